import fc from 'fast-check';
import { newPartner, newTraveller, type TestAccount } from '../../../support/accounts';
import { changesOf } from '../../../support/bookingChanges';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../../support/bookings';
import { call } from '../../../support/client';
import { newHotel, type TestHotel } from '../../../support/hotels';
import { alike, hotelOfTypes } from '../../../support/likeRooms';
import { sharedServer } from '../../../support/server/serverControl';
import { newVoucher } from '../../../support/vouchers';

interface CalendarDay {
  day: string;
  price: number | null;
  rooms: number | null;
  arrival: boolean;
  departure: boolean;
  stays: { min: number; max: number }[];
}

const FROM = 30;
const DAYS = 5;
const LONGEST = 4;
const PRICE = 900_000;
const { sql } = sharedServer();

interface Held {
  hotel: TestHotel;
  traveller: TestAccount;
  code: string;
}

/** Some of the hotel's rooms, for two nights from the third of the days on. */
async function held(
  hotel: TestHotel,
  places: readonly number[],
  { days = FROM + 2, voucherCode }: { days?: number; voucherCode?: string } = {},
): Promise<Held> {
  const traveller = await newTraveller();
  const rooms = places.map((place) => hotel.rooms[place]!);
  const roomIds = rooms.map(({ id }) => id);
  const code = { ...(voucherCode && { voucherCode }) };
  const { body: quote } = await call<{ totalPrice: number; rooms: TestHotel['rooms'] }>(
    'POST',
    '/api/customer/quotes',
    { body: { hotelId: hotel.id, roomIds, ...stayIn(days), ...code } },
  );
  const { totalPrice } = quote;
  const wish = { ...bookingOf(hotel, quote.rooms, stayIn(days)), totalPrice, ...code };
  const { status, body } = await book(traveller.token, wish);
  expect(status).toBe(201);
  return { hotel, traveller, code: body.bookingId };
}

async function takenBy({ token }: TestAccount, hotel: TestHotel, place: number, days: number) {
  await book(token, bookingOf(hotel, [hotel.rooms[place]!], stayIn(days, 1), 1));
}

const calendarOf = ({ code, traveller: { token } }: Held, from = FROM, days = DAYS) =>
  call<CalendarDay[] & ProblemAnswer>(
    'GET',
    `/api/customer/bookings/${code}/calendar?from=${stayIn(from).checkInDate}&days=${days}`,
    { token },
  );

const offers = (day: CalendarDay, nights: number) =>
  day.stays.some(({ min, max }) => min <= nights && nights <= max);

/** What the page asks for when only the dates are another: any room of its type for each. */
async function previewOf({ hotel, code, traveller: { token } }: Held, lines: number, stay: object) {
  const [type] = await sql<{ id: number }>('select id from room_types where hotel_id = $1', [
    hotel.id,
  ]);
  const wishes = Array.from({ length: lines }, (_, position) => ({ position, typeId: type!.id }));
  const guest = changesOf({ code, token, side: 'customer' });
  return guest.preview({ version: 1, ...stay, lines: wishes });
}

const act = fc.record({
  day: fc.nat({ max: DAYS + LONGEST }),
  room: fc.nat({ max: 3 }),
  rule: fc.constantFrom('', '', 'closed', 'no_arrival', 'no_departure'),
});

