import { randomInt, randomUUID } from 'node:crypto';
import { quoteOf } from '../../../domain/bookings/quote';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { list } from './listSetup';

describe('listHotels', () => {
  test('answers pages that together hold every hotel once', async () => {
    expect((await list('?size=7')).body.totalElements).toBeGreaterThanOrEqual(24);
    // Others come and go while these are read.
    const name = `trang ${randomUUID().slice(0, 8)}`;
    const own: number[] = [];
    for (let n = 0; n < 16; n += 1) own.push((await newHotel({ name: `${name} ${n}` })).id);
    const text = encodeURIComponent(name);
    const found: number[] = [];
    for (let page = 0; page < 3; page += 1) {
      const { body } = await list(`?size=7&page=${page}&text=${text}`);
      expect(body).toMatchObject({
        ...{ totalPages: 3, totalElements: 16, numberOfElements: page < 2 ? 7 : 2 },
        pageable: { pageNumber: page },
      });
      found.push(...body.content.map(({ id }) => id));
    }
    expect(found.sort()).toEqual(own.sort());
  });

  test('finds by destination, property type and text without marks', async () => {
    const { body } = await list('?destination=da-nang&size=50');
    expect(body.totalElements).toBeGreaterThan(1);
    expect((await list('?destination=nowhere')).body.content).toEqual([]);
    expect((await list('?propertyType=RESORT')).body.totalElements).toBeGreaterThan(0);
    const own = await newHotel({ name: 'khach san bien dong xanh tham' });
    const found = await list(`?text=${encodeURIComponent('Biển  Đông xanh')}`);
    expect(found.body.content.map(({ id }) => id)).toEqual([own.id]);
  });

  test('shows the cheapest price and the rooms that are free tonight', async () => {
    const name = 'hai phong trong mot phong sua';
    await newHotel({
      name,
      rooms: [{ price: 800_000 }, { price: 650_000 }, { price: 100_000, status: 'MAINTENANCE' }],
    });
    const [card] = (await list(`?text=${encodeURIComponent(name)}`)).body.content;
    expect(card).toMatchObject({ price: 650_000, roomCount: 2, rooms: 2 });
  });

  test.each(['?size=51', '?size=0', '?page=-1', '?page=1e2', '?page=1&page=2', '?sort=price'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('getHotel', () => {
  test('does not show a draft, and lists up to four similar hotels for a listed one', async () => {
    const draft = await newHotel({ listed: false });
    expect((await call('GET', `/api/customer/hotels/${draft.id}`)).status).toBe(404);
    const hotel = await newHotel({ destination: 'da-nang' });
    const similar = await call<{ id: number }[]>('GET', `/api/customer/hotels/${hotel.id}/similar`);
    expect(similar.body).toHaveLength(4);
    expect(similar.body.map(({ id }) => id)).not.toContain(hotel.id);
  });

  test('lists with dates only similar hotels that have a room then, at what the stay costs', async () => {
    const price = randomInt(100_000_000, 900_000_000);
    const alike = (rooms: number) =>
      newHotel({ destination: 'da-nang', rooms: Array.from({ length: rooms }, () => ({ price })) });
    const [hotel, full, free] = [await alike(1), await alike(1), await alike(2)];
    const stay = stayIn(40);
    const { token } = await newTraveller();
    for (const taken of [full, free]) {
      const booked = await book(token, bookingOf(taken, taken.rooms.slice(0, 1), stay));
      expect(booked.status).toBe(201);
    }
    interface Card {
      id: number;
      price: number;
      stayTotal?: number;
    }
    const path = `/api/customer/hotels/${hotel.id}/similar`;
    const days = `checkIn=${stay.checkInDate}&checkOut=${stay.checkOutDate}`;
    const cards = (await call<Card[]>('GET', `${path}?${days}&adults=1`)).body;
    expect(cards.map(({ id }) => id)).not.toContain(full.id);
    const { total } = quoteOf({ stayPrices: [2 * price], nights: 2 });
    expect(cards[0]).toMatchObject({ id: free.id, price, stayNights: 2, stayTotal: total });
    const tonight = (await call<Card[]>('GET', path)).body;
    expect(tonight.slice(0, 2).map(({ id }) => id)).toEqual([full.id, free.id]);
    expect(tonight[0]).not.toHaveProperty('stayTotal');
    const crowd = (await call<Card[]>('GET', `${path}?${days}&adults=9`)).body;
    expect(crowd.map(({ id }) => id)).not.toContain(free.id);
    const half = await call('GET', `${path}?checkIn=${stay.checkInDate}`);
    expect(half).toMatchObject({
      status: 422,
      body: { fieldErrors: { checkOut: 'Trường này là bắt buộc.' } },
    });
  });
});

test('what the hotel and its rooms offer is told in the reader’s language', async () => {
  const services = ['Wi-Fi miễn phí', 'điều hoà', 'Máy pha cà phê', 'Võng ngoài hiên'];
  const { id, rooms } = await newHotel({
    amenities: { wifi: true, freeParking: true },
    rooms: [{ price: 500_000, services }],
  });
  interface Offered {
    services: { name: string }[];
    rooms?: Offered[];
  }
  const names = (offered: Offered | undefined) => offered?.services.map(({ name }) => name);
  const asked = async <Body = Offered>(path: string, language: string) =>
    (await call<Body>('GET', path, { headers: { 'Accept-Language': language } })).body;
  const { checkInDate, checkOutDate } = stayIn(12);
  const stay = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;

  for (const [language, ofHotel, ofRoom] of [
    ['vi', ['Wi-Fi miễn phí', 'Bãi đỗ xe miễn phí'], services],
    [
      'en',
      ['Free Wi-Fi', 'Free parking'],
      ['Free Wi-Fi', 'Air conditioning', 'Coffee machine', 'Võng ngoài hiên'],
    ],
  ] as const) {
    const hotel = await asked(`/api/customer/hotels/${id}`, language);
    expect([names(hotel), names(hotel.rooms?.[0])]).toEqual([ofHotel, ofRoom]);
    const found = await asked<Offered[]>(
      `/api/customer/hotels/${id}/search-rooms?${stay}`,
      language,
    );
    expect(names(found[0])).toEqual(ofRoom);
    expect(names(await asked(`/api/customer/rooms/${rooms[0]?.id}`, language))).toEqual(ofRoom);
    const quote = await call<{ rooms: Offered[] }>('POST', '/api/customer/quotes', {
      body: { hotelId: id, roomIds: [rooms[0]!.id], checkInDate, checkOutDate },
      headers: { 'Accept-Language': language },
    });
    expect(names(quote.body.rooms[0])).toEqual(ofRoom);
  }
});

test('an answer says its language: Vietnamese, or English for who asks', async () => {
  const vietnamese = await call<{ message: string }>('GET', '/api/customer/hotels/999999999');
  const english = await call<{ message: string }>('GET', '/api/customer/hotels/999999999', {
    headers: { 'Accept-Language': 'en-GB,en;q=0.9' },
  });
  expect(vietnamese.body.message).toMatch(/Không tìm thấy/);
  expect(english.body.message).toMatch(/could not find/);
});
