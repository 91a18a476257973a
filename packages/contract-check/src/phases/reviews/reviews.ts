import { expectStatus, needs, Skipped, step, tell, worldOf, type Context } from '../../context';
import { nightsBetween } from '../../days';
import type { Answer } from '../../http/exchange';
import { at, listAt, numberAt, textAt, type Json } from '../../json';
import type { Person } from '../../world/types';
import { picked, tellAlike, tellTold } from '../alike/differences';
import { CHANGED_REVIEW, FIRST_REVIEW, reviewed, type ReviewedStay } from './reviewed';

/** Only who has slept in a hotel may review it, and nobody has who signed up today: of travellers that are given. */
export async function reviews(ctx: Context): Promise<void> {
  await step(ctx, 'what may be reviewed is what was booked', () => ownStays(ctx));
  await step(ctx, 'a guest says how the stay was', () => written(ctx));
}

interface OwnStays {
  hotelId: number;
  answer: Answer;
  rows: Json[];
}

function givenGuest({ people, input }: Context): Person {
  const given = [people.customer, people.otherCustomer].find((one) => one && !one.isOwn);
  if (!given || input.customers.length === 0) throw new Skipped('no --customer');
  return given;
}

const pastOf = (ctx: Context, { token }: Person) =>
  ctx.client.call('listBookings', { token, query: { when: 'past', size: 50 } });

async function staysOf(ctx: Context, { token }: Person, past: Answer): Promise<OwnStays[]> {
  const hotels = listAt(past.body, 'content').map((row) => numberAt(row, 'hotel', 'id'));
  const stays: OwnStays[] = [];
  for (const hotelId of new Set(hotels)) {
    const answer = await ctx.client.call('listOwnStays', { token, params: { id: hotelId } });
    // Not on sale any more.
    if (answer.status === 404) continue;
    expectStatus(ctx, answer, 200, { step: "a guest's own stays are listed" });
    stays.push({ hotelId, answer, rows: Array.isArray(answer.body) ? answer.body : [] });
  }
  return stays;
}

/** "The newest twenty, newest first". */
async function ownStays(ctx: Context): Promise<void> {
  needs(ctx, 'listBookings', 'listOwnStays');
  const guest = givenGuest(ctx);
  const past = await pastOf(ctx, guest);
  const booked = listAt(past.body, 'content');
  for (const { answer, rows } of await staysOf(ctx, guest, past)) {
    const days = rows.map((row) => textAt(row, 'checkInDate'));
    if (days.join() !== days.toSorted().toReversed().join()) {
      tell(ctx, answer, {
        cause: 'own stays do not begin with the newest',
        severity: 'BREAKS SCREEN',
        expected: days.toSorted().toReversed().join(),
        seen: days.join(),
      });
    }
    for (const row of rows) {
      const booking = booked.find((one) => textAt(one, 'bookingId') === textAt(row, 'bookingId'));
      tellAlike(ctx, answer, 'an own stay', booking, row);
    }
  }
}

async function written(ctx: Context): Promise<void> {
  needs(ctx, 'listBookings', 'listOwnStays', 'writeReview', 'listReviews');
  if (!ctx.input.mayReview) throw new Skipped('no --may-review');
  const guest = givenGuest(ctx);
  const stays = await staysOf(ctx, guest, await pastOf(ctx, guest));
  const waiting = stays.flatMap(({ hotelId, rows }) =>
    rows.filter((row) => !at(row, 'review')).map((row) => ({ hotelId, row })),
  );
  const [first] = waiting;
  if (!first) throw new Skipped('no stay that waits for a review');
  const { hotelId, row } = first;
  const bookingId = textAt(row, 'bookingId');
  const stay = { guest, hotelId, bookingId, owner: await ownerOf(ctx, hotelId) };
  const before = await pageOf(ctx, hotelId);
  const call = { token: guest.token, params: { bookingId }, body: FIRST_REVIEW };
  const review = await ctx.client.call('writeReview', call);
  expectStatus(ctx, review, 201, { step: 'a guest writes a review' });
  await isFirst(ctx, { before, row, hotelId, review });
  await reviewed(ctx, stay, review);
  const { rating } = canChange(ctx) ? CHANGED_REVIEW : FIRST_REVIEW;
  const after = await isCounted(ctx, hotelId, before, rating);
  await isOwn(ctx, stay, after);
  await isTold(ctx, stay);
}

