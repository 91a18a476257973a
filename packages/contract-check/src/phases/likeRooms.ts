import {
  expectStatus,
  needs,
  personOf,
  seemsStatus,
  step,
  tell,
  worldOf,
  type Context,
} from '../context';
import { stayIn } from '../days';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../json';
import { booked, bookingOf, cancel, priceOf } from '../world/bookings';
import { forAWhile, ROOM, secondHotel } from '../world/world';
import type { Room } from '../world/types';
import { isRefused } from './offers';

const FROM = 540;
const PRICE = 530_000;

/** Any room of a kind: where the one that was seen is taken, another that is just the same is had. */
export async function likeRooms(ctx: Context): Promise<void> {
  await step(ctx, 'a like room is quoted in place of one that is taken', () => quoted(ctx));
  await step(ctx, 'a like room is booked in place of one that is taken', () => replaced(ctx));
  await step(ctx, 'what differs in price, party or beds is no like room', () =>
    forAWhile(ctx, () => unlike(ctx)),
  );
  await step(ctx, 'whoever insists on a room gets no other one', () =>
    forAWhile(ctx, () => insisted(ctx)),
  );
}

interface House {
  hotelId: number;
  /** Of one type and price. */
  like: [Room, Room, ...Room[]];
  other: Room;
}

async function newHouse(ctx: Context, roomNumbers = '71, 72'): Promise<House> {
  needs(ctx, 'createRoomType', 'createQuote', 'createBooking', 'cancelBooking');
  const { hotelId, room: other } = await secondHotel(ctx, {}, 400_000);
  const { token } = worldOf(ctx).owner;
  const body = { ...ROOM, name: 'Như nhau', pricePerNight: PRICE, roomNumbers };
  const made = await ctx.client.call('createRoomType', { token, params: { hotelId }, body });
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const rooms = listAt(made.body, 'rooms').map((room) => ({
    ...{ id: numberAt(room, 'id'), price: PRICE, name: body.name },
  }));
  return { hotelId, like: [rooms[0]!, rooms[1]!, ...rooms.slice(2)], other };
}

/** Somebody has it for the nights that the others want; ends with the step. */
async function taken(ctx: Context, hotelId: number, room: Room, run: () => Promise<void>) {
  // One account may have few bookings over a night.
  const guest = ctx.people.otherCustomer ?? personOf(ctx, 'customer');
  const plan = { hotelId, rooms: [room], from: FROM };
  const made = await booked(ctx, guest, { ...plan, totalPrice: await priceOf(ctx, plan) });
  try {
    await run();
  } finally {
    await cancel(ctx, guest, textAt(made.body, 'bookingId'));
  }
}

const idsOf = (rooms: Room[]) => rooms.map(({ id }) => id);

function wish(ctx: Context, hotelId: number, rooms: Room[], anyOf: Room[]): Promise<Answer> {
  const body = { hotelId, ...stayIn(FROM), roomIds: idsOf(rooms), anyOfTypeIds: idsOf(anyOf) };
  return ctx.client.call('createQuote', { body });
}

function names(ctx: Context, answer: Answer, field: string, rooms: Room[], what: string): void {
  const seen = listAt(answer.body, field).map((room) => numberAt(room, 'id'));
  if (answer.status < 300 && seen.join() === idsOf(rooms).join()) return;
  tell(ctx, answer, {
    cause: `other rooms are named than are had: ${what}`,
    severity: 'BREAKS SCREEN',
    expected: `${field}: ${idsOf(rooms).join()}`,
    seen: answer.status < 300 ? seen.join() : `${answer.status} ${answer.code}`,
  });
}

function isTaken(ctx: Context, answer: Answer, what: string): void {
  seemsStatus(ctx, answer, 409, {
    step: `a quote for what cannot be had: ${what}`,
    severity: answer.status === 200 ? 'BREAKS SCREEN' : 'WRONG MESSAGE',
    code: 'ROOM_TAKEN',
  });
}

async function quoted(ctx: Context): Promise<void> {
  const { hotelId, like, other } = await newHouse(ctx);
  const [first, second] = like;
  const ask = (rooms: Room[], anyOf: Room[]) => wish(ctx, hotelId, rooms, anyOf);
  const free = await ask([first], [first]);
  names(ctx, free, 'rooms', [first], 'one that is free stays');
  await taken(ctx, hotelId, first, async () => {
    const one = await ask([first], [first]);
    names(ctx, one, 'rooms', [second], 'a like one is free');
    const both = await ask([other, first], [first]);
    names(ctx, both, 'rooms', [other, second], 'beside another, in the order of the wish');
    isTaken(ctx, await ask([first], []), 'the room itself is wished for');
    isTaken(ctx, await ask([first, second], [first, second]), 'two rooms where one is free');
  });
}

