import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  freshEmail,
  newPartner,
  newTraveller,
  signIn,
  type TestAccount,
} from '../../support/accounts';
import { eachNight } from '../../../domain/stays/stay';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { startServer, type RunningServer } from '../../support/server/server';

/** A server as it is started for guests who pay: nothing in it but what the product brings along. */
let first: RunningServer;
let server: RunningServer;

// Each of these stories starts a server of its own, some of them twice.
jest.setTimeout(180_000);

beforeAll(async () => {
  server = first = await startServer({ empty: true });
});

afterAll(async () => {
  await server.stop();
  // Takes the data away, which is the same.
  await first.stop();
});

async function restart(env: Record<string, string> = {}): Promise<void> {
  await server.kill();
  const { dataDir } = first;
  server = await startServer({ dataDir, env: { DEMO_DATA: 'false', ...env } });
}

const ask = <T>(method: string, where: string, more: Parameters<typeof call>[2] = {}) =>
  call<T>(method, where, { url: server.url, ...more });

interface Destination {
  slug: string;
  featured: boolean;
  hotelCount: number;
  image: { url: string };
}

async function destinations(): Promise<Destination[]> {
  return (await ask<Destination[]>('GET', '/api/customer/destinations')).body;
}

async function foundBy(query: string): Promise<number[]> {
  const { body } = await ask<{ content: { id: number }[] }>('GET', `/api/customer/hotels?${query}`);
  return body.content.map(({ id }) => id);
}

async function drawnAt(): Promise<[string, number][]> {
  const folder = path.join(first.dataDir, 'images');
  const names = (await readdir(folder)).sort();
  const times = names.map(async (name) => (await stat(path.join(folder, name))).mtimeMs);
  return (await Promise.all(times)).map((time, i) => [names[i] ?? '', time]);
}

/** A hotel that its owner has entered and published. */
async function publishedHotel({ token }: TestAccount): Promise<number> {
  const address = {
    number: '12',
    street: 'Trần Phú',
    district: 'Phường Hải Châu',
    city: 'Đà Nẵng',
  };
  const body = {
    ...{ name: 'Sóng Xanh', businessName: 'Công ty Sóng Xanh', description: 'Bên bãi biển.' },
    ...{ address, phone: '02363123456', email: 'song.xanh@example.com', totalRooms: 12 },
    priceRange: { min: 300_000, max: 900_000 },
  };
  const hotels = '/api/partner/hotels';
  const { id } = (await ask<{ id: number }>('POST', `${hotels}/create`, { token, body })).body;
  const plain = { roomNumber: '101', name: 'Phòng biển', roomType: 'Standard' };
  const room = { ...plain, pricePerNight: 400_000 };
  await ask('POST', `${hotels}/${id}/rooms`, { token, body: room });
  const listing = { token, body: { listed: true } };
  expect((await ask('PUT', `${hotels}/${id}/listing`, listing)).status).toBe(200);
  return id;
}

describe('without demo data', () => {
  let hotelId: number;

  test('there are places to search for, each with its picture, and nobody’s hotels', async () => {
    const places = await destinations();
    expect(places.length).toBeGreaterThanOrEqual(6);
    expect(places.filter(({ featured }) => featured)).toHaveLength(3);
    for (const { slug, hotelCount, image } of places) {
      const { status } = await fetch(server.url + image.url);
      expect([slug, hotelCount, status]).toEqual([slug, 0, 200]);
    }
    expect(await foundBy('')).toEqual([]);
    expect(await server.control.sql('select 1 from users')).toEqual([]);
  });

  test('a partner’s hotel is found by the place that it lies in', async () => {
    const minh = await newPartner({ url: server.url, outbox: server.outboxDir });
    hotelId = await publishedHotel(minh);
    expect(await foundBy('destination=da-nang')).toEqual([hotelId]);
    expect(await foundBy('text=my%20khe')).toEqual([hotelId]);
    expect(await foundBy('destination=da-lat')).toEqual([]);
  });

  test('the next start finds all of it and draws nothing again', async () => {
    const [places, drawn] = [await destinations(), await drawnAt()];
    expect(drawn).toHaveLength(3 * places.length);
    await restart();
    expect([await destinations(), await drawnAt()]).toEqual([places, drawn]);
  });

  test('a newer version brings its places along, and hotels from before are found by them', async () => {
    const places = await destinations();
    const { sql } = server.control;
    await sql(`delete from destinations where slug <> 'sa-pa'`);
    await sql(`update destinations set name_vi = 'Sapa'`);
    await sql(`update hotels set destination_slug = null, search_text = 'song xanh'`);
    expect(await foundBy('destination=da-nang')).toEqual([]);
    await restart();
    expect(await destinations()).toEqual(places);
    expect(await foundBy('destination=da-nang')).toEqual([hotelId]);
    expect(await foundBy('text=my%20khe')).toEqual([hotelId]);
  });
});

