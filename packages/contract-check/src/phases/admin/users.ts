import { expectStatus, needs, personOf, seemsStatus, tell, type Context } from '../../context';
import { listAt, numberAt, textAt, type Json } from '../../json';
import { newPerson } from '../../people/people';
import { booked, priceOf } from '../../world/bookings';
import { HOTEL, newRoom } from '../../world/world';
import { ownWord } from '../lists/lists';
import { keeps } from '../partnerFlow';
import { atRisk } from './hotels';
import { asAdmin, inLog } from './log';
import { onOffer } from './offer';

/** An account, by its address. */
async function userOf(
  ctx: Context,
  email: string,
  more: Record<string, string> = {},
): Promise<Json | undefined> {
  const list = await asAdmin(ctx)('listUsers', { query: { text: email, size: 50, ...more } });
  expectStatus(ctx, list, 200, { step: 'an administrator looks for an account' });
  return listAt(list.body, 'content').find((row) => textAt(row, 'email') === email);
}

/** "Its tokens end at once and it cannot sign in. Its hotels are off sale until it is restored." */
export async function suspendedUser(ctx: Context): Promise<void> {
  needs(ctx, 'suspendUser', 'restoreUser', 'listUsers', 'listAllHotels', 'setHotelListing');
  const admin = asAdmin(ctx);
  const word = ownWord();
  const person = await newPerson(ctx, 'partner');
  const { token, email, password } = person;
  const name = `Nhà ${word}`;
  const made = await ctx.client.call('createPartnerHotel', { token, body: { ...HOTEL, name } });
  expectStatus(ctx, made, 201, { step: 'a partner creates a hotel' });
  const hotelId = numberAt(made.body, 'id');
  const room = await newRoom(ctx, { hotelId, token, price: 420_000, number: '1' });
  const listed = await ctx.client.call('setHotelListing', {
    token,
    params: { hotelId },
    body: { listed: true },
  });
  expectStatus(ctx, listed, 200, { step: 'a partner puts a complete hotel on sale' });
  const guest = personOf(ctx, 'customer');
  const stay = { hotelId, rooms: [room], from: 594 };
  const coming = await booked(ctx, guest, { ...stay, totalPrice: await priceOf(ctx, stay) });
  const bookingId = textAt(coming.body, 'bookingId');
  const id = numberAt(await userOf(ctx, email), 'id');
  const reason = `${word}: không phải chủ nhà.`;
  const done = await admin('suspendUser', { params: { id }, body: { reason } });
  expectStatus(ctx, done, 200, { step: 'an administrator suspends an account' });
  keeps(
    ctx,
    done.body,
    { email, role: 'PARTNER', suspendedReason: reason, verified: true, hotels: 2 },
    'suspended account',
  );
  const kept = await ctx.client.call('getCurrentUser', { token });
  seemsStatus(ctx, kept, 401, {
    step: 'a suspended account goes on',
    severity: kept.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  const login = () => ctx.client.call('login', { body: { email, password } });
  const out = await login();
  seemsStatus(ctx, out, 403, {
    step: 'a suspended account signs in',
    severity: out.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
    code: 'ACCOUNT_SUSPENDED',
  });
  const guessed = await ctx.client.call('login', { body: { email, password: 'Khongphai1' } });
  seemsStatus(ctx, guessed, 401, {
    step: 'somebody guesses at the password of a suspended account',
    severity: 'UNSAFE',
    code: 'WRONG_CREDENTIALS',
  });
  await chosen(ctx, email, 'yes');
  await owned(ctx, word, true);
  const sale = { hotelId, room, word, from: 598 };
  await onOffer(ctx, sale, false);
  await standsAtRisk(ctx, bookingId, word);
  const again = await admin('suspendUser', { params: { id }, body: { reason: 'Khác.' } });
  seemsStatus(ctx, again, 409, { step: 'an account is suspended twice', code: 'STATUS_CHANGED' });
  const back = await admin('restoreUser', { params: { id }, body: { reason: `${word}: đã rõ.` } });
  expectStatus(ctx, back, 200, { step: 'an administrator restores an account' });
  keeps(ctx, back.body, { suspendedReason: null }, 'restored account');
  const twice = await admin('restoreUser', { params: { id }, body: { reason } });
  seemsStatus(ctx, twice, 409, { step: 'an account is restored twice', code: 'STATUS_CHANGED' });
  await chosen(ctx, email, 'no');
  await owned(ctx, word, false);
  await onOffer(ctx, sale, true);
  const old = await ctx.client.call('getCurrentUser', { token });
  seemsStatus(ctx, old, 401, { step: 'a token that was withdrawn comes back', severity: 'UNSAFE' });
  const signedIn = await login();
  expectStatus(ctx, signedIn, 200, { step: 'a restored account signs in' });
  const fresh = textAt(signedIn.body, 'jwt');
  await inLog(ctx, word, [
    ['RESTORE_USER', id],
    ...(ctx.offered.has('cancelBookingAtRisk') ? [['CANCEL_BOOKING'] as [string]] : []),
    ['SUSPEND_USER', id],
  ]);
  await ctx.client.call('setHotelListing', {
    token: fresh,
    params: { hotelId },
    body: { listed: false },
  });
}

/** "Bookings that stand are kept", at risk until somebody cancels them, as at a hotel that is suspended itself. */
async function standsAtRisk(ctx: Context, bookingId: string, word: string): Promise<void> {
  const { token } = personOf(ctx, 'customer');
  const call = { token, params: { bookingId } };
  const own = await ctx.client.call('getBooking', call);
  keeps(ctx, own.body, { status: 'CONFIRMED', hotelSuspended: true }, 'booking of such a hotel');
  await atRisk(ctx, word, [bookingId]);
  if (!ctx.offered.has('cancelBookingAtRisk')) return;
  const body = { reason: `${word}: nhà đóng cửa.` };
  const gone = await asAdmin(ctx)('cancelBookingAtRisk', { params: { bookingId }, body });
  expectStatus(ctx, gone, 200, { step: 'an administrator cancels a booking' });
  await atRisk(ctx, word, []);
}

async function chosen(ctx: Context, email: string, suspended: string): Promise<void> {
  for (const one of ['yes', 'no']) {
    const isThere = (await userOf(ctx, email, { suspended: one })) !== undefined;
    const role = await userOf(ctx, email, { suspended: one, role: 'CUSTOMER' });
    if (isThere === (one === suspended) && !role) continue;
    ctx.findings.report({
      cause: 'accounts are not chosen by whether they are suspended, or by their role',
      severity: 'BREAKS SCREEN',
      expected: `${email}, a partner: suspended=${suspended}`,
      seen: `${isThere ? '' : 'not '}there by suspended=${one}`,
      operationId: 'listUsers',
    });
  }
}

async function owned(ctx: Context, word: string, isSuspended: boolean): Promise<void> {
  const list = await asAdmin(ctx)('listAllHotels', { query: { text: word } });
  const [row] = listAt(list.body, 'content');
  keeps(
    ctx,
    row,
    { ownerSuspended: isSuspended, state: 'LISTED', suspendedReason: null, ownerName: 'Trần Minh' },
    'hotel of an account',
  );
}

/** "An administrator cannot suspend themselves." */
export async function oneself(ctx: Context): Promise<void> {
  needs(ctx, 'suspendUser', 'getCurrentUser');
  const { token } = personOf(ctx, 'admin');
  const { body } = await ctx.client.call('getCurrentUser', { token });
  const params = { id: numberAt(body, 'id') };
  const answer = await asAdmin(ctx)('suspendUser', { params, body: { reason: 'Thử.' } });
  seemsStatus(ctx, answer, 409, {
    step: 'an administrator suspends themselves',
    code: 'NOT_ONESELF',
  });
  if (answer.status !== 200) return;
  tell(ctx, answer, {
    cause: 'an administrator has locked themselves out',
    severity: 'UNSAFE',
    expected: '409 NOT_ONESELF',
    seen: '200',
  });
}