test('every stay that it offers can be changed to, and no other', async () => {
  const told = async (acts: readonly { day: number; room: number; rule: string }[]) => {
    const hotel = await hotelOfTypes(alike(4));
    const booking = await held(hotel, [0, 1]);
    const other = await newTraveller();
    for (const { day, room, rule } of acts) {
      await takenBy(other, hotel, room, FROM + day);
      if (rule) {
        await sql(
          `insert into type_nights (hotel_id, type_id, night, ${rule})
           select $1, id, $2, true from room_types where hotel_id = $1
           on conflict (hotel_id, type_id, night) do update set ${rule} = true`,
          [hotel.id, stayIn(FROM + day).checkInDate],
        );
      }
    }
    const { body: days } = await calendarOf(booking);
    for (const [place, day] of days.entries()) {
      for (let nights = 1; nights <= LONGEST; nights += 1) {
        // As it is, it may stay whatever the dates say by now.
        if (place === 2 && nights === 2) continue;
        const { status, body } = await previewOf(booking, 2, stayIn(FROM + place, nights));
        expect([place, nights, offers(day, nights)]).toEqual([
          ...[place, nights, status === 200 && body.taken.length === 0],
        ]);
      }
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), told), {
    numRuns: 3,
  });
});

/** From its second night on the booking's first room is the hotel's next. */
async function splitInTwo({ hotel, code }: Held, { token }: TestAccount) {
  const from = stayIn(FROM + 3).checkInDate;
  const lines = [{ position: 0, roomId: hotel.rooms[1]!.id, from }];
  const { status } = await changesOf({ code, token }).changed({ lines, reason: 'Ồn' });
  expect(status).toBe(200);
}

test.each([true, false])(
  'a room for the first night, another for the next is one: pinned %s',
  async (pinned) => {
    const told = async (acts: readonly { day: number; room: number }[]) => {
      const partner = await newPartner();
      const hotel = await hotelOfTypes(alike(3), { owner: partner.email });
      const booking = await held(hotel, [0]);
      await splitInTwo(booking, partner);
      await sql('update booking_rooms set pinned = $2 where hotel_id = $1', [hotel.id, pinned]);
      const other = await newTraveller();
      for (const { day, room } of acts) await takenBy(other, hotel, room % 3, FROM + day);
      const { body: days } = await calendarOf(booking);
      expect(new Set(days.flatMap(({ rooms }) => rooms ?? []))).toEqual(new Set([1]));
      for (const [place, day] of days.entries()) {
        for (let nights = 1; nights <= LONGEST; nights += 1) {
          if (place === 2 && nights === 2) continue;
          const stay = { version: 2, ...stayIn(FROM + place, nights) };
          const { status, body } = await previewOf(booking, 1, stay);
          expect([place, nights, offers(day, nights)]).toEqual([
            ...[place, nights, status === 200 && body.taken.length === 0],
          ]);
        }
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 2, maxLength: 6 }), told), {
      numRuns: 2,
    });
  },
);

test('a room that goes into maintenance keeps the nights that the booking has, and gives no other', async () => {
  const hotel = await hotelOfTypes(alike(2));
  const booking = await held(hotel, [0]);
  await sql('update booking_rooms set pinned = true where hotel_id = $1', [hotel.id]);
  await sql(`update rooms set status = 'MAINTENANCE' where id = $1`, [hotel.rooms[0]!.id]);
  const { body: days } = await calendarOf(booking);
  expect(days.map(({ price, stays }) => [price, stays])).toEqual([
    ...[
      [null, []],
      [null, []],
    ],
    ...[
      [PRICE, [{ min: 1, max: 2 }]],
      [PRICE, [{ min: 1, max: 1 }]],
      [null, []],
    ],
  ]);
  for (const [days, nights, taken] of [
    [3, 1, 0],
    [2, 1, 0],
    [2, 3, 1],
  ] as const) {
    const { status, body } = await previewOf(booking, 1, stayIn(FROM + days, nights));
    expect([status, body.taken.length]).toEqual([200, taken]);
  }
});

