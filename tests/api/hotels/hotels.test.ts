import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { startServer } from '../../support/server/server';

interface Page {
  content: {
    id: number;
    name: string;
    propertyType: string;
    rating: number;
    price?: number;
    roomCount: number;
    rooms: number;
  }[];
  totalPages: number;
  totalElements: number;
  numberOfElements: number;
  pageable: { pageNumber: number };
}

const list = (query = '') => call<Page>('GET', `/api/customer/hotels${query}`);

type Wish = Record<string, string | number>;
const search = async (wish: Wish) => {
  const query = new URLSearchParams(Object.entries(wish).map(([k, v]) => [k, String(v)]));
  const { status, body } = await list(`?${query.toString()}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const idsOf = ({ content }: Page) => content.map(({ id }) => id);
/** A word that only one test's hotels are called by. */
const ownWord = () => `w${randomUUID().replaceAll('-', '')}`;
const dates = (days: number, nights = 2) => {
  const { checkInDate, checkOutDate } = stayIn(days, nights);
  return { checkIn: checkInDate, checkOut: checkOutDate };
};

describe('listHotels', () => {
  test('answers pages that together hold every hotel once', async () => {
    const first = (await list('?size=7')).body;
    expect(first.numberOfElements).toBe(7);
    expect(first.totalElements).toBeGreaterThanOrEqual(24);
    const ids = new Set<number>();
    for (let page = 0; page < first.totalPages; page += 1) {
      const { content, pageable } = (await list(`?size=7&page=${page}`)).body;
      expect(pageable.pageNumber).toBe(page);
      for (const { id } of content) ids.add(id);
    }
    expect(ids.size).toBeGreaterThanOrEqual(first.totalElements);
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

describe('listHotels by place', () => {
  test.each([
    ['Sai Gon', 'ho-chi-minh'],
    ['tphcm', 'ho-chi-minh'],
    ['TP.HCM', 'ho-chi-minh'],
    ['da lat', 'da-lat'],
    ['ĐÀ LẠT', 'da-lat'],
    ['Huyện Phú Quốc', 'phu-quoc'],
    ['Kiên Giang', 'phu-quoc'],
    ['Tourane', 'da-nang'],
    ['khách sạn ở Sapa', 'sa-pa'],
  ])('%s finds every hotel of %s', async (text, destination) => {
    const there = await newHotel({ destination });
    const within = idsOf(await search({ destination, size: 50 }));
    const named = idsOf(await search({ text, size: 50 }));
    expect(named).toContain(there.id);
    expect(named).toEqual(expect.arrayContaining(within));
  });

  test('finds a hotel by words of its name, in any order, within a place or anywhere', async () => {
    const word = ownWord();
    const hotel = await newHotel({ name: `Nhà Gỗ ${word} Sương Mờ`, destination: 'da-lat' });
    await newHotel({ name: `Nhà ${word}`, destination: 'hoi-an' });
    for (const text of [`suong mo ${word}`, `${word} Gỗ`, `khách sạn ${word} ở Đà Lạt`]) {
      expect(idsOf(await search({ text }))).toEqual([hotel.id]);
    }
    expect((await search({ text: word })).totalElements).toBe(2);
    expect((await search({ text: `${word} Hà Nội` })).totalElements).toBe(0);
    // A word is found by its beginning, not from its middle.
    expect((await search({ text: word.slice(0, -4) })).totalElements).toBe(2);
    expect((await search({ text: word.slice(1) })).totalElements).toBe(0);
  });
});

describe('listHotels by dates', () => {
  const nights = (days: number, count = 2) => ({ ...dates(days, count), adults: 2 });

  test('counts and prices only the rooms that are free all nights', async () => {
    const text = ownWord();
    const hotel = await newHotel({
      name: text,
      rooms: [{ price: 400_000 }, { price: 600_000 }, { price: 300_000, status: 'MAINTENANCE' }],
    });
    const { token } = await newTraveller();
    const sold = bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(50));
    expect((await book(token, sold)).status).toBe(201);

    const card = async (days: number, count?: number) =>
      (await search({ text, ...nights(days, count) })).content[0];
    expect(await card(40)).toMatchObject({ price: 400_000, roomCount: 2, rooms: 2 });
    expect(await card(49)).toMatchObject({ price: 600_000, roomCount: 1, rooms: 1 });
    expect(await card(51)).toMatchObject({ price: 600_000, roomCount: 1 });
    // Leaving on the day of their arrival, and arriving on the day that they leave.
    expect(await card(48)).toMatchObject({ price: 400_000, roomCount: 2 });
    expect(await card(52)).toMatchObject({ price: 400_000, roomCount: 2 });
    expect(await card(45, 20)).toMatchObject({ price: 600_000, roomCount: 1 });
    // Without dates it is tonight that counts.
    expect((await search({ text })).content[0]).toMatchObject({ price: 400_000, roomCount: 2 });
  });

  test('leaves out a hotel that is sold out, too small or takes only longer stays', async () => {
    const text = ownWord();
    const soldOut = await newHotel({ name: text });
    const small = await newHotel({ name: text, rooms: [{ price: 1, adults: 1, children: 0 }] });
    const monthly = await newHotel({ name: text, minimumStay: '1_MONTH' });
    const { token } = await newTraveller();
    await book(token, bookingOf(soldOut, soldOut.rooms, stayIn(60)));

    const found = async (wish: Wish) => new Set(idsOf(await search({ text, ...wish })));
    expect(await found({ ...dates(60) })).toEqual(new Set([small.id]));
    expect(await found(nights(62))).toEqual(new Set([soldOut.id]));
    expect(await found({ ...nights(62, 29) })).toEqual(new Set([soldOut.id]));
    expect(await found({ ...nights(62, 30) })).toEqual(new Set([soldOut.id, monthly.id]));
    expect(await found({ ...nights(62), children: 2 })).toEqual(new Set());
    expect(await found({})).toEqual(new Set([soldOut.id, small.id, monthly.id]));
  });

  test('says of each hotel how long a stay has to be', async () => {
    const text = ownWord();
    await newHotel({ name: text });
    const weekly = await newHotel({ name: text, minimumStay: '1_WEEK' });
    const { content } = await search({ text });
    const others = content.filter(({ id }) => id !== weekly.id);
    expect(content.filter(({ id }) => id === weekly.id)).toMatchObject([{ minimumStay: '1_WEEK' }]);
    expect(others).toMatchObject([{ minimumStay: '3_OR_LESS' }]);
    const similar = await call<object[]>('GET', `/api/customer/hotels/${others[0]!.id}/similar`);
    for (const hotel of similar.body) expect(hotel).toHaveProperty('minimumStay');
  });

  test('says the same as the search within the hotel', async () => {
    const wish = { ...dates(3, 3), adults: 2, children: 1 };
    const { content } = await search({ ...wish, destination: 'da-nang', size: 50 });
    for (const { id, price, roomCount } of content) {
      const query = new URLSearchParams(Object.entries(wish).map(([k, v]) => [k, String(v)]));
      const rooms = await call<{ price: number }[]>(
        'GET',
        `/api/customer/hotels/${id}/search-rooms?${query.toString()}`,
      );
      expect([id, rooms.body[0]?.price, rooms.body.length]).toEqual([id, price, roomCount]);
    }
  });
});

describe('listHotels by filters', () => {
  const text = ownWord();
  const made: { id: number; price: number; type: string; rating: number; pool: boolean }[] = [];

  beforeAll(async () => {
    const types = ['HOTEL', 'APARTMENT', 'RESORT', 'HOMESTAY', 'VILLA'] as const;
    for (let n = 0; n < 12; n += 1) {
      const [price, rating] = [200_000 + ((n * 7) % 12) * 100_000, ((n * 5) % 12) / 2.4];
      const [type, pool] = [types[n % 5]!, n % 2 === 0];
      const { id } = await newHotel({
        name: `${text} ${n}`,
        rooms: [{ price }, { price: price + 50_000 }],
        propertyType: type,
        rating: Math.round(rating * 10) / 10,
        reviewCount: n,
        amenities: { pool, wifi: true, beach: n % 3 === 0 },
      });
      made.push({ id, price, type, rating: Math.round(rating * 10) / 10, pool });
    }
  });

  const expectFound = async (wish: Wish, keep: (hotel: (typeof made)[number]) => boolean) => {
    const page = await search({ text, size: 50, ...wish });
    const wanted = made.filter(keep).map(({ id }) => id);
    expect(new Set(idsOf(page))).toEqual(new Set(wanted));
    expect(page.totalElements).toBe(wanted.length);
  };

  test('by price, kind of place, amenities and rating, alone and together', async () => {
    await expectFound({ minPrice: 500_000 }, ({ price }) => price >= 500_000);
    await expectFound({ maxPrice: 500_000 }, ({ price }) => price <= 500_000);
    await expectFound({ minPrice: 500_000, maxPrice: 500_000 }, ({ price }) => price === 500_000);
    await expectFound({ propertyType: 'RESORT,VILLA' }, ({ type }) => /RESORT|VILLA/.test(type));
    await expectFound({ minRating: 3.5 }, ({ rating }) => rating >= 3.5);
    await expectFound({ amenities: 'pool' }, ({ pool }) => pool);
    await expectFound({ amenities: 'pool,fitness' }, () => false);
    await expectFound(
      { amenities: 'wifi,pool', minRating: 2, propertyType: 'HOTEL,RESORT', ...dates(30) },
      ({ pool, rating, type }) => pool && rating >= 2 && /HOTEL|RESORT/.test(type),
    );
    const repeated = await list(`?text=${text}&propertyType=RESORT&propertyType=VILLA&size=50`);
    expect(repeated.body.totalElements).toBe(
      made.filter(({ type }) => /RESORT|VILLA/.test(type)).length,
    );
  });

  test('in every order, with or without dates', async () => {
    for (const when of [{}, dates(30)]) {
      const by = async (sort: string) => (await search({ text, size: 50, sort, ...when })).content;
      const prices = made.map(({ price }) => price).sort((a, b) => a - b);
      expect((await by('priceAsc')).map(({ price }) => price)).toEqual(prices);
      expect((await by('priceDesc')).map(({ price }) => price)).toEqual(prices.reverse());
      const ratings = made.map(({ rating }) => rating).sort((a, b) => b - a);
      expect((await by('rating')).map(({ rating }) => rating)).toEqual(ratings);
      expect(idsOf(await search({ text, size: 50, ...when }))).toEqual(
        (await by('recommended')).map(({ id }) => id),
      );
    }
  });

  test('a hotel without a room on sale stands last by price, and in no price range', async () => {
    const word = ownWord();
    const empty = await newHotel({ name: word, rooms: [{ price: 1, status: 'MAINTENANCE' }] });
    const full = await newHotel({ name: word });
    for (const sort of ['priceAsc', 'priceDesc']) {
      expect(idsOf(await search({ text: word, sort }))).toEqual([full.id, empty.id]);
    }
    expect(idsOf(await search({ text: word, minPrice: 0 }))).toEqual([full.id]);
  });

  test('whatever is asked, the pages hold what is counted, each hotel once', async () => {
    const wish = fc.record(
      {
        minPrice: fc.constantFrom(300_000, 700_000),
        maxPrice: fc.constantFrom(800_000, 1_200_000),
        propertyType: fc.constantFrom('HOTEL', 'HOTEL,VILLA,RESORT'),
        amenities: fc.constantFrom('pool', 'wifi,beach'),
        minRating: fc.constantFrom(1, 2.5),
        sort: fc.constantFrom('recommended', 'priceAsc', 'priceDesc', 'rating'),
        dates: fc.constant('yes'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(wish, fc.integer({ min: 1, max: 5 }), async (drawn, size) => {
        const { dates: dated, ...rest } = drawn;
        const query: Wish = { text, size, ...rest, ...(dated && dates(33)) };
        const first = await search(query);
        const ids = idsOf(first);
        for (let page = 1; page < first.totalPages; page += 1) {
          const next = await search({ ...query, page });
          expect(next.numberOfElements).toBe(next.content.length);
          ids.push(...idsOf(next));
        }
        expect(ids).toHaveLength(first.totalElements);
        expect(new Set(ids).size).toBe(ids.length);
        const beyond = await search({ ...query, page: first.totalPages });
        expect([beyond.content, beyond.totalElements]).toEqual([[], first.totalElements]);
      }),
      { numRuns: 25 },
    );
  });
});

test('a search asks the database equally often for one hotel and for fifty', async () => {
  const server = await startServer();
  const { checkIn, checkOut } = dates(20);
  const path = `/api/customer/hotels?text=da%20nang&checkIn=${checkIn}&checkOut=${checkOut}`;
  const during = async (size: number) => {
    const counts: number[] = [];
    // The mail's relay asks for its own now and then.
    for (let i = 0; i < 5; i += 1) {
      const before = await server.control.statements();
      await call('GET', `${path}&sort=priceAsc&size=${size}`, { url: server.url });
      counts.push((await server.control.statements()) - before);
    }
    return Math.min(...counts);
  };
  try {
    expect([await during(1), await during(50)]).toEqual([2, 2]);
  } finally {
    await server.stop();
  }
});

describe('listHotels refuses', () => {
  const { checkIn, checkOut } = dates(5);
  const past = dates(-3).checkIn;
  test.each([
    [`checkIn=${checkIn}`, 'checkOut'],
    [`checkOut=${checkOut}`, 'checkIn'],
    [`checkIn=${checkIn}&checkOut=${checkIn}`, 'checkOut'],
    [`checkIn=${checkOut}&checkOut=${checkIn}`, 'checkOut'],
    [`checkIn=${past}&checkOut=${checkOut}`, 'checkIn'],
    [`checkIn=2026-02-30&checkOut=${checkOut}`, 'checkIn'],
    ['adults=0', 'adults'],
    ['adults=11', 'adults'],
    ['children=-1', 'children'],
    ['minPrice=1.5', 'minPrice'],
    ['maxPrice=-1', 'maxPrice'],
    ['minPrice=500000&maxPrice=400000', 'maxPrice'],
    ['propertyType=CASTLE', 'propertyType.0'],
    ['propertyType=HOTEL,HOTEL', 'propertyType'],
    ['propertyType=', 'propertyType.0'],
    ['amenities=pool,gold', 'amenities.1'],
    ['minRating=high', 'minRating'],
    ['minRating=5.5', 'minRating'],
    ['minRating=4,5', 'minRating'],
    ['sort=price', 'sort'],
    ['stars=5', 'stars'],
    ['text=%00', 'text'],
  ])('%s, and says where', async (query, field) => {
    const { status, body } = await call<ProblemAnswer>('GET', `/api/customer/hotels?${query}`);
    expect(status).toBe(422);
    expect(Object.keys(body.fieldErrors ?? {})).toEqual([field]);
    expect(body.fieldErrors?.[field]).toMatch(/\S/);
  });
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