describe('ADMIN_EMAIL', () => {
  const reached = () => ({ url: server.url, outbox: server.outboxDir });
  const adminPage = async (token: string) =>
    (await ask('GET', '/api/admin/users', { token })).status;

  test('makes a verified traveller’s account an administrator’s, who signs in again', async () => {
    const khanh = await newTraveller(reached());
    expect(await adminPage(khanh.token)).toBe(403);
    await restart({ ADMIN_EMAIL: khanh.email.toUpperCase() });
    expect(await adminPage(khanh.token)).toBe(401);
    const token = await signIn(khanh, reached());
    expect(await adminPage(token)).toBe(200);

    const partner = await newPartner(reached());
    await restart({ ADMIN_EMAIL: partner.email });
    expect(await adminPage(token)).toBe(200);
    expect(await adminPage(partner.token)).toBe(403);
  });

  test('makes none of an account that is not verified', async () => {
    const email = freshEmail();
    const passwords = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
    const person = { email, ...passwords, firstName: 'Lan', lastName: 'Nguyễn' };
    await ask('POST', '/api/auth/signup', { body: { ...person, phone: null, role: null } });
    await restart({ ADMIN_EMAIL: email });
    const { sql } = server.control;
    const users = await sql('select role, verified_at from users where email = $1', [email]);
    expect(users).toEqual([{ role: 'CUSTOMER', verified_at: null }]);
  });
});

test('prices in dollars follow the rate that the operator sets', async () => {
  const owner = await newPartner({ url: server.url, outbox: server.outboxDir });
  const rooms = [{ price: 100 }, { price: 12 }];
  const usd = { owner: owner.email, currency: 'USD' as const, rooms };
  const hotel = await newHotel(usd, server.control);
  const shown = async () => {
    const { sql } = server.control;
    const found = await sql<{ dong: number }>(
      'select price_vnd::int as dong from rooms where hotel_id = $1 order by id',
      [hotel.id],
    );
    return found.map(({ dong }) => dong);
  };
  // Neither room changes, but each has its type then.
  await ask('PUT', `/api/partner/hotels/${hotel.id}/rooms/bulk`, {
    token: owner.token,
    body: { roomIds: [hotel.rooms[0]!.id], pricePercent: 0 },
  });
  const { sql } = server.control;
  const [type] = await sql<{ id: number }>(
    `update room_types set week = '{120,null,null,null,null,null,null}', week_vnd = '{1,2,3,4,5,6,7}'
     where hotel_id = $1 and id = (select min(id) from room_types where hotel_id = $1)
     returning id`,
    [hotel.id],
  );
  const dated = `insert into type_nights (hotel_id, type_id, night, price, price_vnd)
    values ($1, $2, '2036-01-01', 150.5, 1)`;
  await sql(dated, [hotel.id, type!.id]);
  await restart({ USD_RATE: '25000', EUR_RATE: '30000', RATES_SET_ON: '2026-12-01' });
  expect(await shown()).toEqual([2_500_000, 300_000]);
  const [byDate] = await server.control.sql<{ week: number[]; night: number }>(
    `select t.week_vnd as week, n.price_vnd as night
     from room_types t join type_nights n on n.hotel_id = t.hotel_id and n.type_id = t.id
     where t.hotel_id = $1`,
    [hotel.id],
  );
  expect(byDate).toMatchObject({ night: 3_762_500 });
  expect(byDate!.week).toEqual([3_000_000, ...Array<number>(6).fill(2_500_000)]);
  const typed = await server.control.sql(
    `select r.price_vnd = t.price_vnd + r.difference_vnd as agrees
     from rooms r join room_types t on t.hotel_id = r.hotel_id and t.id = r.type_id
     where r.hotel_id = $1`,
    [hotel.id],
  );
  expect(typed).toEqual([{ agrees: true }, { agrees: true }]);
  const { body } = await ask('GET', '/api/partner/rates', owner);
  expect(body).toEqual({ VND: 1, USD: 25_000, EUR: 30_000, asOf: '2026-12-01' });

  // Not over a Monday, of which the type has a price of its own.
  const days = [9, 10, 11].map((later) => stayIn(later)).find((one) => !hasMonday(one))!;
  const stay = { ...days, hotelId: hotel.id, roomIds: [hotel.rooms[0]!.id] };
  const quote = await ask('POST', '/api/customer/quotes', { body: stay });
  expect(quote).toMatchObject({ status: 200, body: { roomTotal: 5_000_000 } });
  await restart();
  expect(await shown()).toEqual([2_630_000, 315_600]);
});

const hasMonday = ({ checkInDate, checkOutDate }: ReturnType<typeof stayIn>) =>
  eachNight({ checkIn: checkInDate, checkOut: checkOutDate }).some(
    (night) => new Date(night).getUTCDay() === 1,
  );