test('its own nights are free and cost what was agreed, all rooms together', async () => {
  const hotel = await hotelOfTypes(alike(2));
  const booking = await held(hotel, [0, 1]);
  await sql('update rooms set price = 1000000, price_vnd = 1000000 where hotel_id = $1', [
    hotel.id,
  ]);
  await sql('update room_types set price = 1000000, price_vnd = 1000000 where hotel_id = $1', [
    hotel.id,
  ]);
  const { body } = await calendarOf(booking);
  expect(body.map(({ price, rooms }) => [price, rooms])).toEqual([
    ...[2_000_000, 2_000_000, 2 * PRICE, 2 * PRICE, 2_000_000].map((price) => [price, 2]),
  ]);
  // To everybody else they are taken.
  const ofHotel = await call<CalendarDay[]>(
    'GET',
    `/api/customer/hotels/${hotel.id}/calendar?from=${stayIn(FROM + 2).checkInDate}&days=1`,
  );
  expect(ofHotel.body[0]).toMatchObject({ price: null, arrival: false });
});

test.each([
  ['an automatic discount', { autoApply: true, discountPercent: 10 }],
  ['a code for a part', { discountPercent: 20 }],
  ['a code for an amount', { discountAmount: 50_000, currency: 'VND' }],
])('under %s a new night costs what the preview says', async (_, terms) => {
  const partner = await newPartner();
  const hotel = await hotelOfTypes(alike(1), { owner: partner.email });
  const { code: voucherCode } = await newVoucher(partner, terms);
  const booking = await held(hotel, [0], { ...(!('autoApply' in terms) && { voucherCode }) });
  const { body } = await calendarOf(booking);
  const { body: longer } = await previewOf(booking, 1, stayIn(FROM + 1, 3));
  expect(body[1]!.price).toBe(longer.nights[0]!.after!.price);
  const { body: same } = await previewOf(booking, 1, stayIn(FROM + 3, 1));
  expect(body[2]!.price).toBe(same.nights[0]!.before!.price);
});

test('after free cancellation only stays that keep every night', async () => {
  const booking = await held(await hotelOfTypes(alike(2)), [0], { days: 2 });
  const { body } = await calendarOf(booking, 0, 6);
  expect(body.map(({ stays }) => stays)).toEqual([
    ...[4, 3, 2].map((min) => [{ min, max: 365 }]),
    ...[[], [], []],
  ]);
  expect(body.map(({ departure }) => departure)).toEqual([
    ...[false, false, false, false, true, true],
  ]);
});

test('a room without a type is told of alone; what cannot be changed is refused', async () => {
  const hotel = await newHotel({ rooms: [{ price: PRICE }, { price: PRICE }] });
  const booking = await held(hotel, [0]);
  await takenBy(await newTraveller(), hotel, 0, FROM + 4);
  const { body } = await calendarOf(booking);
  expect(body.map(({ price }) => price)).toEqual([PRICE, PRICE, PRICE, PRICE, null]);
  expect((await calendarOf({ ...booking, traveller: await newTraveller() })).status).toBe(404);
  expect((await calendarOf(booking, 1100)).status).toBe(422);
  const { token } = booking.traveller;
  await call('POST', `/api/customer/bookings/${booking.code}/cancel`, { token });
  const refused = await calendarOf(booking);
  expect([refused.status, refused.body.code]).toEqual([409, 'STATUS_CHANGED']);
});

test('a room that the desk keeps for a guest is not given to another room of the booking', async () => {
  const hotel = await hotelOfTypes(alike(3));
  const booking = await held(hotel, [0, 1]);
  await sql(`update booking_rooms set pinned = true where hotel_id = $1 and room_id = $2`, [
    hotel.id,
    hotel.rooms[1]!.id,
  ]);
  await takenBy(await newTraveller(), hotel, 0, FROM + 4);
  const longer = stayIn(FROM + 2, 3);
  expect(offers((await calendarOf(booking)).body[2]!, 3)).toBe(true);
  const { body } = await previewOf(booking, 2, longer);
  expect(body.taken).toEqual([]);
  expect(body.lines.map(({ segments }) => segments.map(({ roomId }) => roomId))).toEqual([
    [hotel.rooms[2]!.id],
    [hotel.rooms[1]!.id],
  ]);
});