const canChange = ({ offered }: Context) => offered.has('changeReview');

async function ownerOf(ctx: Context, hotelId: number): Promise<Person | undefined> {
  if (!ctx.offered.has('getPartnerHotel')) return undefined;
  for (const person of [worldOf(ctx).owner, ctx.people.otherPartner]) {
    if (!person) continue;
    const { token } = person;
    const { status } = await ctx.client.call('getPartnerHotel', { token, params: { id: hotelId } });
    if (status === 200) return person;
  }
  return undefined;
}

const pageOf = (ctx: Context, id: number) =>
  ctx.client.call('listReviews', { params: { id }, query: { size: 50 } });

/** "The hotel's average and count follow at once": one more, with so many stars. */
async function isCounted(
  ctx: Context,
  hotelId: number,
  before: Answer,
  rating: number,
): Promise<Answer> {
  const after = await pageOf(ctx, hotelId);
  const stars = listAt(before.body, 'distribution').map((count, i) =>
    i + 1 === rating ? Number(count) + 1 : count,
  );
  const totalReviews = numberAt(before.body, 'totalReviews') + 1;
  tellTold(ctx, after, 'a page of reviews', { totalReviews, distribution: stars }, after.body);
  const hotel = await ctx.client.call('getHotel', { params: { id: hotelId } });
  tellTold(ctx, hotel, 'a hotel', { totalReviews }, hotel.body);
  return after;
}

interface Written {
  before: Answer;
  row: Json;
  hotelId: number;
  review: Answer;
}

/** Before all others, and with the stay that it is of. */
async function isFirst(ctx: Context, { before, row, hotelId, review }: Written): Promise<void> {
  const after = await isCounted(ctx, hotelId, before, FIRST_REVIEW.rating);
  const day = (name: string) => textAt(row, name);
  const expected = {
    ...{ id: numberAt(review.body, 'id'), ...FIRST_REVIEW, hotelResponse: null },
    stay: {
      month: day('checkInDate').slice(0, 7),
      nights: nightsBetween(day('checkInDate'), day('checkOutDate')),
      rooms: listAt(row, 'rooms'),
    },
  };
  tellTold(ctx, after, 'the newest review', expected, at(after.body, 'content', 0));
}

/** What its guest reads of it is what everybody reads. */
async function isOwn(ctx: Context, stay: ReviewedStay, page: Answer): Promise<void> {
  const call = { token: stay.guest.token, params: { id: stay.hotelId } };
  const answer = await ctx.client.call('listOwnStays', call);
  const rows = Array.isArray(answer.body) ? answer.body : [];
  const row = rows.find((one) => textAt(one, 'bookingId') === stay.bookingId);
  const listed = listAt(page.body, 'content').find(
    (one) => at(one, 'id') === at(row, 'review', 'id'),
  );
  const expected = picked(listed, ['rating', 'comment', 'hotelResponse']);
  tellTold(ctx, answer, 'an own review', expected, at(row, 'review'));
}

/** "Its owner is told." */
async function isTold(ctx: Context, { owner, bookingId }: ReviewedStay): Promise<void> {
  if (!owner || !ctx.offered.has('listNotifications')) return;
  const { token } = owner;
  const list = await ctx.client.call('listNotifications', { token, query: { size: 50 } });
  const kinds = listAt(list.body, 'content')
    .filter((row) => textAt(row, 'bookingId') === bookingId)
    .map((row) => textAt(row, 'kind'));
  for (const kind of ['REVIEW_WRITTEN', ...(canChange(ctx) ? ['REVIEW_CHANGED'] : [])]) {
    if (kinds.includes(kind)) continue;
    tell(ctx, list, {
      cause: 'an owner is not told of a review',
      severity: 'BREAKS SCREEN',
      expected: `${kind} of ${bookingId}`,
      seen: kinds.join() || 'nothing',
    });
  }
}
