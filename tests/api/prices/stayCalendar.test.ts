import fc from 'fast-check';
import { addDays } from '../../../domain/stays/stay';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { sharedServer } from '../../support/server/serverControl';
import { newHouse } from '../../support/partnerBookings';
import { newVoucher } from '../../support/vouchers';
import { ask, given, inDays, today } from '../rooms/partnerSetup';
import { typesOf, type RoomType } from '../rooms/typeSetup';
import { inHotel, span } from './priceSetup';

interface CalendarDay {
  day: string;
  price: number | null;
  rooms: number | null;
  arrival: boolean;
  departure: boolean;
  minStay: number | null;
  stays: { min: number; max: number }[];
}

const FROM = 30;
const DAYS = 6;
const MAX_LENGTH = 5;
const suite = 'Suite gia đình';

const calendarOf = ({ id }: { id: number }, query: string) =>
  call<CalendarDay[]>('GET', `/api/customer/hotels/${id}/calendar?${query}`);

const daysOf = async (hotel: TestHotel, from = FROM, days = DAYS, more = '') =>
  (await calendarOf(hotel, `from=${inDays(from)}&days=${days}${more}`)).body;

const house = () =>
  hotelOfTypes([...alike(2), ...alike(1, suite, 2_000_000)], { owner: given.minh.email });

/** By the desk, which is not bound by what dates say. */
async function taken({ id, rooms }: TestHotel, place: number, days: number, nights: number) {
  const room = rooms[place]!;
  const answer = await ask('POST', inHotel({ id }, 'bookings'), {
    ...{ source: 'PHONE', guestName: 'Trần Văn Bình', ...stayIn(days, nights) },
    ...{ roomIds: [room.id], totalPrice: room.price * nights },
  });
  return answer.status;
}

