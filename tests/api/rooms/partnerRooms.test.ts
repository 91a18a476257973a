import { addDays, vietnamToday } from '../../../domain/stay';
import { newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import {
  book,
  bookingOf,
  stayIn,
  type BookingAnswer,
  type ProblemAnswer,
} from '../../support/bookings';
import { call, type Answer } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { picture, uploadImages } from '../../support/pictures';
import { sharedServer } from '../../support/server/serverControl';

interface Room {
  id: number;
  hotelId: number;
  roomNumber: string;
  name: string;
  status: string;
  statusTonight: string;
  capacity: number;
  numberOfAdults: number;
  price: number;
  pricePerNight: number;
  currency: string;
  travellerPrice: number;
  services: { name: string }[];
  version: number;
}

interface Page {
  content: Room[];
  totalElements: number;
  totalPages: number;
}

interface Closure {
  id: number;
  from: string;
  to: string;
  reason: string;
}

type Got<T> = Promise<Answer<T & ProblemAnswer>>;

const today = vietnamToday(new Date());
const inDays = (days: number) => addDays(today, days);

let minh: TestAccount;
let traveller: TestAccount;

beforeAll(async () => {
  minh = await newPartner();
  traveller = await newTraveller();
});

const ask = <T>(method: string, path: string, body?: unknown, { token } = minh): Got<T> =>
  call(method, `/api/partner${path}`, { token, ...(body !== undefined && { body }) });

const plain = { roomNumber: '101', name: 'Phòng vườn', roomType: 'Standard' };

/** A hotel of that currency, without a room. */
async function hotelIn(currency: 'VND' | 'USD'): Promise<TestHotel> {
  const hotel = await newHotel({ owner: minh.email });
  const { sql } = sharedServer();
  await sql('delete from rooms where hotel_id = $1', [hotel.id]);
  await sql('update hotels set currency = $2 where id = $1', [hotel.id, currency]);
  return hotel;
}

async function made(hotel: { id: number }, fields: object): Promise<Room> {
  const { status, body } = await ask<Room>('POST', `/hotels/${hotel.id}/rooms`, {
    ...plain,
    pricePerNight: 500_000,
    ...fields,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const changesOf = ({ roomNumber, name, price, version }: Room) => ({
  roomNumber,
  name,
  roomType: 'Standard',
  pricePerNight: price,
  version,
});

const numbers = ({ body }: Answer<Page>) => body.content.map(({ roomNumber }) => roomNumber);

function close(hotel: { id: number }, roomId: number, from: string, to: string): Got<Closure> {
  const closure = { from, to, reason: ' New bathroom ' };
  return ask('POST', `/hotels/${hotel.id}/rooms/${roomId}/closures`, closure);
}

async function found(hotel: TestHotel, days: number): Promise<number[]> {
  const { checkInDate, checkOutDate } = stayIn(days, 1);
  const query = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  const { body } = await call<{ id: number }[]>(
    'GET',
    `/api/customer/hotels/${hotel.id}/search-rooms?${query}`,
  );
  return body.map(({ id }) => id);
}

describe('createPartnerRoom', () => {
  test('keeps what it is told, fills in the rest and shows it in the list', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {
      name: ' Phòng vườn '.normalize('NFD'),
      numberOfAdults: 2,
      numberOfChildren: 1,
      services: ['Wi-Fi', ' Minibar'],
    });
    expect(room).toMatchObject({
      hotelId: hotel.id,
      hotelName: hotel.name,
      name: 'Phòng vườn',
      status: 'AVAILABLE',
      statusTonight: 'AVAILABLE',
      capacity: 3,
      typeBed: 'Single',
      price: 500_000,
      pricePerNight: 500_000,
      travellerPrice: 500_000,
      services: [{ name: 'Wi-Fi' }, { name: 'Minibar' }],
      version: 1,
    });
    const read = await ask<Room>('GET', `/rooms/${room.id}`);
    expect(read.body).toEqual(room);
    const list = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?text=PHONG%20vuon`);
    expect(list.body).toMatchObject({ content: [room], totalElements: 1, totalPages: 1 });
  });

  test('prices in the hotel’s currency and says what travellers will see', async () => {
    const hotel = await hotelIn('USD');
    const rates = await ask<{ USD: number; asOf: string }>('GET', '/rates');
    const room = await made(hotel, { pricePerNight: 1250.55 });
    expect(room).toMatchObject({ price: 1250.55, currency: 'USD' });
    expect(room.travellerPrice).toBe(Math.round((125_055 * rates.body.USD) / 100));
    const seen = await call<{ price: number }>('GET', `/api/customer/rooms/${room.id}`);
    expect(seen.body.price).toBe(room.travellerPrice);
    expect(rates.body.asOf <= today).toBe(true);
  });

  test.each([
    ['VND', { pricePerNight: 500_000.5 }, 'pricePerNight'],
    ['USD', { pricePerNight: 10.005 }, 'pricePerNight'],
    ['VND', { pricePerNight: 0 }, 'pricePerNight'],
    ['VND', { pricePerNight: 1_000_000_001 }, 'pricePerNight'],
    ['USD', { pricePerNight: 1_000_000_000 }, 'pricePerNight'],
    ['VND', { numberOfAdults: 3, capacity: 2 }, 'capacity'],
    ['VND', { numberOfAdults: 11 }, 'numberOfAdults'],
    ['VND', { roomNumber: '  ' }, 'roomNumber'],
  ] as const)('refuses, in %s, %j', async (currency, fields, field) => {
    const hotel = await hotelIn(currency);
    const body = { ...plain, pricePerNight: 10, ...fields };
    const refused = await ask('POST', `/hotels/${hotel.id}/rooms`, body);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual([field]);
    const list = await ask<Page>('GET', `/hotels/${hotel.id}/rooms`);
    expect(list.body.content).toEqual([]);
  });

  test('takes a number once in a hotel, and again when its room is deleted', async () => {
    const hotel = await hotelIn('VND');
    const first = await made(hotel, {});
    const second = await made(hotel, { roomNumber: '102' });
    const again = await ask('POST', `/hotels/${hotel.id}/rooms`, { ...plain, pricePerNight: 1 });
    expect(again.status).toBe(422);
    expect(again.body.fieldErrors).toEqual({
      roomNumber: 'Another room of this hotel has this number.',
    });
    const moved = { ...changesOf(second), roomNumber: ' 101' };
    const update = await ask('PUT', `/hotels/${hotel.id}/rooms/${second.id}`, moved);
    expect(Object.keys(update.body.fieldErrors ?? {})).toEqual(['roomNumber']);
    await ask('DELETE', `/hotels/${hotel.id}/rooms/${first.id}`);
    expect((await made(hotel, {})).id).not.toBe(first.id);
    expect((await made(await hotelIn('VND'), {})).roomNumber).toBe('101');
  });
});

describe('listPartnerRooms', () => {
  test('filters, sorts and pages; the export has all that match', async () => {
    const hotel = await hotelIn('VND');
    await made(hotel, { roomNumber: 'A10', name: 'Đèn lồng', pricePerNight: 300_000 });
    await made(hotel, { roomNumber: 'A9', roomType: 'Suite', pricePerNight: 900_000 });
    await made(hotel, { roomNumber: 'B1', status: 'MAINTENANCE', pricePerNight: 600_000 });
    await made(hotel, { roomNumber: '=1+1', numberOfAdults: 4, pricePerNight: 100_000 });
    const list = (query: string) => ask<Page>('GET', `/hotels/${hotel.id}/rooms?${query}`);

    expect(numbers(await list(''))).toEqual(['=1+1', 'A9', 'A10', 'B1']);
    expect(numbers(await list('sort=-roomNumber'))).toEqual(['B1', 'A10', 'A9', '=1+1']);
    expect(numbers(await list('sort=price'))).toEqual(['=1+1', 'A10', 'B1', 'A9']);
    expect(numbers(await list('sort=-type'))[0]).toBe('A9');
    expect(numbers(await list('sort=-capacity'))[0]).toBe('=1+1');
    expect(numbers(await list('text=den%20LONG'))).toEqual(['A10']);
    expect(numbers(await list('roomType=Suite'))).toEqual(['A9']);
    expect(numbers(await list('status=MAINTENANCE'))).toEqual(['B1']);
    const second = await list('sort=price&size=3&page=1');
    expect(second.body).toMatchObject({ totalPages: 2, totalElements: 4, numberOfElements: 1 });
    expect(numbers(second)).toEqual(['A9']);
    expect((await list('sort=owner')).status).toBe(422);

    const csv = await ask<string>('GET', `/hotels/${hotel.id}/rooms/export?sort=price`);
    const lines = csv.body.trimEnd().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^'=1\+1,/);
    const suites = await ask<string>('GET', `/hotels/${hotel.id}/rooms/export?roomType=Suite`);
    expect(suites.body.trimEnd().split('\n')).toHaveLength(2);
  });

  test('shows who has a room tonight, whatever the partner set', async () => {
    const hotel = await newHotel({
      owner: minh.email,
      rooms: [{ price: 1 }, { price: 1 }, { price: 1 }, { price: 1, status: 'MAINTENANCE' }],
    });
    const [booked, closed, walkIn, broken] = hotel.rooms.map(({ id }) => id);
    await book(traveller.token, bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(0)));
    await close(hotel, closed!, today, inDays(1));
    const status = { roomIds: [booked, closed, walkIn], status: 'BOOKED' };
    await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, status);
    const { body } = await ask<Page>('GET', `/hotels/${hotel.id}/rooms`);
    expect(body.content.map(({ id, statusTonight }) => [id, statusTonight])).toEqual([
      [booked, 'BOOKED'],
      [closed, 'CLOSED'],
      [walkIn, 'BOOKED'],
      [broken, 'MAINTENANCE'],
    ]);
    const only = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?status=BOOKED`);
    expect(only.body.content.map(({ id }) => id)).toEqual([booked, walkIn]);
    const cards = await call<{ content: { id: number; rooms: number }[] }>(
      'GET',
      `/api/customer/hotels?text=${hotel.name.split(' ').at(-1)}`,
    );
    expect(cards.body.content).toMatchObject([{ id: hotel.id, rooms: 0 }]);
  });

  test('a room marked as booked is nobody’s to book tonight, and on sale again tomorrow', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, { status: 'BOOKED', numberOfAdults: 2 });
    expect(room).toMatchObject({ status: 'BOOKED', statusTonight: 'BOOKED' });
    expect(await found(hotel, 0)).toEqual([]);
    expect(await found(hotel, 1)).toEqual([room.id]);
    const one = { id: room.id, name: room.name, price: room.price };
    const tonight = () => book(traveller.token, bookingOf(hotel, [one] as never, stayIn(0, 1), 1));
    const refused = await tonight();
    expect([refused.status, refused.body.code]).toEqual([409, 'ROOM_TAKEN']);

    const path = `/hotels/${hotel.id}/rooms/${room.id}`;
    const kept = await ask<Room>('PUT', path, { ...changesOf(room), name: 'Phòng hồ' });
    expect(kept.body).toMatchObject({ status: 'BOOKED', name: 'Phòng hồ' });
    expect((await ask<Closure[]>('GET', `${path}/closures`)).body).toMatchObject([
      { from: today, to: inDays(1), reason: 'Booked tonight' },
    ]);
    // As it looks one day later.
    const { sql } = sharedServer();
    await sql(
      `with moved as (
         update room_closures set from_day = from_day - 1, to_day = to_day - 1 where hotel_id = $1
       )
       update room_nights set night = night - 1 where hotel_id = $1`,
      [hotel.id],
    );
    const tomorrow = await ask<Room>('GET', `/rooms/${room.id}`);
    expect(tomorrow.body).toMatchObject({ status: 'AVAILABLE', statusTonight: 'AVAILABLE' });
    expect(await found(hotel, 0)).toEqual([room.id]);

    const again = { roomIds: [room.id], status: 'BOOKED' };
    await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, again);
    expect(await found(hotel, 0)).toEqual([]);
    const free = await ask<Room>('PUT', path, {
      ...changesOf(kept.body),
      version: kept.body.version + 1,
      status: 'AVAILABLE',
    });
    expect(free.body).toMatchObject({ status: 'AVAILABLE', statusTonight: 'AVAILABLE' });
    expect((await tonight()).status).toBe(201);
    const late = await ask('PUT', `/hotels/${hotel.id}/rooms/bulk`, again);
    expect(late.body).toEqual({ changed: 1 });
    const { body } = await ask<Room>('GET', `/rooms/${room.id}`);
    expect(body).toMatchObject({ status: 'AVAILABLE', statusTonight: 'BOOKED' });
  });
});

