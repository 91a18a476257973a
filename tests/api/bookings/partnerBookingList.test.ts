import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import {
  bookedIn,
  newHouse,
  type House,
  type PageAnswer,
  type PartnerBookingAnswer,
} from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

describe('listPartnerBookings', () => {
  let house: House;
  let today: string;
  let later: string;
  beforeAll(async () => {
    house = await newHouse({ rooms: [{ price: 900_000 }, { price: 400_000 }] });
    today = await bookedIn(house, { notes: 'Tầng cao' });
    later = await bookedIn(house, { days: 5, room: 1 });
  });

  function list(query = '', token = house.partner.token) {
    return call<PageAnswer<PartnerBookingAnswer>>('GET', `/api/partner/bookings${query}`, {
      token,
    });
  }

  const nights = (first: number, last: number) =>
    `?by=nights&from=${stayIn(first).checkInDate}&to=${stayIn(last).checkInDate}`;

  async function idsOf(query: string): Promise<string[]> {
    const { status, body } = await list(query);
    expect(status).toBe(200);
    expect(body.totalElements).toBe(body.content.length);
    return body.content.map(({ bookingId }) => bookingId);
  }

  test('shows the newest first, with what may be done now', async () => {
    const { body } = await list();
    expect(body).toMatchObject({
      totalElements: 2,
      totalPages: 1,
      content: [
        { bookingId: later, status: 'CONFIRMED', actions: ['CANCEL'], totalAmount: 880_000 },
        {
          bookingId: today,
          hotelName: house.hotel.name,
          rooms: [{ roomNumber: '101' }],
          user: { lastName: 'Nguyễn', firstName: 'Lan', phoneNumber: '0912345678' },
          notes: 'Tầng cao',
        },
      ],
    });
    expect(body.content[1]?.actions).toEqual(expect.arrayContaining(['CHECK_IN', 'CANCEL']));
  });

  test('are those of one room where it is asked for, for all of the stay or a part of it', async () => {
    const [first, second] = house.hotel.rooms;
    expect(await idsOf(`?hotelId=${house.hotel.id}&roomId=${first!.id}`)).toEqual([today]);
    expect(await idsOf(`?roomId=${second!.id}`)).toEqual([later]);
    expect(await idsOf(`?roomId=${first!.id}&status=CANCELLED`)).toEqual([]);
  });

  test.each<[string, () => string, () => string[]]>([
    ['the id in lower case', () => `?text=${later.toLowerCase()}`, () => [later]],
    ['a name without marks', () => '?text=nguyen%20LAN', () => [later, today]],
    ['a phone number with spaces', () => '?text=0912%20345%20678', () => [later, today]],
    ['a phone number with +84', () => '?text=%2B84912345678', () => [later, today]],
    ['words of nobody', () => '?text=lan%20nobody', () => []],
    ['a wildcard', () => '?text=%25', () => []],
    ['a status', () => '?status=CANCELLED', () => []],
    ['the hotel', () => `?hotelId=${house.hotel.id}`, () => [later, today]],
    ['the first check-in day', () => `?from=${stayIn(1).checkInDate}`, () => [later]],
    ['the last check-in day', () => `?to=${stayIn(0).checkInDate}`, () => [today]],
    ['a night, before which it has begun', () => nights(1, 1), () => [today]],
    ['several nights', () => nights(1, 5), () => [later, today]],
    ['nights after the last', () => nights(2, 4), () => []],
    ['a first night alone', () => `?by=nights&from=${stayIn(6).checkInDate}`, () => [later]],
    ['a last night alone', () => `?by=nights&to=${stayIn(4).checkInDate}`, () => [today]],
    ['the cheapest first', () => '?sort=total', () => [later, today]],
    ['the dearest first', () => '?sort=-total', () => [today, later]],
    ['the check-in day', () => '?sort=checkIn', () => [today, later]],
    ['the hold, turned round', () => '?sort=-holdUntil', () => [later, today]],
  ])('finds and sorts by %s', async (_, query, expected) => {
    expect(await idsOf(query())).toEqual(expected());
  });

  test('refuses an unknown column and a day that is none', async () => {
    expect((await list('?sort=password')).status).toBe(422);
    expect((await list('?from=2027-02-31')).status).toBe(422);
    expect((await list('?by=weeks')).status).toBe(422);
  });

  test('gives one page at a time', async () => {
    const { body } = await list('?size=1&page=1');
    expect(body).toMatchObject({ totalElements: 2, totalPages: 2, numberOfElements: 1 });
    expect(body.content.map(({ bookingId }) => bookingId)).toEqual([today]);
  });

  test('keeps the bookings of a hotel that is deleted, and shows another partner none', async () => {
    const gone = await newHouse();
    const id = await bookedIn(gone);
    await sql('update hotels set deleted_at = now(), listed = false where id = $1', [
      gone.hotel.id,
    ]);
    const mine = await list('', gone.partner.token);
    expect(mine.body.content.map(({ bookingId }) => bookingId)).toEqual([id]);
    const asked = await list(`?hotelId=${house.hotel.id}&text=${today}`, gone.partner.token);
    expect(asked.body).toMatchObject({ content: [], totalElements: 0 });
  });

  test('exports all that the filter finds, safe for spreadsheets', async () => {
    const answer = await call<string>('GET', '/api/partner/bookings/export?sort=checkIn', {
      token: house.partner.token,
    });
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trim().split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`${today},CONFIRMED,Nguyễn Lan,`);
    expect(lines[1]).toContain('101 Phòng 101');
    expect(lines[1]).toContain('1980000');
    const some = await call<string>('GET', `/api/partner/bookings/export?text=${later}`, {
      token: house.partner.token,
    });
    expect(some.body).not.toContain(today);
  });

  test('exports a note that begins like a formula as text', async () => {
    const sly = await newHouse();
    await bookedIn(sly, { notes: '=1+1' });
    const answer = await call<string>('GET', '/api/partner/bookings/export', {
      token: sly.partner.token,
    });
    expect(answer.body).toContain("'=1+1");
  });
});