async function say(hotel: TestHotel, days: number, rules: object, nights = 1, name?: string) {
  const { body: types } = await ask<RoomType[]>('GET', typesOf(hotel));
  const meant = types.filter((type) => name === undefined || type.name === name);
  const body = { typeIds: meant.map(({ id }) => id), ...span(days, nights), ...rules };
  const answer = await ask('PUT', inHotel(hotel, 'nights'), body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

async function quoted(
  hotel: TestHotel,
  wish: { roomIds: number[]; adults?: number },
  days: number,
  nights: number,
) {
  const body = { hotelId: hotel.id, ...wish, ...stayIn(days, nights) };
  return (await call('POST', '/api/customer/quotes', { body })).status === 200;
}

/** How many rooms the list's card tells of; 0 where the hotel is not in the list. */
async function listed(hotel: TestHotel, days: number, nights: number): Promise<number> {
  const { checkInDate, checkOutDate } = stayIn(days, nights);
  const { body } = await call<{ content: { id: number; rooms: number }[] }>(
    'GET',
    `/api/customer/hotels?text=${encodeURIComponent(hotel.name)}` +
      `&checkIn=${checkInDate}&checkOut=${checkOutDate}`,
  );
  return body.content.find(({ id }) => id === hotel.id)?.rooms ?? 0;
}

const offers = (day: CalendarDay, nights: number) =>
  day.stays.some(({ min, max }) => min <= nights && nights <= max);

const fewest = fc.option(fc.integer({ min: 2, max: 4 }));
const act = fc.record({
  day: fc.nat({ max: DAYS + MAX_LENGTH }),
  nights: fc.integer({ min: 1, max: 4 }),
  room: fc.nat({ max: 2 }),
  type: fc.constantFrom('Deluxe hướng biển', suite),
  rules: fc.record({
    minStay: fewest,
    minStayThrough: fewest,
    noArrival: fc.boolean(),
    noDeparture: fc.boolean(),
    closed: fc.nat({ max: 4 }).map((n) => n === 0),
  }),
});

type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

const hotelSays = fc.record({
  minimumStay: fc.constantFrom('3_OR_LESS', '3_OR_LESS', '1_WEEK'),
  gapFilling: fc.constantFrom(true, true, false),
});
type HotelSays = typeof hotelSays extends fc.Arbitrary<infer T> ? T : never;

test('every stay that it offers is quoted and in lists, and none besides', async () => {
  const told = async (acts: readonly Act[], hotelSays: HotelSays) => {
    const hotel = await house();
    await sharedServer().sql(
      'update hotels set minimum_stay = $2, gap_filling = $3 where id = $1',
      [hotel.id, hotelSays.minimumStay, hotelSays.gapFilling],
    );
    for (const { day, nights, room, type, rules } of acts) {
      await say(hotel, FROM + day, rules, 1, type);
      await taken(hotel, room, FROM + day, nights);
    }
    const ofHotel = await daysOf(hotel);
    // Two rooms hold them, one does not.
    const ofParty = await daysOf(hotel, FROM, DAYS, '&adults=3');
    const ofRooms = await Promise.all(
      hotel.rooms.map(({ id }) => daysOf(hotel, FROM, DAYS, `&roomId=${id}`)),
    );
    for (let day = 0; day < DAYS; day += 1) {
      for (let nights = 1; nights <= MAX_LENGTH; nights += 1) {
        const byRoom = await Promise.all(
          hotel.rooms.map(({ id }) => quoted(hotel, { roomIds: [id] }, FROM + day, nights)),
        );
        const roomIds = hotel.rooms.flatMap(({ id }, i) => (byRoom[i] ? id : []));
        const holdAll =
          roomIds.length > 0 && (await quoted(hotel, { roomIds, adults: 3 }, FROM + day, nights));
        expect(offers(ofParty[day]!, nights)).toBe(holdAll);
        expect(ofRooms.map((days) => offers(days[day]!, nights))).toEqual(byRoom);
        expect(offers(ofHotel[day]!, nights)).toBe(byRoom.includes(true));
        expect(await listed(hotel, FROM + day, nights)).toBe(byRoom.filter(Boolean).length);
      }
    }
  };
  const anyActs = fc.array(act, { minLength: 3, maxLength: 8 });
  await fc.assert(fc.asyncProperty(anyActs, hotelSays, told), { numRuns: 6 });
});

test('a night costs what the cheapest free room that holds the party does', async () => {
  const hotel = await house();
  await say(hotel, FROM, { change: 'PRICE', value: 1_200_000 }, 1, 'Deluxe hướng biển');
  await taken(hotel, 0, FROM + 1, 1);
  await taken(hotel, 1, FROM + 1, 1);
  await taken(hotel, 2, FROM + 2, 1);
  const prices = async (more = '') =>
    (await daysOf(hotel, FROM, 3, more)).map(({ price }) => price);
  expect(await prices()).toEqual([1_200_000, 2_000_000, 900_000]);
  await sharedServer().sql('update rooms set adults = 4, capacity = 4 where id = $1', [
    hotel.rooms[2]!.id,
  ]);
  // Two smaller rooms only where the large one is not free.
  const family = await daysOf(hotel, FROM, 3, '&adults=3&children=1');
  expect(family.map(({ price, rooms }) => [price, rooms])).toEqual([
    [2_000_000, 1],
    [2_000_000, 1],
    [1_800_000, 2],
  ]);
  expect(await prices('&adults=8')).toEqual([4_400_000, null, null]);
  expect(await prices('&adults=9')).toEqual([null, null, null]);
  expect(await prices(`&roomId=${hotel.rooms[2]!.id}`)).toEqual([2_000_000, 2_000_000, null]);
});

test('only rooms with the wanted bed are told of', async () => {
  const hotel = await newHotel({
    owner: given.minh.email,
    rooms: [
      { price: 500_000, typeBed: 'Twin' },
      { price: 900_000, typeBed: 'King' },
    ],
  });
  expect(await taken(hotel, 0, FROM, 1)).toBe(201);
  const priced = async (more: string) =>
    (await daysOf(hotel, FROM, 2, more)).map(({ price }) => price);
  expect(await priced('&bedType=')).toEqual([900_000, 500_000]);
  expect(await priced('&bedType=twin')).toEqual([null, 500_000]);
  expect(await priced('&bedType=KING&adults=3')).toEqual([null, null]);
  expect(await priced('&bedType=QUEEN')).toEqual([null, null]);
  // A named room is told of whatever its bed.
  expect(await priced(`&bedType=KING&roomId=${hotel.rooms[0]!.id}`)).toEqual([null, 500_000]);
});

test('a taken day is a day to leave on', async () => {
  const hotel = await hotelOfTypes(alike(1), { owner: given.minh.email });
  await taken(hotel, 0, FROM + 2, 1);
  const days = await daysOf(hotel, FROM, 4);
  expect(days[1]).toMatchObject({ arrival: true, departure: true, stays: [{ min: 1, max: 1 }] });
  expect(days[2]).toMatchObject({ price: null, arrival: false, departure: true, minStay: null });
  expect(days[3]).toMatchObject({ arrival: true, departure: false });
});

test('the hotel’s shortest stay and the automatic discount count', async () => {
  const { partner, hotel } = await newHouse({ minimumStay: '1_WEEK' });
  await newVoucher(partner, { autoApply: true, discountPercent: 10 });
  const [day] = await daysOf(hotel, 0, 1, '&adults=2');
  expect(day).toMatchObject({ price: 450_000, minStay: 7, stays: [{ min: 7, max: 365 }] });
});

test('days that are over tell nothing, and those too far ahead are refused', async () => {
  const hotel = await house();
  const [over, now] = await daysOf(hotel, -1, 2);
  expect(over).toEqual({
    ...{ day: addDays(today, -1), price: null, rooms: null, arrival: false, departure: false },
    ...{ minStay: null, stays: [] },
  });
  expect(now).toMatchObject({ day: today, arrival: true, departure: false });
  expect((await calendarOf(hotel, 'from=1900-01-01')).status).toBe(200);
  for (const from of [inDays(1096), '9999-12-31']) {
    expect((await calendarOf(hotel, `from=${from}`)).status).toBe(422);
  }
  expect((await calendarOf({ id: 999_999_999 }, `from=${today}`)).status).toBe(404);
  expect((await calendarOf(hotel, `from=${today}&roomId=999999999`)).status).toBe(404);
});

test('a booking is in the next answer', async () => {
  const hotel = await hotelOfTypes(alike(1), { owner: given.minh.email });
  expect((await daysOf(hotel, FROM, 1))[0]).toMatchObject({ arrival: true });
  expect(await taken(hotel, 0, FROM, 1)).toBe(201);
  expect((await daysOf(hotel, FROM, 1))[0]).toMatchObject({ arrival: false });
});
