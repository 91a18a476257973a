import {
  expectStatus,
  needs,
  seemsStatus,
  Skipped,
  stepsAtOnce,
  tell,
  worldOf,
  type Context,
} from '../context';
import { toldIn, type Answer } from '../http/exchange';
import { at, listAt, textAt, textOf } from '../json';
import { mailsOf, newPerson, signUpOf } from '../people/people';
import { book, booked, cancel, priceOf } from '../world/bookings';
import { dayIn } from '../days';
import { tellTold } from './alike/differences';

/** What others see of somebody, and what is left of a deleted account. */
export async function privacy(ctx: Context): Promise<void> {
  await stepsAtOnce(ctx, [
    ['addresses of accounts are not public', others],
    ['what an account takes along', exported],
    ['what a deleted account leaves', deleted],
    ['under a review of a deleted account stands no name', reviewer],
  ]);
}

async function others(ctx: Context): Promise<void> {
  const { customer, otherCustomer, partner } = ctx.people;
  for (const id of ['getHotel', 'listReviews']) {
    if (!ctx.offered.has(id) || !ctx.world) continue;
    const answer = await ctx.client.call(id, { params: { id: ctx.world.hotelId } });
    const told = [customer, otherCustomer, partner].find(
      (one) => one && toldIn(answer).includes(one.email),
    );
    if (!told) continue;
    tell(ctx, answer, {
      cause: `${id} tells an account's address to everybody`,
      severity: 'UNSAFE',
      expected: 'no address of an account',
      seen: told.email,
    });
  }
}

async function deleted(ctx: Context): Promise<void> {
  needs(ctx, 'deleteAccount', 'createBooking', 'cancelBooking');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const person = await newPerson(ctx, 'customer');
  const { token, email, password } = person;
  const plan = { hotelId, rooms: rooms.slice(0, 2), from: 192 };
  const made = await booked(ctx, person, { ...plan, totalPrice: await priceOf(ctx, plan) });
  const bookingId = textAt(made.body, 'bookingId');
  const next = { hotelId, rooms: rooms.slice(0, 1), from: 194 };
  const more = await booked(ctx, person, { ...next, totalPrice: await priceOf(ctx, next) });
  const wrong = await ctx.client.call('deleteAccount', { token, body: { password: 'Khongphai1' } });
  seemsStatus(ctx, wrong, 422, {
    step: 'deleting an account needs its password',
    severity: wrong.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
  });
  const early = await ctx.client.call('deleteAccount', { token, body: { password } });
  const expected = {
    step: 'an account with a coming stay is not deleted',
    code: 'COMING_BOOKINGS',
  };
  // Two rooms of one booking are one.
  if (seemsStatus(ctx, early, 409, expected))
    tellTold(ctx, early, expected.code, { bookings: 2 }, early.body);
  for (const { body } of [made, more]) await cancel(ctx, person, textAt(body, 'bookingId'));
  const gone = await ctx.client.call('deleteAccount', { token, body: { password } });
  if (gone.status === 503) throw new Skipped('the server asks to wait');
  expectStatus(ctx, gone, 200, { step: 'a traveller deletes the account' });
  const me = await ctx.client.call('getCurrentUser', { token });
  seemsStatus(ctx, me, 401, { step: 'a deleted account is still signed in', severity: 'UNSAFE' });
  const login = await ctx.client.call('login', { body: { email, password } });
  seemsStatus(ctx, login, 401, { step: 'a deleted account still signs in', severity: 'UNSAFE' });
  await signsUpAnew(ctx, email);
  const query = { hotelId, from: dayIn(0), size: 50 };
  for (const id of ['listPartnerBookings', 'exportPartnerBookings', 'getPartnerBooking']) {
    if (!ctx.offered.has(id)) continue;
    const isOne = id === 'getPartnerBooking';
    const answer = await ctx.client.call(id, {
      token: owner.token,
      ...(isOne
        ? { params: { bookingId } }
        : { query: id.startsWith('list') ? query : { hotelId } }),
    });
    if (isOne && textAt(answer.body, 'user', 'phoneNumber') === '') nameless(ctx, answer);
    if (!toldIn(answer).includes(email)) continue;
    tell(ctx, answer, {
      cause: "a deleted account's address is still told",
      severity: 'UNSAFE',
      expected: `no ${email}: bookings stay without it`,
      seen: id,
    });
  }
}

/** "The address may sign up anew." */
async function signsUpAnew(ctx: Context, email: string): Promise<void> {
  const mails = mailsOf(ctx);
  const before = (await mails.tokensTo(email)).length;
  const made = await ctx.client.call('signUp', { body: signUpOf('customer', email) });
  const token = (await mails.tokensTo(email, before + 1)).slice(before).at(-1);
  const answer = token && (await ctx.client.call('verifyAccount', { query: { token } }));
  if (answer && answer.status === 200) return;
  tell(ctx, answer || made, {
    cause: "a deleted account's address cannot sign up anew",
    severity: 'BREAKS SCREEN',
    expected: 'a mail with a link that opens the new account',
    seen: answer ? `${answer.status} ${answer.code}` : 'no mail',
  });
}

