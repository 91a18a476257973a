import { newTraveller } from '../../support/accounts';
import { book, bookingOf, stayIn, type ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { postgresOfProject } from '../../support/server/postgres';
import { startServer } from '../../support/server/server';
import { dates, idsOf, ownWord, search, type Wish } from './listSetup';

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

  test('words of several names of a place are no place: Hạ Long is neither Hà Nội nor Thăng Long', async () => {
    const hotel = await newHotel({ name: 'Nhà cổ', destination: 'ha-noi' });
    const found = async (text: string) =>
      idsOf(await search({ text, destination: 'ha-noi', size: 50 }));
    for (const text of ['hạ long', 'Hạ Long, Quảng Ninh']) expect(await found(text)).toEqual([]);
    for (const text of ['thăng long', 'Hồ Gươm', 'gươm', 'phố cổ hà nội', 'hà nội']) {
      expect(await found(text)).toContain(hotel.id);
    }
  });

  test('the kind of a hotel is a word of it, beside a place or alone', async () => {
    const word = ownWord();
    const [villa, hotel] = await Promise.all(
      (['VILLA', 'HOTEL'] as const).map((propertyType) =>
        newHotel({ name: `Nhà ${word}`, propertyType, destination: 'da-lat' }),
      ),
    );
    const among = async (text: string) => {
      const found = idsOf(await search({ text, destination: 'da-lat', size: 50 }));
      return [villa!, hotel!].map(({ id }) => found.includes(id));
    };
    for (const text of ['villa', 'biệt thự đà lạt', 'đà lạt villa', `${word} villa`]) {
      expect(await among(text)).toEqual([true, false]);
    }
    expect(await among('đà lạt')).toEqual([true, true]);
  });

  test('a text that is the name of a place finds that place alone', async () => {
    const elsewhere = await newHotel({ name: 'Nắng Đà Lạt', destination: 'hoi-an' });
    const found = idsOf(await search({ text: 'đà lạt', destination: 'hoi-an', size: 50 }));
    expect(found).not.toContain(elsewhere.id);
    const named = idsOf(await search({ text: 'nắng đà lạt', size: 50 }));
    expect(named).toContain(elsewhere.id);
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

test('a search asks the database equally often for one hotel and for fifty', async () => {
  const server = await startServer();
  const { checkIn, checkOut } = dates(20);
  const path = `/api/customer/hotels?text=da%20nang&checkIn=${checkIn}&checkOut=${checkOut}`;
  const during = async (size: number) => {
    const counts: number[] = [];
    // The mail's relay asks for its own now and then, and what has been kept for long is looked for at the start.
    for (let i = 0; i < 25; i += 1) {
      const before = await server.control.statements();
      // Another one each time: an answer is remembered.
      await call('GET', `${path}&sort=priceAsc&size=${size}&minPrice=${i}`, { url: server.url });
      counts.push((await server.control.statements()) - before);
    }
    return Math.min(...counts);
  };
  try {
    // The cards and, where others may write too, what has changed.
    const each = postgresOfProject() ? 2 : 1;
    expect([await during(1), await during(50)]).toEqual([each, each]);
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
    ['maxTotal=400000', 'checkIn'],
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
