import { isBeforeCheckOut } from '../../../domain/stays/stay';
import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import {
  act,
  bookedIn,
  movedBack,
  newHouse,
  type PageAnswer,
  type PartnerBookingAnswer,
} from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';
import { stayIn } from '../../support/bookings';
import { earlier } from '../../support/earlier';

interface DayList {
  total: number;
  bookings: PartnerBookingAnswer[];
}

interface DashboardAnswer {
  hotels: number;
  listedHotels: number;
  rooms: number;
  roomsFreeTonight: number;
  comingBookings: number;
  activeDiscounts: number;
  arrivals: DayList;
  inHouse: DayList;
  departures: DayList;
  occupancy: { day: string; rooms: number; sold: number; closed: number }[];
}

const { sql } = sharedServer();

async function dashboard(token: string, query = ''): Promise<DashboardAnswer> {
  const address = `/api/partner/dashboard${query}`;
  const { status, body } = await call<DashboardAnswer>('GET', address, { token });
  expect(status).toBe(200);
  return body;
}

const idsOf = ({ bookings }: DayList) => bookings.map(({ bookingId }) => bookingId);

test('a new partner sees the draft hotel and nothing else', async () => {
  const { token } = await newPartner();
  const nobody = { total: 0, bookings: [] };
  expect(await dashboard(token)).toEqual({
    hotels: 1,
    listedHotels: 0,
    rooms: 0,
    roomsFreeTonight: 0,
    comingBookings: 0,
    activeDiscounts: 0,
    arrivals: nobody,
    inHouse: nobody,
    departures: nobody,
    occupancy: Array.from({ length: 14 }, (_, days) => {
      return { day: stayIn(days).checkInDate, rooms: 0, sold: 0, closed: 0 };
    }),
  });
});

test('any day has its lists, and the nights from today on say how full they are', async () => {
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  const { token } = house.partner;
  const first = await bookedIn(house, { room: 0, days: 3, nights: 2 });
  const second = await bookedIn(house, { room: 1, days: 4, nights: 1 });
  const cancelled = await bookedIn(house, { room: 1, days: 3, nights: 1 });
  await act(token, cancelled, 'cancel', { body: { reason: 'Renovation' } });
  const closed = stayIn(6, 1);
  await call(
    'POST',
    `/api/partner/hotels/${house.hotel.id}/rooms/${house.hotel.rooms[0]!.id}/closures`,
    {
      token,
      body: { from: closed.checkInDate, to: closed.checkOutDate, reason: 'Paint' },
    },
  );

  const on = (days: number) => dashboard(token, `?day=${stayIn(days).checkInDate}`);
  const [third, fourth, fifth] = [await on(3), await on(4), await on(5)];
  expect(idsOf(third.arrivals)).toEqual([first]);
  expect(idsOf(fourth.arrivals)).toEqual([second]);
  expect(idsOf(fourth.inHouse).sort()).toEqual([first, second].sort());
  expect(idsOf(fifth.departures).sort()).toEqual([first, second].sort());
  expect(fifth.inHouse.total).toBe(0);

  // Whoever leaves early stays no more nights, whoever never came stays none.
  const early = await bookedIn(house, { room: 1, days: 0, nights: 2 });
  await act(token, early, 'check-in');
  await act(token, early, 'check-out');
  expect((await on(1)).inHouse.total).toBe(0);
  expect((await on(2)).departures.total).toBe(0);
  await movedBack(first, 10);
  expect((await on(-6)).inHouse.total).toBe(0);
  await movedBack(first, -10);

  const today = await dashboard(token);
  expect(fourth.occupancy).toEqual(today.occupancy);
  expect(today.occupancy.map(({ sold }) => sold)).toEqual([
    0,
    0,
    0,
    1,
    2,
    ...Array<number>(9).fill(0),
  ]);
  expect(today.occupancy[6]).toEqual({ day: closed.checkInDate, rooms: 2, sold: 0, closed: 1 });
  const far = await on(100);
  expect([far.occupancy.length, far.occupancy[0]!.day]).toEqual([14, stayIn(100).checkInDate]);
  for (const day of ['2026-02-30', '9999-12-31', '1900-01-01']) {
    expect((await call('GET', `/api/partner/dashboard?day=${day}`, { token })).status).toBe(422);
  }
});