describe('updatePartnerRoom', () => {
  test('changes what is sent, keeps the rest, and tells the second editor', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, { description: 'Sáng', services: ['Wi-Fi'] });
    const path = `/hotels/${hotel.id}/rooms/${room.id}`;
    const mine = { ...changesOf(room), pricePerNight: 750_000, name: 'Phòng hồ' };
    const saved = await ask<Room>('PUT', path, mine);
    expect(saved.body).toMatchObject({
      name: 'Phòng hồ',
      price: 750_000,
      travellerPrice: 750_000,
      description: 'Sáng',
      services: [{ name: 'Wi-Fi' }],
      version: 2,
    });
    const late = await ask('PUT', path, { ...changesOf(room), name: 'Phòng khác' });
    expect([late.status, late.body.code]).toEqual([409, 'STALE']);
    expect((await ask<Room>('GET', `/rooms/${room.id}`)).body).toEqual(saved.body);
    const foundByName = await ask<Page>('GET', `/hotels/${hotel.id}/rooms?text=phong%20ho`);
    expect(foundByName.body.totalElements).toBe(1);
  });

  test('of ten editors at the same moment one saves and nine are told', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {});
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        ask('PUT', `/hotels/${hotel.id}/rooms/${room.id}`, {
          ...changesOf(room),
          pricePerNight: 100_000 + i,
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });
});

