import type { Operation } from '../contract/contract';
import {
  needs,
  offeredOperations,
  personOf,
  Skipped,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { dayIn } from '../days';
import type { Answer, Call } from '../http/exchange';
import { at, isObject, listAt, numberAt, textAt, textOf, type Json } from '../json';
import { requestOf } from '../world/requests';
import { secondHotel } from '../world/world';

/** By whichever way something is named, it is told to its owner only. */
export async function strangers(ctx: Context): Promise<void> {
  await step(ctx, "lists of another's hotel", () => listsByHotel(ctx));
  await step(ctx, "another's booking by its code", () => byCode(ctx));
  await step(ctx, "another's things below all of one's own", () => lastIds(ctx));
  await step(ctx, "another's room beside a hotel of one's own", () => besideOwn(ctx));
  await step(ctx, "a review of another's hotel", () => reviews(ctx));
  await step(ctx, "a partner's day counts the partner's own", () => dashboard(ctx));
}

const isPartners = ({ answers }: Operation) => (answers.partner ?? 500) < 300;
const pathNames = ({ path }: Operation) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function tellOpen(ctx: Context, answer: Answer, cause: string, expected: string): void {
  tell(ctx, answer, {
    cause,
    severity: 'UNSAFE',
    expected,
    seen: `${answer.status} ${answer.text.slice(0, 100)}`,
  });
}

/** A filter narrows what is one's own; it does not open what is not. */
async function listsByHotel(ctx: Context): Promise<void> {
  const { token } = personOf(ctx, 'otherPartner');
  const { hotelId } = worldOf(ctx);
  for (const operation of offeredOperations(ctx)) {
    const isAsked = operation.parameters.some(
      (one) => one.in === 'query' && one.name === 'hotelId',
    );
    if (!isAsked || !isPartners(operation) || pathNames(operation).length > 0) continue;
    const answer = await ctx.client.call(operation.id, { token, query: { hotelId } });
    const isTold =
      listAt(answer.body, 'content').length > 0 || numberAt(answer.body, 'totalElements') > 0;
    // A table of a spreadsheet has its head.
    const rows = answer.body === undefined ? answer.text.trim().split('\n').length - 1 : 0;
    if (answer.status >= 300 || (!isTold && rows <= 0)) continue;
    tellOpen(ctx, answer, `${operation.id} tells of another's hotel when asked for it`, 'no rows');
  }
}

/** Not even by the name of a single one. */
async function byCode(ctx: Context): Promise<void> {
  needs(ctx, 'listPartnerBookings');
  const { owner } = worldOf(ctx);
  const own = await ctx.client.call('listPartnerBookings', {
    ...{ token: owner.token, query: { size: 1 } },
  });
  const bookingIdOf = (row: Json | undefined) => textAt(row, 'bookingId');
  const text = bookingIdOf(listAt(own.body, 'content')[0]);
  if (text === '') throw new Skipped('no booking to look for');
  const { token } = personOf(ctx, 'otherPartner');
  const answer = await ctx.client.call('listPartnerBookings', { token, query: { text } });
  if (!listAt(answer.body, 'content').some((row) => bookingIdOf(row) === text)) return;
  tellOpen(ctx, answer, "another's booking is found by its code", 'no such row');
}

/** Hotel and room are one's own: what stands below them is another's. */
async function lastIds(ctx: Context): Promise<void> {
  const world = worldOf(ctx);
  const { token } = world.owner;
  const own = await secondHotel(ctx);
  for (const operation of offeredOperations(ctx)) {
    const names = pathNames(operation);
    const last = names.at(-1) ?? '';
    const isBelow = names[0] === 'hotelId' && names.length > 1 && last !== 'roomId';
    if (!isBelow || !isPartners(operation)) continue;
    const request = requestOf(ctx, operation, world);
    if (!request) continue;
    const inOwn = {
      hotelId: own.hotelId,
      ...(names.includes('roomId') && { roomId: own.room.id }),
    };
    const params = { ...request.params, ...inOwn };
    const answer = await ctx.client.call(operation.id, { ...request, params, token });
    if (answer.status === 404 || answer.status === 429) continue;
    const cause = `${operation.id} of what stands below something else`;
    tellOpen(ctx, answer, cause, '404 NOT_FOUND');
  }
}

/** Bodies that name a hotel, and a room that is not in it. */
async function besideOwn(ctx: Context): Promise<void> {
  const world = worldOf(ctx);
  const own = await secondHotel(ctx);
  for (const operation of offeredOperations(ctx)) {
    const request = isPartners(operation) ? requestOf(ctx, operation, world) : undefined;
    if (!request || !isObject(request.body)) continue;
    if (!('hotelId' in request.body) || !('roomId' in request.body)) continue;
    const body = { ...request.body, hotelId: own.hotelId };
    const answer = await ctx.client.call(operation.id, {
      ...request,
      body,
      token: world.owner.token,
    });
    if (answer.status === 404 || answer.status === 422) continue;
    tellOpen(ctx, answer, `${operation.id} of a room of another hotel`, '404 or 422');
  }
}

/** Whoever reads a hotel's page knows the numbers of its reviews. */
async function reviews(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerReview', 'listPartnerHotels', 'listHotels', 'listReviews');
  const { token } = personOf(ctx, 'otherPartner');
  const rowsOf = async (id: string, call: Call) =>
    listAt((await ctx.client.call(id, call)).body, 'content');
  const query = { size: 50 };
  const own = (await rowsOf('listPartnerHotels', { token, query })).map((row) => at(row, 'id'));
  const hotel = (await rowsOf('listHotels', { query })).find(
    (row) => numberAt(row, 'totalReviews') > 0 && !own.includes(at(row, 'id')),
  );
  if (!hotel) throw new Skipped("no review of another's hotel");
  const hotelId = numberAt(hotel, 'id');
  const [review] = await rowsOf('listReviews', { params: { id: hotelId } });
  const reviewId = numberAt(review, 'id');
  for (const through of [hotelId, own[0]]) {
    if (typeof through !== 'number') continue;
    const params = { hotelId: through, reviewId };
    const answer = await ctx.client.call('getPartnerReview', { token, params });
    if (answer.status === 404) continue;
    tellOpen(ctx, answer, "a partner opens a review of another's hotel", '404 NOT_FOUND');
  }
  if (!ctx.offered.has('listPartnerReviews')) return;
  const list = await ctx.client.call('listPartnerReviews', { token, query: { hotelId } });
  if (list.status >= 300 || listAt(list.body, 'content').length === 0) return;
  tellOpen(ctx, list, "a partner is told of the reviews of another's hotel", 'no rows');
}

async function comingTo(ctx: Context, token: string): Promise<Json | undefined> {
  if (!ctx.offered.has('listPartnerBookings')) return undefined;
  const query = { status: 'CONFIRMED', from: dayIn(0), size: 1 };
  const list = await ctx.client.call('listPartnerBookings', { token, query });
  return at(list.body, 'totalElements');
}

async function dashboard(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerDashboard', 'listPartnerHotels');
  for (const { token } of [worldOf(ctx).owner, personOf(ctx, 'otherPartner')]) {
    const day = await ctx.client.call('getPartnerDashboard', { token, query: { day: dayIn(0) } });
    const count = async (query: Record<string, string | number>) => {
      const list = await ctx.client.call('listPartnerHotels', {
        token,
        query: { size: 50, ...query },
      });
      return list.body;
    };
    const all = await count({});
    const rooms = listAt(all, 'content').reduce<number>(
      (sum, row) => sum + numberAt(row, 'numRooms'),
      0,
    );
    const expected: [string, Json | undefined][] = [
      ['hotels', at(all, 'totalElements')],
      ['listedHotels', at(await count({ state: 'LISTED' }), 'totalElements')],
      ['comingBookings', await comingTo(ctx, token)],
      ...(numberAt(all, 'totalPages') === 1 ? ([['rooms', rooms]] as [string, Json][]) : []),
    ];
    for (const [name, right] of expected) {
      if (right === undefined || at(day.body, name) === right) continue;
      tell(ctx, day, {
        cause: `the partner's day counts other ${name} than the lists hold`,
        severity: 'BREAKS SCREEN',
        expected: textOf(right),
        seen: textOf(at(day.body, name)),
      });
    }
  }
}