/** "Bookings stay with their hotels, with the guest's name and phone number." */
function nameless(ctx: Context, answer: Answer): void {
  tell(ctx, answer, {
    cause: "a deleted account's booking does not say who it was of",
    severity: 'BREAKS SCREEN',
    expected: "the guest's name and phone number",
    seen: textOf(at(answer.body, 'user')).slice(0, 120),
  });
}

/** "Reviews stay without a name and without the stay that they are about." */
function withoutStay(ctx: Context, list: Answer, comment: string): void {
  const review = listAt(list.body, 'content').find(
    (row) => textAt(row, 'comment') === comment && textAt(row, 'userName') === '',
  );
  if (!at(review, 'stay') && !at(review, 'bookingId')) return;
  tell(ctx, list, {
    cause: 'the review of a deleted account tells which stay it is of',
    severity: 'UNSAFE',
    expected: 'neither stay nor bookingId',
    seen: textOf(review).slice(0, 160),
  });
}

/** What an account has is all in what it takes along, and nothing of others. */
async function exported(ctx: Context): Promise<void> {
  needs(ctx, 'exportAccount', 'addFavourite', 'removeFavourite', 'createBooking');
  const { hotelId, rooms } = worldOf(ctx);
  const person = await newPerson(ctx, 'customer');
  const { token } = person;
  await ctx.client.call('addFavourite', { token, params: { hotelId } });
  const plan = { hotelId, rooms: rooms.slice(0, 1), from: 196 };
  const made = await book(ctx, person, { ...plan, totalPrice: await priceOf(ctx, plan) });
  expectStatus(ctx, made, 201, { step: 'a traveller books free rooms at their price' });
  await cancel(ctx, person, textAt(made.body, 'bookingId'));
  const all = await ctx.client.call('exportAccount', { token });
  expectStatus(ctx, all, 200, { step: 'a traveller takes their data along' });
  const expected = [textAt(made.body, 'bookingId'), String(hotelId)].join();
  const seen = [
    ...listAt(all.body, 'bookings').map((one) => textAt(one, 'bookingId')),
    ...listAt(all.body, 'favourites').map((one) => textOf(at(one, 'hotelId'))),
  ].join();
  if (seen === expected) return;
  tell(ctx, all, {
    cause: 'what an account takes along is not all of it, or more',
    severity: seen.length > expected.length ? 'UNSAFE' : 'CONTRACT',
    expected,
    seen: seen.slice(0, 120),
  });
}

const NAME = { firstName: 'Ngọc Diệp', lastName: 'Phạm Kiểm Thử' };

/** Where a stay may be reviewed on the day of its arrival; elsewhere nothing can be said. */
async function reviewer(ctx: Context): Promise<void> {
  needs(ctx, 'deleteAccount', 'writeReview', 'checkInBooking', 'checkOutBooking', 'updateProfile');
  const { hotelId, rooms, owner } = worldOf(ctx);
  const person = await newPerson(ctx, 'customer');
  const { token, password } = person;
  await ctx.client.call('updateProfile', { token, body: { ...NAME, phone: '0912345678' } });
  const plan = { hotelId, rooms: rooms.slice(1, 2), from: 0, nights: 1 };
  const made = await book(ctx, person, { ...plan, totalPrice: await priceOf(ctx, plan) });
  expectStatus(ctx, made, 201, { step: 'a traveller books a room for tonight' });
  const params = { bookingId: textAt(made.body, 'bookingId') };
  await ctx.client.call('checkInBooking', { token: owner.token, params });
  await ctx.client.call('checkOutBooking', { token: owner.token, params });
  const body = { rating: 4, comment: 'Sạch sẽ.' };
  const written = await ctx.client.call('writeReview', { token, params, body });
  if (written.status !== 201) throw new Skipped(`a review on the day of arrival: ${written.code}`);
  const gone = await ctx.client.call('deleteAccount', { token, body: { password } });
  if (gone.status !== 200) throw new Skipped(`the account stays: ${gone.code}`);
  for (const id of ['listReviews', 'listPartnerReviews']) {
    if (!ctx.offered.has(id)) continue;
    const call = id === 'listReviews' ? { params: { id: hotelId } } : { query: { hotelId } };
    const list = await ctx.client.call(id, { token: owner.token, ...call });
    withoutStay(ctx, list, body.comment);
    const told = toldIn(list);
    if (!told.includes(NAME.firstName) && !told.includes(NAME.lastName)) continue;
    tell(ctx, list, {
      cause: "a deleted account's name still stands under its review",
      severity: 'UNSAFE',
      expected: `no ${NAME.firstName}`,
      seen: id,
    });
  }
}