describe('changePartnerRooms', () => {
  test('changes by percent to what the currency has, never to nothing', async () => {
    const hotel = await hotelIn('USD');
    const rooms = [
      await made(hotel, { roomNumber: '1', pricePerNight: 99.99 }),
      await made(hotel, { roomNumber: '2', pricePerNight: 0.01 }),
    ];
    const roomIds = rooms.map(({ id }) => id);
    const path = `/hotels/${hotel.id}/rooms/bulk`;
    const lower = await ask('PUT', path, { roomIds, pricePercent: -15 });
    expect(lower.body).toEqual({ changed: 2 });
    const { body } = await ask<Page>('GET', `/hotels/${hotel.id}/rooms`);
    expect(body.content.map(({ price, version }) => [price, version])).toEqual([
      [84.99, 2],
      [0.01, 2],
    ]);
    const rates = await ask<{ USD: number }>('GET', '/rates');
    expect(body.content[0]?.travellerPrice).toBe(Math.round((8_499 * rates.body.USD) / 100));
  });

  test('never goes past what a night may cost, whose longest stay still has a price', async () => {
    const hotel = await hotelIn('USD');
    const rates = await ask<{ USD: number }>('GET', '/rates');
    const highest = Math.floor((1_000_000_000 / rates.body.USD) * 100) / 100;
    const room = await made(hotel, { pricePerNight: highest });
    const path = `/hotels/${hotel.id}/rooms/bulk`;
    const past = { pricePerNight: highest + 0.01 };
    for (const change of [{ pricePercent: 1 }, past]) {
      const refused = await ask('PUT', path, { roomIds: [room.id], ...change });
      expect([refused.status, refused.body.message]).toEqual([
        422,
        'A night may cost at most 1,000,000,000 dong, at the rate in force.',
      ]);
    }
    const edited = { ...changesOf(room), ...past };
    const refused = await ask('PUT', `/hotels/${hotel.id}/rooms/${room.id}`, edited);
    expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual(['pricePerNight']);
    const year = { checkInDate: inDays(1), checkOutDate: inDays(366) };
    const quote = await call<{ roomTotal: number; total: number }>('POST', '/api/customer/quotes', {
      body: { hotelId: hotel.id, roomIds: [room.id], ...year },
    });
    expect([quote.status, quote.body.roomTotal]).toEqual([200, room.travellerPrice * 365]);
    const trial = { hotelId: hotel.id, roomId: room.id, ...year, discountPercent: 10 };
    const preview = await ask<{ total: number }>('POST', '/vouchers/preview', trial);
    expect([preview.status, preview.body.total < quote.body.total]).toEqual([200, true]);
  });

  test('changes all rooms or none', async () => {
    const hotel = await hotelIn('VND');
    const other = await hotelIn('VND');
    const room = await made(hotel, {});
    const elsewhere = await made(other, {});
    const path = `/hotels/${hotel.id}/rooms/bulk`;
    const bulk = async (change: object) => {
      const { status, body } = await ask('PUT', path, { roomIds: [room.id], ...change });
      return [status, Object.keys(body.fieldErrors ?? {})];
    };
    const stranger = { roomIds: [room.id, elsewhere.id], pricePerNight: 1 };
    expect((await ask('PUT', path, stranger)).status).toBe(404);
    expect(await bulk({})).toEqual([422, ['pricePerNight']]);
    expect(await bulk({ pricePerNight: 10, pricePercent: 10 })).toEqual([422, ['pricePercent']]);
    expect(await bulk({ pricePerNight: 10.5 })).toEqual([422, ['pricePerNight']]);
    expect((await ask<Room>('GET', `/rooms/${room.id}`)).body).toEqual(room);
    expect(await bulk({ pricePerNight: 700_000, status: 'MAINTENANCE' })).toEqual([200, []]);
    expect((await ask<Room>('GET', `/rooms/${room.id}`)).body).toMatchObject({
      price: 700_000,
      travellerPrice: 700_000,
      status: 'MAINTENANCE',
    });
    expect(await found(hotel, 5)).toEqual([]);
  });
});