async function replaced(ctx: Context): Promise<void> {
  needs(ctx, 'getBooking');
  const { hotelId, like } = await newHouse(ctx);
  const [first, second] = like;
  const { token } = personOf(ctx, 'customer');
  await taken(ctx, hotelId, first, async () => {
    // The price of the other, which is that of the one that was seen.
    const totalPrice = await priceOf(ctx, { hotelId, rooms: [second], from: FROM });
    const { rooms, ...rest } = bookingOf({ hotelId, rooms: [first], from: FROM, totalPrice });
    const body = { ...rest, rooms: rooms.map((room) => ({ ...room, anyOfType: true })) };
    const made = await ctx.client.call('createBooking', { token, body });
    expectStatus(ctx, made, 201, {
      step: 'a traveller books any room of a type of which one is free',
    });
    const params = { bookingId: textAt(made.body, 'bookingId') };
    try {
      const read = await ctx.client.call('getBooking', { token, params });
      for (const answer of [made, read])
        names(ctx, answer, 'selectedRooms', [second], 'a like one was free');
      const full = await ctx.client.call('createBooking', { token, body });
      await isRefused(ctx, full, [409], 'any room of a type is booked of which none is free');
    } finally {
      await ctx.client.call('cancelBooking', { token, params });
    }
  });
}

/** "One at the same price for the same party, with the same beds." */
const UNLIKE: [what: string, own: Record<string, Json>][] = [
  ['a dearer room', { pricePerNight: PRICE + 50_000 }],
  ['a room for more people', { capacity: ROOM.capacity + 1 }],
  ['a room with another bed', { typeBed: 'Queen' }],
  ['a room with more beds', { numberOfBeds: ROOM.numberOfBeds + 1 }],
];

async function unlike(ctx: Context): Promise<void> {
  needs(ctx, 'getPartnerRoom', 'updatePartnerRoom');
  const { hotelId, like } = await newHouse(ctx);
  const [first, second] = like;
  const usual = { ...ROOM, name: 'Như nhau', roomNumber: '72', pricePerNight: PRICE };
  const save = async (own: Record<string, Json>) => {
    const { token } = worldOf(ctx).owner;
    const read = await ctx.client.call('getPartnerRoom', { token, params: { roomId: second.id } });
    const body = { ...usual, ...own, version: numberAt(read.body, 'version') };
    const params = { hotelId, roomId: second.id };
    const saved = await ctx.client.call('updatePartnerRoom', { token, params, body });
    expectStatus(ctx, saved, 200, { step: 'a partner saves a room' });
  };
  await taken(ctx, hotelId, first, async () => {
    for (const [what, own] of UNLIKE) {
      await save(own);
      isTaken(ctx, await wish(ctx, hotelId, [first], [first]), `only ${what} is free`);
    }
    await save({});
    const again = await wish(ctx, hotelId, [first], [first]);
    names(ctx, again, 'rooms', [second], 'one that is like it again');
  });
}

/** Two rooms of which one may be any: the other is had as it is, or not at all. */
async function insisted(ctx: Context): Promise<void> {
  const { hotelId, like } = await newHouse(ctx, '71-73');
  const [first, second, third] = like;
  await taken(ctx, hotelId, first, async () => {
    const any = await wish(ctx, hotelId, [first, second], [first]);
    names(ctx, any, 'rooms', [third!, second], 'the one that may be any');
    isTaken(ctx, await wish(ctx, hotelId, [first, second], [second]), 'the other may be any');
    isTaken(ctx, await wish(ctx, hotelId, [second, first], [second]), 'the first may be any');
    const { token } = personOf(ctx, 'customer');
    const rooms = [
      { id: first.id, price: PRICE },
      { id: second.id, price: PRICE, anyOfType: true },
    ];
    const body = { ...bookingOf({ hotelId, rooms: [first, second], from: FROM }), rooms };
    const answer = await ctx.client.call('createBooking', { token, body });
    await isRefused(ctx, answer, [409], 'a taken room is booked beside one that may be any');
  });
}
