import type { Operation } from '../contract/contract';
import { needs, offeredOperations, personOf, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import { toldIn, type Answer, type Call } from '../http/exchange';
import { isObject, listAt, numberAt, textAt, type Json } from '../json';
import { booked, cancel } from '../world/bookings';
import { requestOf } from '../world/requests';
import { HOTEL, secondHotel } from '../world/world';
import type { Person, World } from '../world/types';

/** What is somebody's is nobody else's: not by its number, not below a parent of one's own, not in a list. */
export async function ownership(ctx: Context): Promise<void> {
  const world = worldOf(ctx);
  await step(ctx, 'a booking of one traveller is closed to another', () => bookings(ctx, world));
  await step(ctx, "another's things below a hotel of one's own", () => belowOwn(ctx, world));
  await step(ctx, 'what is not on sale is closed to travellers', () => drafts(ctx, world));
  await step(ctx, "lists hold one's own only", () => lists(ctx, world));
}

const isOf = (operation: Operation, caller: 'customer' | 'partner') =>
  (operation.answers[caller] ?? 500) < 300;

const names = ({ path }: Operation) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function tellOpen(ctx: Context, answer: Answer, cause: string, expected = '404 NOT_FOUND'): void {
  tell(ctx, answer, {
    cause,
    severity: answer.status < 300 || answer.status === 409 ? 'UNSAFE' : 'WRONG MESSAGE',
    expected,
    seen: `${answer.status} ${answer.code}`,
  });
}

/** Travellers ask for the booking of another: reading, changing, cancelling, reviewing. */
async function bookings(ctx: Context, world: World): Promise<void> {
  const customer = personOf(ctx, 'customer');
  const otherCustomer = personOf(ctx, 'otherCustomer');
  const plan = { hotelId: world.hotelId, rooms: world.rooms.slice(1, 2), from: 74 };
  const { body } = await booked(ctx, customer, plan);
  const bookingId = textAt(body, 'bookingId');
  const own = { ...world, ids: { ...world.ids, bookingId } };
  for (const operation of offeredOperations(ctx)) {
    if (!names(operation).includes('bookingId') || !isOf(operation, 'customer')) continue;
    const request = requestOf(ctx, operation, own);
    if (!request) continue;
    const answer = await ctx.client.call(operation.id, { ...request, token: otherCustomer.token });
    if (answer.status === 404 || answer.status === 429) continue;
    tellOpen(ctx, answer, `${operation.id} of somebody else's booking`);
  }
  if (ctx.offered.has('getBooking')) {
    const call = { token: customer.token, params: { bookingId } };
    const after = await ctx.client.call('getBooking', call);
    if (textAt(after.body, 'status') !== 'CONFIRMED') {
      tellOpen(ctx, after, "a stranger changes somebody else's booking", 'status CONFIRMED');
    }
  }
  await cancel(ctx, customer, bookingId);
}

/** A hotel of the other partner's own, in whose name the first one's rooms are asked for. */
async function belowOwn(ctx: Context, world: World): Promise<void> {
  const otherPartner = personOf(ctx, 'otherPartner');
  const hotelId = await hotelOf(ctx, otherPartner);
  for (const operation of offeredOperations(ctx)) {
    if (!names(operation).includes('hotelId') || !isOf(operation, 'partner')) continue;
    const isBelow = names(operation).length > 1;
    const request = requestOf(ctx, operation, world);
    if (!request || (!isBelow && !namesThings(request.body))) continue;
    const call: Call = { ...request, params: { ...request.params, hotelId } };
    const answer = await ctx.client.call(operation.id, { ...call, token: otherPartner.token });
    const isRefused = answer.status === 404 || (!isBelow && answer.status === 422);
    if (isRefused || answer.status === 429) continue;
    const expected = isBelow ? '404 NOT_FOUND' : '404 or 422';
    tellOpen(ctx, answer, `${operation.id} of another's below one's own hotel`, expected);
  }
}

/** Whether a body says which rooms or kinds of rooms it is about. */
function namesThings(body: unknown): boolean {
  return isObject(body) && ['roomIds', 'typeIds', 'roomId', 'typeId'].some((name) => name in body);
}

async function hotelOf(ctx: Context, { token }: Person): Promise<number> {
  const made = await ctx.client.call('createPartnerHotel', { token, body: HOTEL });
  const hotelId = numberAt(made.body, 'id');
  ctx.undo.push(() =>
    ctx.offered.has('deletePartnerHotel')
      ? ctx.client.call('deletePartnerHotel', { token, params: { id: hotelId } })
      : Promise.resolve(),
  );
  return hotelId;
}

/** A hotel that was never on sale, and all that is public of others. */
async function drafts(ctx: Context, world: World): Promise<void> {
  needs(ctx, 'setHotelListing');
  const { hotelId, room } = await secondHotel(ctx);
  const draft: World = { ...world, hotelId, rooms: [room] };
  for (const operation of offeredOperations(ctx)) {
    const isPublic = (operation.answers.anonymous ?? 500) < 300;
    if (!isPublic || operation.method !== 'GET' || names(operation).length === 0) continue;
    const request = requestOf(ctx, operation, draft);
    if (!request) continue;
    const answer = await ctx.client.call(operation.id, request);
    if (answer.status === 404) continue;
    tellOpen(ctx, answer, `${operation.id} tells of a hotel that is not published`);
  }
}

/** By what only one of them has: a booking, a discount, a hotel, an address. */
async function lists(ctx: Context, world: World): Promise<void> {
  const { customer, otherCustomer, otherPartner } = ctx.people;
  const bookingId = String(world.ids['bookingId'] ?? '');
  const secrets = [customer?.email ?? '', bookingId, world.voucherCode].filter(Boolean);
  for (const operation of offeredOperations(ctx)) {
    if (operation.method !== 'GET' || operation.isStream || names(operation).length > 0) continue;
    if (operation.answers.anonymous !== 401) continue;
    const stranger = isOf(operation, 'customer') ? otherCustomer : otherPartner;
    const request = requestOf(ctx, operation, world);
    if (!stranger || !request) continue;
    const pages = { size: 50, from: dayIn(0) };
    const query = Object.fromEntries(
      Object.entries(pages).filter(([name]) => operation.parameters.some((p) => p.name === name)),
    );
    const answer = await ctx.client.call(operation.id, {
      query: { ...request.query, ...query },
      token: stranger.token,
    });
    const told = secrets.find((secret) => toldIn(answer).includes(secret));
    const hotel = rowsOf(answer.body).some((row) => hotelIn(operation, row) === world.hotelId);
    if (answer.status >= 300 || (told === undefined && !hotel)) continue;
    tellOpen(ctx, answer, `${operation.id} tells what is somebody else's`, `no ${told ?? 'hotel'}`);
  }
}

function rowsOf(body: Json | undefined): Json[] {
  return Array.isArray(body) ? body : listAt(body, 'content');
}

function hotelIn({ id }: Operation, row: Json): number {
  const isHotel = /Hotels$/.test(id);
  return numberAt(row, isHotel ? 'id' : 'hotelId');
}