test('a room that is out of order is closed from today on, but in the nights that are sold', async () => {
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  await bookedIn(house, { room: 0, days: 2, nights: 1 });
  await sql(`update rooms set status = 'MAINTENANCE' where hotel_id = $1 and id = $2`, [
    house.hotel.id,
    house.hotel.rooms[0]!.id,
  ]);
  const { token } = house.partner;
  const { occupancy } = await dashboard(token);
  expect(occupancy.map(({ sold, closed }) => [sold, closed]).slice(0, 4)).toEqual([
    [0, 1],
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
  const past = await dashboard(token, `?day=${stayIn(-2).checkInDate}`);
  expect(past.occupancy.map(({ closed }) => closed).slice(0, 4)).toEqual([0, 0, 1, 1]);
});

test('every number is what the lists hold', async () => {
  const house = await newHouse({
    rooms: [
      { price: 500_000 },
      { price: 500_000 },
      { price: 500_000 },
      { price: 500_000 },
      { price: 500_000, status: 'MAINTENANCE' },
    ],
  });
  const { token, email } = house.partner;
  await newHotel({ owner: email, listed: false });
  const arriving = await bookedIn(house, { room: 0 });
  const staying = await bookedIn(house, { room: 1 });
  const leaving = await bookedIn(house, { room: 2 });
  const coming = await bookedIn(house, { room: 3, days: 4 });
  const cancelled = await bookedIn(house, { room: 3, days: 9 });
  await act(token, staying, 'check-in');
  await act(token, leaving, 'check-in');
  await act(token, cancelled, 'cancel', { body: { reason: 'Renovation' } });
  await movedBack(leaving, 2);
  await sql(
    `insert into vouchers (owner_id, code, code_key, discount_percent, is_active, start_date,
       expiration_date, quantity, used, created_at)
     select u.id, v.code, v.code, 10, v.active, now() + v.start * interval '1 day',
       now() + v.over * interval '1 day', v.quantity, v.used, now()
     from users u cross join (values
       ('NOW', true, -1, 1, 2, 0), ('OFF', false, -1, 1, 0, 0), ('SOON', true, 1, 2, 0, 0), ('OVER', true, -2, -1, 0, 0),
       ('USED', true, -1, 1, 1, 1)
     ) v (code, active, start, over, quantity, used) where u.email_key = $1`,
    [email],
  );

  const board = await dashboard(token);
  expect(board).toMatchObject({
    // With the draft that the sign-up left.
    hotels: 3,
    listedHotels: 1,
    rooms: 6,
    // Neither the arriving nor the staying guest's, nor the one that is being repaired.
    roomsFreeTonight: 3,
    comingBookings: 2,
    activeDiscounts: 1,
    arrivals: { total: 1 },
    inHouse: { total: 2 },
    departures: { total: 1 },
  });
  // No booking has used it.
  await sql(`update vouchers set used = 0 where code_key = 'USED'`);
  expect(idsOf(board.arrivals)).toEqual([arriving]);
  expect(idsOf(board.inHouse)).toEqual([leaving, staying]);
  expect(idsOf(board.departures)).toEqual([leaving]);

  const listed = await call<PageAnswer<PartnerBookingAnswer>>(
    'GET',
    `/api/partner/bookings?status=CONFIRMED&from=${stayIn(0).checkInDate}&sort=checkIn`,
    { token },
  );
  expect(listed.body.totalElements).toBe(board.comingBookings);
  expect(listed.body.content.map(({ bookingId }) => bookingId)).toEqual([arriving, coming]);
});

test('who was to come yesterday is expected today, as long as the stay lasts', async () => {
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  const { token } = house.partner;
  const late = await bookedIn(house, { room: 0, days: 3, nights: 2 });
  await movedBack(late, 4);
  expect(idsOf((await dashboard(token)).arrivals)).toEqual([late]);
  const yesterday = await dashboard(token, `?day=${stayIn(-1).checkInDate}`);
  expect([idsOf(yesterday.arrivals), yesterday.inHouse.total]).toEqual([[late], 0]);
  await movedBack(late, 1);
  // It has ended today: until the check-out time somebody may still come for its last night.
  const mayCome = isBeforeCheckOut(stayIn(0).checkInDate, new Date());
  expect((await dashboard(token)).arrivals.total).toBe(mayCome ? 1 : 0);
  await movedBack(late, 1);
  expect((await dashboard(token)).arrivals.total).toBe(0);
});

test('arrivals stand in the order of their deadlines, fifty at most, with their number', async () => {
  const house = await newHouse({ rooms: Array.from({ length: 52 }, () => ({ price: 500_000 })) });
  const ids: string[] = [];
  for (let room = 0; room < 52; room += 1) ids.push(await bookedIn(house, { room }));
  await sql(
    `update bookings set hold_until = ${earlier('hold_until', `interval '2 hours'`)} where code = $1`,
    [ids[51]],
  );
  const { arrivals } = await dashboard(house.partner.token);
  expect([arrivals.total, arrivals.bookings.length]).toEqual([52, 50]);
  expect(idsOf(arrivals)[0]).toBe(ids[51]);
});
