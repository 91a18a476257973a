import { personOf, seemsStatus, worldOf, type Context } from '../../context';
import { at, listAt, numberAt, type Json } from '../../json';
import type { Room } from '../../world/types';
import { secondHotel } from '../../world/world';
import { closeNights } from '../alike/house';
import { isAs } from '../house/newHouse';
import { day, FROM, newHouse, newStay, newType, NIGHTS, type House } from './newHouse';

const closeNight = (ctx: Context, { hotelId }: House, room: Room, night: number) =>
  closeNights(ctx, { hotelId, rooms: [] }, room, [FROM + night, FROM + night + 1]);

/** "Rooms that somebody else has are in `taken`": also those that the hotel has closed. */
export async function closed(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house);
  const [own, like] = house.plain.rooms;
  await closeNight(ctx, house, like, 1);
  await closeNight(ctx, house, own, NIGHTS);
  const other = { lines: [{ position: 0, roomId: like.id }] };
  const longer = { checkOutDate: day(NIGHTS + 1) };
  try {
    for (const ask of [stay.preview, stay.asTraveller]) {
      const moved = await ask(other);
      isAs(ctx, moved, 'a room that is closed for a night', [[like.id, [day(1)]]], takenOf(moved));
      const extended = await ask(longer);
      isAs(ctx, extended, 'a night that is closed', [[own.id, [day(NIGHTS)]]], takenOf(extended));
    }
    const { token } = worldOf(ctx).owner;
    for (const wish of [other, longer]) {
      const totalPrice = numberAt((await stay.preview(wish)).body, 'after', 'totalPrice');
      const answer = await ctx.client.call('changePartnerBooking', {
        ...{ token, params: { bookingId: stay.bookingId } },
        body: { version: await stay.version(), ...wish, totalPrice },
      });
      seemsStatus(ctx, answer, 409, {
        step: 'a stay is moved to where the hotel is closed',
        severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
        code: 'ROOM_TAKEN',
      });
    }
  } finally {
    await stay.end();
  }
}

/** "Five in all", for who travels. */
export async function six(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const { typeId } = await newType(ctx, house.hotelId, 'Sáu phòng', 450_000, '91-96');
  const stay = await newStay(ctx, house);
  const call = { token: personOf(ctx, 'customer').token, params: { bookingId: stay.bookingId } };
  try {
    for (const [count, status] of [
      [4, 200],
      [5, 422],
    ] as const) {
      const addRooms = Array.from({ length: count }, () => ({ typeId }));
      const body = { version: await stay.version(), addRooms };
      const told = await ctx.client.call('previewBookingChange', { ...call, body });
      seemsStatus(ctx, told, status, { step: `a stay has ${1 + count} rooms` });
    }
  } finally {
    await stay.end();
  }
}

/** "A room of the hotel": what it is moved to, or takes beside, is in the same house. */
export async function strange(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const { room } = await secondHotel(ctx, {}, 400_000);
  const stay = await newStay(ctx, house);
  const call = { params: { bookingId: stay.bookingId } };
  const sides = [
    ['previewPartnerBookingChange', worldOf(ctx).owner.token],
    ['previewBookingChange', personOf(ctx, 'customer').token],
  ] as const;
  const wishes = [
    { lines: [{ position: 0, roomId: room.id }] },
    { addRooms: [{ roomId: room.id }] },
  ];
  try {
    for (const [id, token] of sides) {
      for (const wish of wishes) {
        const body = { version: await stay.version(), ...wish };
        const answer = await ctx.client.call(id, { ...call, token, body });
        seemsStatus(ctx, answer, [404, 422], {
          step: 'a stay is moved to a room of another hotel',
          severity: answer.status === 200 ? 'UNSAFE' : 'WRONG MESSAGE',
        });
      }
    }
  } finally {
    await stay.end();
  }
}

const takenOf = ({ body }: { body?: Json | undefined }): Json[] =>
  listAt(body, 'taken').map((one) => [at(one, 'roomId') ?? null, listAt(one, 'nights')]);

/** "Any free room of the type: the cheapest, of these the one with the lowest number", and lines are named one after the other. */
export async function byType(ctx: Context): Promise<void> {
  const house = await newHouse(ctx);
  const stay = await newStay(ctx, house);
  const { better, plain } = house;
  const wish = { typeId: better.typeId };
  const given = async (what: string, room: Room) => {
    const moved = await stay.preview({ lines: [{ position: 0, ...wish }] });
    isAs(ctx, moved, `the room of a type that is given, ${what}`, [[0, room.id]], linesOf(moved));
    const added = await stay.preview({ addRooms: [wish] });
    const both = [
      [0, plain.rooms[0].id],
      [1, room.id],
    ];
    isAs(ctx, added, `the room of a type that is added, ${what}`, both, linesOf(added));
  };
  try {
    await given('where both are free', better.rooms[0]);
    await closeNight(ctx, house, better.rooms[0], 0);
    await given('where one is closed for a night', better.rooms[1]);
    await stay.save({ addRooms: [{ roomId: plain.rooms[1].id }] });
    await stay.save({ removeLines: [0] });
    const added = await stay.preview({ addRooms: [wish] });
    const after = [
      [1, plain.rooms[1].id],
      [2, better.rooms[1].id],
    ];
    isAs(ctx, added, 'the lines of a stay once one was given back', after, linesOf(added));
  } finally {
    await stay.end();
  }
}

/** The number of each line, and where it sleeps first. */
const linesOf = ({ body }: { body?: Json | undefined }): Json[] =>
  listAt(body, 'lines').map((line) => [
    at(line, 'position') ?? null,
    at(line, 'segments', 0, 'roomId') ?? null,
  ]);