describe('deletePartnerRoom', () => {
  test('waits for the guests, then deletes for good', async () => {
    const hotel = await newHotel({ owner: minh.email });
    const [room] = hotel.rooms;
    const path = `/hotels/${hotel.id}/rooms/${room!.id}`;
    await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(3)));
    await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(8)));
    const refused = await ask<{ bookings: number }>('DELETE', path);
    expect([refused.status, refused.body.code, refused.body.bookings]).toEqual([
      409,
      'HAS_BOOKINGS',
      2,
    ]);
    const { sql } = sharedServer();
    await sql(
      `with cancelled as (
         update bookings set status = 'CANCELLED' where hotel_id = $1 returning hotel_id, id
       )
       delete from room_nights n using cancelled c
       where n.hotel_id = c.hotel_id and n.booking_id = c.id`,
      [hotel.id],
    );
    const closure = await close(hotel, room!.id, inDays(20), inDays(22));
    expect(closure.status).toBe(201);
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('GET', `/rooms/${room!.id}`)).status).toBe(404);
    expect((await ask('GET', `${path}/closures`)).status).toBe(404);
    const left = await sql('select 1 from room_nights where hotel_id = $1', [hotel.id]);
    expect(left).toEqual([]);
    const gone = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(3)));
    expect(gone.status).toBe(422);
  });

  test('never leaves a deleted room sold, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const hotel = await newHotel({ owner: minh.email });
      const path = `/hotels/${hotel.id}/rooms/${hotel.rooms[0]!.id}`;
      const bookings = [1, 3, 5].map((days) =>
        book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(days))),
      );
      const deleted = await ask('DELETE', path);
      const sold = (await Promise.all(bookings)).filter(({ status }) => status === 201);
      expect(deleted.status).toBe(sold.length > 0 ? 409 : 200);
    }
  });
});

