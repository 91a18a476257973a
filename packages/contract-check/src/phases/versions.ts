import { expectStatus, needs, seemsStatus, step, tell, worldOf, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { numberAt, textAt, type Json } from '../json';
import { HOTEL, ROOM, newVoucher, voucherOf } from '../world/world';

interface Form {
  noun: string;
  read: string;
  save: string;
  readParams: Record<string, number>;
  saveParams: Record<string, number>;
  body: Record<string, Json>;
  field: string;
}

/** Who saves what somebody else has saved meanwhile is told so, and overwrites nothing. */
export async function versions(ctx: Context): Promise<void> {
  const { hotelId, rooms, owner } = worldOf(ctx);
  const roomId = rooms[0]!.id;
  const { name, ...room } = ROOM;
  const forms: Form[] = [
    {
      noun: 'hotel',
      read: 'getPartnerHotel',
      save: 'updatePartnerHotel',
      readParams: { id: hotelId },
      saveParams: { id: hotelId },
      body: HOTEL,
      field: 'description',
    },
    {
      noun: 'room',
      read: 'getPartnerRoom',
      save: 'updatePartnerRoom',
      readParams: { roomId },
      saveParams: { hotelId, roomId },
      body: { ...room, name, roomNumber: '101', pricePerNight: rooms[0]!.price },
      field: 'description',
    },
  ];
  for (const form of forms) await step(ctx, `two save one ${form.noun}`, () => twice(ctx, form));
  await step(ctx, 'a hotel with rooms keeps its currency', () => keepsCurrency(ctx));
  await step(ctx, 'two save one discount', async () => {
    needs(ctx, 'createVoucher');
    const made = await newVoucher(ctx, owner.token, { discountPercent: 5 });
    const params = { id: made.voucherId };
    await twice(ctx, {
      noun: 'discount',
      read: 'getVoucher',
      save: 'updateVoucher',
      readParams: params,
      saveParams: params,
      body: { ...voucherOf(made.voucherCode), discountPercent: 5 },
      field: 'description',
    });
  });
}

/** "The currency is fixed while the hotel has rooms": their prices are in it. */
async function keepsCurrency(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerHotel', 'updatePartnerHotel');
  const { hotelId, owner } = worldOf(ctx);
  const call = { token: owner.token, params: { id: hotelId } };
  const read = () => ctx.client.call('getPartnerHotel', call);
  const version = numberAt((await read()).body, 'version');
  const priceRange = { min: 20, max: 60 };
  const body = { ...HOTEL, currency: 'USD', priceRange, version };
  const answer = await ctx.client.call('updatePartnerHotel', { ...call, body });
  const after = await read();
  if (textAt(after.body, 'currency') !== 'USD') return;
  tell(ctx, answer, {
    cause: 'a hotel with rooms changes its currency',
    severity: 'BREAKS SCREEN',
    expected: 'currency: VND, as its rooms have their prices in',
    seen: `${answer.status}, currency: USD`,
  });
}

async function twice(ctx: Context, form: Form): Promise<void> {
  needs(ctx, form.read, form.save);
  const { token } = worldOf(ctx).owner;
  const read = () => ctx.client.call(form.read, { token, params: form.readParams });
  const save = (version: number, words: string): Promise<Answer> =>
    ctx.client.call(form.save, {
      token,
      params: form.saveParams,
      body: { ...form.body, [form.field]: words, version },
    });
  const opened = numberAt((await read()).body, 'version');
  expectStatus(ctx, await save(opened, 'Của người đầu'), 200, {
    step: `a partner saves a ${form.noun}`,
  });
  const late = await save(opened, 'Của người sau');
  seemsStatus(ctx, late, 409, {
    step: `a ${form.noun} that was saved meanwhile is overwritten`,
    severity: 'UNSAFE',
    code: 'STALE',
  });
  const after = await read();
  if (textAt(after.body, form.field) !== 'Của người đầu') {
    tell(ctx, after, {
      cause: `a refused change of a ${form.noun} is stored`,
      severity: 'UNSAFE',
      expected: 'what was saved first',
      seen: textAt(after.body, form.field),
    });
  }
  const version = numberAt(after.body, 'version');
  const both = await Promise.all([save(version, 'Một'), save(version, 'Hai')]);
  const saved = both.filter(({ status }) => status === 200).length;
  if (saved === 1) return;
  tell(ctx, both[0], {
    cause: `of two who save a ${form.noun} at the same moment, ${saved} are told it is saved`,
    severity: 'UNSAFE',
    expected: 'one 200, one 409 STALE',
    seen: both.map(({ status, code }) => `${status} ${code}`.trim()).join(', '),
  });
}
