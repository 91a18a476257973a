import fc from 'fast-check';
import { newHotel } from '../../support/hotels';
import { dates, idsOf, list, ownWord, search, type Wish } from './listSetup';

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
    // Of two nights then, with 10 % more.
    await expectFound({ maxTotal: 1_100_000, ...dates(30) }, ({ price }) => price <= 500_000);
    await expectFound({ minTotal: 1_100_001, ...dates(30) }, ({ price }) => price > 500_000);
    await expectFound(
      { minPrice: 400_000, maxTotal: 1_540_000, ...dates(30) },
      ({ price }) => price >= 400_000 && price <= 700_000,
    );
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
