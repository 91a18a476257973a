import { expectStatus, needs, personOf, tell, worldOf, type Context } from '../../context';
import { dayIn } from '../../days';
import type { Answer } from '../../http/exchange';
import { numberAt, textAt, type Json } from '../../json';
import { book, cancel, quote } from '../../world/bookings';
import { newVoucher, voucherOf } from '../../world/world';
import { picked, tellTold } from '../alike/differences';
import { isUsed } from '../voucherStates';
import { planOf } from './sums';

const FROM = 494;
const NIGHTS = 2;
const SAID = ['roomTotal', 'discount', 'totalPrice', 'taxAndFee', 'totalAmount', 'voucherCode'];

interface Stay {
  bookingId: string;
  /** As it was booked. */
  told: { [name: string]: Json };
}

/** "Bookings that used it keep what it took off", also where the stay is changed afterwards. */
export async function keptDiscount(ctx: Context): Promise<void> {
  needs(ctx, 'createQuote', 'createVoucher', 'updateVoucher', 'deleteVoucher', 'getPartnerBooking');
  const guest = personOf(ctx, 'customer');
  const { token } = worldOf(ctx).owner;
  const { voucherId, voucherCode } = await newVoucher(ctx, token, { discountPercent: 20 });
  const plan = planOf(ctx, FROM, { voucherCode, nights: NIGHTS });
  const totalPrice = numberAt((await quote(ctx, plan)).body, 'totalPrice');
  const made = await book(ctx, guest, { ...plan, totalPrice });
  expectStatus(ctx, made, 201, { step: 'a traveller books with a discount' });
  const stay = { bookingId: textAt(made.body, 'bookingId'), told: picked(made.body, SAID) };
  const params = { id: voucherId };
  for (const wish of [{ discountPercent: 5 }, { discountPercent: 20, active: false }]) {
    const { body } = await ctx.client.call('getVoucher', { token, params });
    const version = numberAt(body, 'version');
    const changed = { ...voucherOf(voucherCode), ...wish, version };
    const saved = await ctx.client.call('updateVoucher', { token, params, body: changed });
    expectStatus(ctx, saved, 200, { step: 'a partner saves a discount' });
    await isUsed(ctx, voucherId, 1);
    await isKept(ctx, stay);
  }
  const deleted = await ctx.client.call('deleteVoucher', { token, params });
  expectStatus(ctx, deleted, 200, { step: 'a partner deletes a discount' });
  await isKept(ctx, stay);
  await longer(ctx, stay);
  await cancel(ctx, guest, stay.bookingId);
}

async function isKept(ctx: Context, { bookingId, told }: Stay): Promise<void> {
  const params = { bookingId };
  const { token } = personOf(ctx, 'customer');
  const own = await ctx.client.call('getBooking', { token, params });
  const atDesk = await ctx.client.call('getPartnerBooking', {
    ...{ token: worldOf(ctx).owner.token, params },
  });
  for (const answer of [own, atDesk])
    tellTold(ctx, answer, 'a booking with a discount', told, answer.body);
}

/** A night more takes off no less. */
async function longer(ctx: Context, { bookingId, told }: Stay): Promise<void> {
  needs(ctx, 'previewBookingChange', 'changeBooking');
  const { token } = personOf(ctx, 'customer');
  const call = { token, params: { bookingId } };
  const { body } = await ctx.client.call('getBooking', call);
  const wish = { version: numberAt(body, 'version'), checkOutDate: dayIn(FROM + NIGHTS + 1) };
  const preview = await ctx.client.call('previewBookingChange', { ...call, body: wish });
  expectStatus(ctx, preview, 200, { step: 'a traveller asks what a change would do' });
  takesOff(ctx, preview, numberAt(preview.body, 'after', 'discount'), told);
  const totalPrice = numberAt(preview.body, 'after', 'totalPrice');
  const saved = await ctx.client.call('changeBooking', { ...call, body: { ...wish, totalPrice } });
  expectStatus(ctx, saved, 200, { step: 'a traveller changes a stay' });
  takesOff(ctx, saved, numberAt(saved.body, 'discount'), told);
}

function takesOff(ctx: Context, answer: Answer, seen: number, told: Stay['told']): void {
  const least = numberAt(told, 'discount');
  if (seen >= least) return;
  tell(ctx, answer, {
    cause: 'a stay that is changed loses a discount that is deleted by now',
    severity: 'BREAKS SCREEN',
    expected: `discount: ${least} or more`,
    seen: `discount: ${seen}`,
  });
}
