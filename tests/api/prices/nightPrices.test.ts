import fc from 'fast-check';
import { sql } from 'kysely';
import { nightPrices, stayPrice } from '../../../domain/prices/nightPrices';
import { addDays, eachNight, oneNight, type Stay } from '../../../domain/stays/stay';
import { lowestStayPriceOf } from '../../../server/hotels/nightPrices.queries';
import { newHotel, type TestHotel } from '../../support/hotels';
import { nightPriceCases, typePricesOf, type NightPriceCase } from '../../support/nightPriceCases';
import { recordedDb } from '../../support/server/recordedDb';
import { sharedServer } from '../../support/server/serverControl';
import { priceByNights, setMinStay } from '../../support/typePrices';

type Priced = Omit<NightPriceCase, 'what' | 'expected'>;

const { db } = recordedDb((text, values) => sharedServer().sql(text, [...values]));

/** What the statement that searches use says of the stay in one room of the hotel. */
async function statedPrice(hotel: TestHotel, stay: Stay, percent: number | null): Promise<number> {
  const room = hotel.rooms.at(-1)!;
  const rooms = sql`r.hotel_id = ${hotel.id} and r.id = ${room.id}`;
  const price = lowestStayPriceOf(sql`${hotel.id}`, rooms, { stay, percent: sql`${percent}::int` });
  const { rows } = await sql<{ price: number }>`select ${price}::int8 as price`.execute(db);
  return Number(rows[0]!.price);
}

/** A room as its type is, which says what that costs, and the one that is asked about. */
async function hotelOf({ room, type, onlyRules = [] }: Priced): Promise<TestHotel> {
  const prices = type ? [type.base, room] : [room];
  const hotel = await newHotel({ rooms: prices.map((price) => ({ price })) });
  if (!type) return hotel;
  const typeId = await priceByNights(hotel, hotel.rooms, type);
  for (const day of onlyRules) await setMinStay(hotel, typeId, { day, nights: 2 });
  return hotel;
}

test.each(nightPriceCases.map((one) => [one.what, one] as const))(
  'searches in the database add up the same nights: %s',
  async (_, one) => {
    const hotel = await hotelOf(one);
    const { stay, percent, expected } = one;
    const nights = eachNight(stay).map((night) => statedPrice(hotel, oneNight(night), percent));
    expect(await Promise.all(nights)).toEqual(expected);
    const sum = expected.reduce((all, price) => all + price, 0);
    expect(await statedPrice(hotel, stay, percent)).toBe(sum);
  },
);

const price = fc.integer({ min: 1, max: 3_000_000 });
const anyCase: fc.Arbitrary<Priced> = fc
  .record({
    ...{ room: price, base: price, percent: fc.option(fc.integer({ min: 1, max: 99 })) },
    week: fc.option(fc.array(price, { minLength: 7, maxLength: 7 }), { nil: undefined }),
    dated: fc.uniqueArray(fc.tuple(fc.nat({ max: 10 }), price), { selector: ([day]) => day }),
    ...{ from: fc.nat({ max: 700 }), nights: fc.integer({ min: 1, max: 10 }) },
  })
  .map(({ room, base, percent, week, dated, from, nights }) => {
    const checkIn = addDays('2027-01-01', from);
    const dates = Object.fromEntries(dated.map(([day, own]) => [addDays(checkIn, day), own]));
    const type = { base, dates, ...(week && { week }) };
    return { room, type, percent, stay: { checkIn, checkOut: addDays(checkIn, nights) } };
  });

test('the statement and the function say the same of any type and stay', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async (one) => {
      const { room, stay, percent } = one;
      const hotel = await hotelOf(one);
      const said = stayPrice(nightPrices(room, typePricesOf(one), stay, percent));
      expect(await statedPrice(hotel, stay, percent)).toBe(said);
    }),
    { numRuns: 25 },
  );
});
