import { call } from '../../support/client';
import { ask, changesOf, found, hotelIn, inDays, made, type Page, type Room } from './partnerSetup';

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

  test('keeps each service once, in the order in which they were typed', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, { services: ['Wi-Fi'] });
    const services = ['Bồn tắm', 'Wi-Fi', ' Bồn tắm'];
    const path = `/hotels/${hotel.id}/rooms/${room.id}`;
    const saved = await ask<Room>('PUT', path, { ...changesOf(room), services });
    expect(saved.body.services).toEqual([{ name: 'Bồn tắm' }, { name: 'Wi-Fi' }]);
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