describe('closeRoom', () => {
  test('takes the nights from travellers until the room is opened again', async () => {
    const hotel = await newHotel({ owner: minh.email });
    const roomId = hotel.rooms[0]!.id;
    const path = `/hotels/${hotel.id}/rooms/${roomId}/closures`;
    const closed = await close(hotel, roomId, inDays(4), inDays(6));
    expect(closed.body).toMatchObject({
      from: inDays(4),
      to: inDays(6),
      reason: 'New bathroom',
    });
    expect((await ask<Closure[]>('GET', path)).body).toEqual([closed.body]);
    expect(await found(hotel, 5)).toEqual([]);
    expect(await found(hotel, 6)).toEqual([roomId]);
    const refused = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(5)));
    expect([refused.status, refused.body.code]).toEqual([409, 'ROOM_TAKEN']);

    expect((await ask('DELETE', `${path}/${closed.body.id}`)).status).toBe(200);
    expect((await ask('DELETE', `${path}/${closed.body.id}`)).status).toBe(404);
    expect((await ask<Closure[]>('GET', path)).body).toEqual([]);
    const free = await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(5)));
    expect(free.status).toBe(201);
    const { body } = await call<Record<string, number>>('GET', '/health/invariants');
    expect(body).toMatchObject({ nightsSoldTwice: 0, nightsWithoutBooking: 0 });
  });

  test('counts what is in the way and takes nothing then', async () => {
    const hotel = await newHotel({ owner: minh.email });
    const roomId = hotel.rooms[0]!.id;
    await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(10)));
    await book(traveller.token, bookingOf(hotel, hotel.rooms, stayIn(13)));
    await close(hotel, roomId, inDays(16), inDays(18));
    const refused = await close(hotel, roomId, inDays(9), inDays(17));
    expect(refused.body).toMatchObject({ status: 409, code: 'ROOM_BOOKED', bookings: 3 });
    expect(await found(hotel, 9)).toEqual([roomId]);
    const { body } = await ask<Closure[]>('GET', `/hotels/${hotel.id}/rooms/${roomId}/closures`);
    expect(body).toHaveLength(1);
  });

  test.each([
    ['yesterday', -1, 1, 'from'],
    ['no night', 3, 3, 'to'],
    ['more than a year', 1, 367, 'to'],
  ])('refuses %s', async (_, from, to, field) => {
    const hotel = await newHotel({ owner: minh.email });
    const refused = await close(hotel, hotel.rooms[0]!.id, inDays(from), inDays(to));
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.fieldErrors ?? {})).toEqual([field]);
  });

  test('of twenty closings and bookings of one night exactly one wins', async () => {
    const hotel = await newHotel({ owner: minh.email });
    const stay = stayIn(30, 1);
    const booking = bookingOf(hotel, hotel.rooms, stay, 1);
    const rivals = Array.from({ length: 20 }, (_, i): Got<Closure | BookingAnswer> =>
      i % 2
        ? close(hotel, hotel.rooms[0]!.id, stay.checkInDate, stay.checkOutDate)
        : book(traveller.token, booking),
    );
    const statuses = (await Promise.all(rivals)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    const nights = await sharedServer().sql('select 1 from room_nights where hotel_id = $1', [
      hotel.id,
    ]);
    expect(nights).toHaveLength(1);
  });
});

