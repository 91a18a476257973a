import { book, bookingOf, stayIn } from '../../support/bookings';
import { call, type Answer } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { hotelOfTypes } from '../../support/likeRooms';
import { sharedServer } from '../../support/server/serverControl';
import {
  ask,
  changesOf,
  close,
  found,
  hotelIn,
  inDays,
  made,
  today,
  type Closure,
  type Page,
  type Room,
  given,
} from './partnerSetup';

const numbers = ({ body }: Answer<Page>) => body.content.map(({ roomNumber }) => roomNumber);

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
    const { typeId } = (await list('text=A10')).body.content[0]!;
    expect(numbers(await list(`typeId=${typeId}`))).toEqual(['A10']);
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
    const alike = await ask<string>('GET', `/hotels/${hotel.id}/rooms/export?typeId=${typeId}`);
    expect(alike.body.trimEnd().split('\n')).toHaveLength(2);
    expect(alike.body).toContain('A10');
  });

  test('lists numbers in the digits of other keyboards, too', async () => {
    const hotel = await hotelIn('VND');
    await made(hotel, { roomNumber: '\uff11\uff10\uff11' });
    await made(hotel, { roomNumber: '\u0661\u0660\u0662' });
    const list = await ask<Page>('GET', `/hotels/${hotel.id}/rooms`);
    expect(list.body).toMatchObject({ totalElements: 2 });
    const calendar = await ask('GET', `/hotels/${hotel.id}/calendar?from=${today}`);
    expect(calendar.status).toBe(200);
  });

  test('tells and sorts by the type of a room and what is added to its price', async () => {
    const kinds = [
      { name: 'Suite', price: 900_000 },
      { name: 'Deluxe', price: 700_000 },
      { name: 'Deluxe', price: 750_000 },
      { name: 'Deluxe', price: 680_000 },
    ];
    const hotel = await hotelOfTypes(kinds, { owner: given.minh.email });
    const list = (query: string) => ask<Page>('GET', `/hotels/${hotel.id}/rooms?${query}`);
    const { body } = await list('sort=typeName');
    const told = body.content.map((room) => [room.roomNumber, room.typeName, room.difference]);
    expect(told).toEqual([
      ['102', 'Deluxe', 0],
      ['103', 'Deluxe', 50_000],
      ['104', 'Deluxe', -20_000],
      ['101', 'Suite', 0],
    ]);
    expect(numbers(await list('sort=difference'))).toEqual(['104', '101', '102', '103']);
    const csv = await ask<string>('GET', `/hotels/${hotel.id}/rooms/export?sort=-difference`);
    expect(csv.body).toContain('\n103,Deluxe,Standard,Deluxe,');
    const [row] = await sharedServer().sql<{ id: number }>(
      `update rooms set type_id = null where id = $1 returning id`,
      [hotel.rooms[0]!.id],
    );
    const { body: without } = await ask<Room>('GET', `/rooms/${row!.id}`);
    expect(without).not.toHaveProperty('typeName');
    expect(without).not.toHaveProperty('difference');
  });

  test('shows who has a room tonight, whatever the partner set', async () => {
    const hotel = await newHotel({
      owner: given.minh.email,
      rooms: [{ price: 1 }, { price: 1 }, { price: 1 }, { price: 1, status: 'MAINTENANCE' }],
    });
    const [booked, closed, walkIn, broken] = hotel.rooms.map(({ id }) => id);
    await book(given.traveller.token, bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(0)));
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
    const tonight = () =>
      book(given.traveller.token, bookingOf(hotel, [one] as never, stayIn(0, 1), 1));
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
