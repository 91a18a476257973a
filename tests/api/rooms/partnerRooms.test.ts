import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import {
  ask,
  changesOf,
  close,
  hotelIn,
  inDays,
  made,
  plain,
  today,
  type Closure,
  type Page,
  type Room,
} from './partnerSetup';

describe('createPartnerRoom', () => {
  test('keeps what it is told, fills in the rest and shows it in the list', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {
      name: ' Phòng vườn '.normalize('NFD'),
      numberOfAdults: 2,
      numberOfChildren: 1,
      services: ['Wi-Fi', ' Minibar', 'Wi-Fi ', 'Minibar'],
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

  test('a name is as long as it is stored, however a device writes its letters', async () => {
    const hotel = await hotelIn('VND');
    const name = 'ệ'.repeat(120);
    expect(await made(hotel, { name: name.normalize('NFD') })).toMatchObject({ name });
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