describe('the images of a room', () => {
  interface Image {
    id: number;
    url: string;
  }
  const idsOf = ({ body }: Answer<Image[]>) => body.map(({ id }) => id);

  test('are five at most, in the partner’s order, and gone with their files', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {});
    const path = `/hotels/${hotel.id}/rooms/${room.id}/images`;
    const upload = (count: number) =>
      uploadImages<Image[] & ProblemAnswer>(
        `/api/partner${path}`,
        Array.from({ length: count }, () => file),
        minh,
      );
    const file = await picture();
    const first = await upload(2);
    expect([first.status, first.body.length]).toEqual([201, 2]);
    const tooMany = await upload(4);
    expect([tooMany.status, Object.keys(tooMany.body.fieldErrors ?? {})]).toEqual([
      422,
      ['images'],
    ]);
    const all = idsOf(await upload(3));
    expect(all.slice(0, 2)).toEqual(idsOf(first));
    expect((await upload(1)).status).toBe(422);

    const turned = [...all].reverse();
    expect(idsOf(await ask<Image[]>('PUT', path, { imageIds: turned }))).toEqual(turned);
    const some = await ask('PUT', path, { imageIds: turned.slice(1) });
    expect([some.status, Object.keys(some.body.fieldErrors ?? {})]).toEqual([422, ['imageIds']]);

    const [cover, ...rest] = turned;
    const url = (await roomImages(room)).find(({ id }) => id === cover)!.url;
    const server = sharedServer().url;
    expect((await fetch(server + url)).status).toBe(200);
    expect(idsOf(await ask<Image[]>('DELETE', `${path}/${cover}`))).toEqual(rest);
    expect((await ask('DELETE', `${path}/${cover}`)).status).toBe(404);
    expect((await fetch(server + url)).status).toBe(404);
    expect((await roomImages(room)).map(({ id }) => id)).toEqual(rest);
  });

  async function roomImages({ id }: Room): Promise<Image[]> {
    return (await ask<{ images: Image[] }>('GET', `/rooms/${id}`)).body.images;
  }

  test('are found in their own room only', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {});
    const neighbour = await made(hotel, { roomNumber: '102' });
    const path = (id: number) => `/api/partner/hotels/${hotel.id}/rooms/${id}/images`;
    const file = await picture();
    const sent = await uploadImages<Image[]>(path(room.id), [file], minh);
    const elsewhere = `/hotels/${hotel.id}/rooms/${neighbour.id}/images/${sent.body[0]!.id}`;
    expect((await ask('DELETE', elsewhere)).status).toBe(404);
    const stranger = await newPartner();
    expect((await uploadImages(path(room.id), [file], stranger)).status).toBe(404);
    expect((await roomImages(room)).map(({ id }) => id)).toEqual(idsOf(sent));
  });
});

