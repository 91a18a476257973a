import { newPeople, type People } from '../../support/world';
import { formatDong } from '../../../domain/money/money';
import { addDays } from '../../../domain/stays/stay';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { priceByNights } from '../../support/typePrices';
import { mailTo } from '../../support/server/outbox';
import { newVoucher } from '../../support/vouchers';

interface Priced {
  id: number;
  price: number;
  originalPrice?: number;
  stayPrice?: number;
  nights?: { night: string; price: number; originalPrice?: number }[];
}

interface Quoted {
  rooms: Priced[];
  roomTotal: number;
  discount: number;
  totalPrice: number;
}

let people: People;
beforeAll(async () => {
  people = await newPeople();
});

const stay = stayIn(30, 3);
const dear = addDays(stay.checkInDate, 1);

/** Two rooms of one type, the second dearer, of which the second night of the stay costs more. */
async function datedHotel(): Promise<TestHotel> {
  const rooms = [{ price: 500_000 }, { price: 550_000 }];
  const hotel = await newHotel({ owner: people.partner.email, rooms });
  await priceByNights(hotel, hotel.rooms, { dates: { [dear]: 900_000 } });
  return hotel;
}

const quoteOf = (hotel: TestHotel, more: object = {}) =>
  call<Quoted>('POST', '/api/customer/quotes', {
    body: { hotelId: hotel.id, ...stay, roomIds: hotel.rooms.map(({ id }) => id), ...more },
  });

test('a stay costs the sum of its nights; rooms say them and their average', async () => {
  const hotel = await datedHotel();
  const { body } = await quoteOf(hotel);
  expect(body).toMatchObject({ roomTotal: 3_950_000, discount: 0, totalPrice: 3_950_000 });
  expect(body.rooms).toMatchObject([
    { price: 633_333, stayPrice: 1_900_000 },
    { price: 683_333, stayPrice: 2_050_000 },
  ]);
  expect(body.rooms[1]!.nights).toEqual([
    { night: stay.checkInDate, price: 550_000 },
    { night: dear, price: 950_000 },
    { night: addDays(dear, 1), price: 550_000 },
  ]);
});

test('where all nights cost the same, they are not told one by one', async () => {
  const hotel = await newHotel();
  const { body } = await quoteOf(hotel);
  expect(body.rooms[0]).toMatchObject({ price: 500_000, stayPrice: 1_500_000 });
  expect(body.rooms[0]!.nights).toBeUndefined();
});

test('a weekday has its price, and a date comes before it', async () => {
  const hotel = await newHotel();
  await priceByNights(hotel, hotel.rooms, {
    week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => weekday * 100_000),
    dates: { '2027-02-12': 50_000 },
  });
  // From a Thursday on.
  const { body } = await quoteOf(hotel, { checkInDate: '2027-02-11', checkOutDate: '2027-02-16' });
  expect(body.rooms[0]!.nights?.map(({ price }) => price)).toEqual([
    400_000, 50_000, 600_000, 700_000, 100_000,
  ]);
});

test('a booking keeps what each night was agreed at, for its guest and the hotel', async () => {
  const hotel = await datedHotel();
  const rooms = hotel.rooms.map((room, i) => ({ ...room, price: [633_333, 683_333][i]! }));
  const order = { ...bookingOf(hotel, rooms, stay), totalPrice: 3_950_000 };
  const { customer, partner } = people;
  const made = await book<{ bookingId: string; selectedRooms: Priced[]; roomTotal: number }>(
    customer.token,
    { ...order, phoneNumber: '0912345678' },
  );
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ roomTotal: 3_950_000, totalPrice: 3_950_000 });
  const nightsOfFirst = [500_000, 900_000, 500_000];
  expect(made.body.selectedRooms[0]).toMatchObject({ price: 633_333 });
  expect(made.body.selectedRooms[0]!.nights?.map(({ price }) => price)).toEqual(nightsOfFirst);

  const mail = await mailTo(customer.email, { subject: new RegExp(made.body.bookingId) });
  expect(mail.text).toContain(`: ${formatDong(900_000)}`);
  expect(mail.text).toContain(`: ${formatDong(950_000)}`);

  const path = `/api/partner/bookings/${made.body.bookingId}`;
  const { body: seen } = await call<{ rooms: Priced[] }>('GET', path, { token: partner.token });
  expect(seen.rooms[0]!.nights?.map(({ price }) => price)).toEqual(nightsOfFirst);
  const exported = await call<{ bookings: { bookingId: string; rooms: Priced[] }[] }>(
    'GET',
    '/api/auth/account/export',
    { token: customer.token },
  );
  const [room] = exported.body.bookings.find(
    ({ bookingId }) => bookingId === made.body.bookingId,
  )!.rooms;
  expect(room!.nights?.map(({ price }) => price)).toEqual(nightsOfFirst);
});

test('a night that has become dearer is a changed price', async () => {
  const hotel = await datedHotel();
  const order = bookingOf(hotel, hotel.rooms.slice(0, 1), stay, 3);
  const refused = await book(people.customer.token, { ...order, phoneNumber: '0912345678' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  expect(refused.body.quote).toMatchObject({
    totalPrice: 1_900_000,
    rooms: [{ price: 633_333, stayPrice: 1_900_000 }],
  });
});

test('without a code each night is reduced and rounded; with one the whole stay, once', async () => {
  const { partner } = await newPeople();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 333_333 }] });
  await priceByNights(hotel, hotel.rooms, { dates: { [dear]: 444_447 } });
  await newVoucher({ token: partner.token }, { discountPercent: 15, autoApply: true });
  const automatic = (await quoteOf(hotel)).body;
  expect(automatic.rooms[0]).toMatchObject({ price: 314_815, originalPrice: 370_371 });
  expect(automatic.rooms[0]!.nights?.[1]).toEqual({
    night: dear,
    price: 377_780,
    originalPrice: 444_447,
  });
  expect(automatic).toMatchObject({ roomTotal: 1_111_113, totalPrice: 283_333 * 2 + 377_780 });

  const { code } = await newVoucher({ token: partner.token }, { discountPercent: 20 });
  const typed = (await quoteOf(hotel, { voucherCode: code })).body;
  expect(typed).toMatchObject({ roomTotal: 1_111_113, totalPrice: 888_890 });
});
