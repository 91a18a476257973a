import { newPartner, newTraveller } from '../../../support/accounts';
import { changesOf } from '../../../support/bookingChanges';
import { book, bookingOf, stayIn } from '../../../support/bookings';
import { call } from '../../../support/client';
import type { TestHotel } from '../../../support/hotels';
import { alike, hotelOfTypes } from '../../../support/likeRooms';
import { sharedServer } from '../../../support/server/serverControl';

const FROM = 30;
const { sql } = sharedServer();

async function booked(hotel: TestHotel, places: readonly number[], days = FROM, nights = 2) {
  const { token } = await newTraveller();
  const rooms = places.map((place) => hotel.rooms[place]!);
  const { status, body } = await book(token, bookingOf(hotel, rooms, stayIn(days, nights), nights));
  expect(status).toBe(201);
  return {
    token,
    code: body.bookingId,
    guest: changesOf({ code: body.bookingId, token, side: 'customer' }),
  };
}

const typeOf = async ({ id }: TestHotel) =>
  (await sql<{ id: number }>('select id from room_types where hotel_id = $1', [id]))[0]!.id;

const calendarOf = ({ code, token }: { code: string; token: string }, days = FROM) =>
  call<{ price: number | null; stays: { min: number; max: number }[] }[]>(
    'GET',
    `/api/customer/bookings/${code}/calendar?from=${stayIn(days).checkInDate}&days=4`,
    { token },
  );

test('only the room that is taken gives way to another of its type', async () => {
  const hotel = await hotelOfTypes(alike(3));
  const { guest } = await booked(hotel, [0, 1]);
  await booked(hotel, [0], FROM + 2, 1);
  const typeId = await typeOf(hotel);
  const lines = [0, 1].map((position) => ({ position, typeId }));
  const { body } = await guest.preview({ version: 1, lines, ...stayIn(FROM, 3) });
  expect(body.taken).toEqual([]);
  expect(body.lines.map(({ segments }) => segments.map(({ roomId }) => roomId))).toEqual([
    [hotel.rooms[2]!.id],
    [hotel.rooms[1]!.id],
  ]);
});

test('a new night costs what the line’s own room does, not the cheapest of its type', async () => {
  const [cheap, dear] = [...alike(1), ...alike(1)];
  const hotel = await hotelOfTypes([cheap!, { ...dear!, price: 1_200_000 }]);
  const own = await booked(hotel, [1]);
  const { body } = await own.guest.preview({
    ...{ version: 1, ...stayIn(FROM, 3) },
    lines: [{ position: 0, typeId: await typeOf(hotel) }],
  });
  const told = (await calendarOf(own)).body[2]!.price;
  expect([told, body.nights[0]!.after!.price]).toEqual([1_200_000, 1_200_000]);
});

test('nights that are not in the stay, or none, are no place for a room', async () => {
  const partner = await newPartner();
  const hotel = await hotelOfTypes(alike(2), { owner: partner.email });
  const { code } = await booked(hotel, [0]);
  const day = (days: number) => stayIn(FROM + days).checkInDate;
  const desk = changesOf({ code, token: partner.token });
  const moved = (nights: object) =>
    desk.preview({ version: 1, lines: [{ position: 0, roomId: hotel.rooms[1]!.id, ...nights }] });
  for (const nights of [
    { from: day(-1) },
    { from: day(2) },
    { to: day(0) },
    { to: day(3) },
    { from: day(1), to: day(1) },
  ]) {
    const { status, body } = await moved(nights);
    expect([nights, status, Object.keys(body.fieldErrors ?? {})]).toEqual([nights, 422, ['lines']]);
  }
  expect((await moved({ from: day(1), to: day(2) })).status).toBe(200);
});

test('guests whose rooms were said to hold fewer since may stay on in them', async () => {
  const hotel = await hotelOfTypes(alike(2));
  const own = await booked(hotel, [0]);
  await sql('update bookings set adults = 2 where code = $1', [own.code]);
  await sql('update rooms set adults = 1, capacity = 1 where hotel_id = $1', [hotel.id]);
  const lines = [{ position: 0, typeId: await typeOf(hotel) }];
  const longer = { version: 1, ...stayIn(FROM, 3) };
  expect((await calendarOf(own)).body[0]!.stays.at(-1)!.max).toBeGreaterThan(3);
  expect((await own.guest.preview({ ...longer, lines })).status).toBe(200);
  expect((await own.guest.preview({ ...longer, lines, adults: 3 })).status).toBe(422);
});

test('where the desk has just moved the guest, the calendar still tells of the room that was read', async () => {
  const hotel = await hotelOfTypes(alike(1));
  const own = await booked(hotel, [0]);
  await sql(`update rooms set status = 'MAINTENANCE' where hotel_id = $1`, [hotel.id]);
  const nights = await sql<{ night: string }>(
    'delete from room_nights where hotel_id = $1 returning *',
    [hotel.id],
  );
  const { status } = await calendarOf(own);
  await sql(
    'insert into room_nights select * from json_populate_recordset(null::room_nights, $1::json)',
    [JSON.stringify(nights)],
  );
  expect(status).toBe(200);
});

test('a room more of a type than there are is refused with the reason', async () => {
  const hotel = await hotelOfTypes(alike(2));
  const { guest } = await booked(hotel, [0]);
  const another = { typeId: await typeOf(hotel) };
  const asked = (count: number) =>
    guest.preview({ version: 1, addRooms: Array.from({ length: count }, () => another) });
  expect((await asked(1)).body.taken).toEqual([]);
  expect(await asked(2)).toMatchObject({
    status: 422,
    body: { fieldErrors: { lines: expect.stringMatching(/không còn đủ phòng trống/) as string } },
  });
});