describe('another partner', () => {
  test('finds neither the hotel nor its rooms, and changes nothing', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {});
    const closure = await close(hotel, room.id, inDays(3), inDays(4));
    const stranger = await newPartner();
    const inHotel = `/hotels/${hotel.id}/rooms`;
    const inRoom = `${inHotel}/${room.id}`;
    const newClosure = { from: inDays(8), to: inDays(9), reason: 'x' };
    const tries: [string, string, unknown?][] = [
      ['GET', inHotel],
      ['POST', inHotel, { ...plain, roomNumber: '7', pricePerNight: 1 }],
      ['GET', `${inHotel}/export`],
      ['PUT', `${inHotel}/bulk`, { roomIds: [room.id], pricePerNight: 1 }],
      ['GET', `/rooms/${room.id}`],
      ['PUT', inRoom, changesOf(room)],
      ['DELETE', inRoom],
      ['GET', `${inRoom}/closures`],
      ['POST', `${inRoom}/closures`, newClosure],
      ['DELETE', `${inRoom}/closures/${closure.body.id}`],
    ];
    for (const [method, path, body] of tries) {
      const { status } = await ask(method, path, body, stranger);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    const page = await ask<Page>('GET', inHotel);
    expect(page.body.content).toEqual([room]);
    const closures = await ask<Closure[]>('GET', `${inRoom}/closures`);
    expect(closures.body).toEqual([closure.body]);
  });
});
