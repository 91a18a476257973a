import { weekdayOf } from '../../../domain/prices/weekPrices';
import fc from 'fast-check';
import {
  averagePrice,
  nightPrices,
  SAME_EVERY_NIGHT,
  stayPrice,
  typePrice,
  type TypePrices,
} from '../../../domain/prices/nightPrices';
import { HIGHEST_PRICE } from '../../../domain/rooms/roomPrices';
import { addDays, oneNight } from '../../../domain/stays/stay';
import { nightlyPrice } from '../../../domain/vouchers/nightlyPrice';
import { nightPriceCases, typePricesOf } from '../../support/nightPriceCases';

// A Thursday; the night of the 24th is one of the Tết season.
const stay = { checkIn: '2026-12-24', checkOut: '2026-12-28' };
const week = [500, 500, 500, 500, 700, 800, 500].map((thousands) => thousands * 1000);
const prices: TypePrices = { base: 500_000, week, dates: new Map([['2026-12-24', 900_000]]) };

const pricesOf = (roomPrice: number, percent: number | null = null) =>
  nightPrices(roomPrice, prices, stay, percent).map(({ price }) => price);

it('a date comes before its weekday, a weekday before the base price', () => {
  expect(pricesOf(500_000)).toEqual([900_000, 700_000, 800_000, 500_000]);
  expect(typePrice({ ...prices, week: null }, '2026-12-25')).toBe(500_000);
});

it('a room is as much dearer or cheaper than its type on every night', () => {
  expect(pricesOf(550_000)).toEqual([950_000, 750_000, 850_000, 550_000]);
  expect(pricesOf(300_000)).toEqual([700_000, 500_000, 600_000, 300_000]);
});

it('no night is for nothing, none is beyond the highest price', () => {
  const cheap: TypePrices = { base: 500_000, week: null, dates: new Map([['2026-12-24', 1000]]) };
  expect(nightPrices(400_000, cheap, oneNight('2026-12-24'), null)[0]!.price).toBe(1);
  const dear = { ...cheap, dates: new Map([['2026-12-24', HIGHEST_PRICE]]) };
  expect(nightPrices(600_000, dear, oneNight('2026-12-24'), null)[0]!.price).toBe(HIGHEST_PRICE);
});

it('each night is reduced by itself', () => {
  expect(nightPrices(333_333, SAME_EVERY_NIGHT, oneNight('2026-12-24'), 15)).toEqual([
    { night: '2026-12-24', price: 283_333, originalPrice: 333_333 },
  ]);
});

it.each(nightPriceCases.map((one) => [one.what, one] as const))(
  'the nights of the shared table: %s',
  (_, one) => {
    const { room, stay: asked, percent, expected } = one;
    const nights = nightPrices(room, typePricesOf(one), asked, percent);
    expect(nights.map(({ price }) => price)).toEqual(expected);
  },
);

const anyPrice = fc.integer({ min: 1, max: HIGHEST_PRICE });
const anyDay = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2024-01-01', days));
const anyPercent = fc.option(fc.integer({ min: 1, max: 99 }));

it('weekdays follow one another, Monday first', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6]);
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
    }),
  );
});

it('where nothing is said of dates, every night costs what a room has always cost', () => {
  fc.assert(
    fc.property(
      anyPrice,
      anyPrice,
      anyDay,
      fc.integer({ min: 1, max: 40 }),
      anyPercent,
      (roomPrice, base, checkIn, nights, percent) => {
        const wish = { checkIn, checkOut: addDays(checkIn, nights) };
        const all = nightPrices(roomPrice, { base, week: null, dates: new Map() }, wish, percent);
        const { price } = nightlyPrice(roomPrice, percent);
        expect(all.map((night) => night.price)).toEqual(Array(nights).fill(price));
        expect(stayPrice(all)).toBe(price * nights);
        expect(averagePrice(all.map((night) => night.price))).toBe(price);
      },
    ),
  );
});

it('the average, times the nights, is the total but for the rounding of each night', () => {
  fc.assert(
    fc.property(fc.array(anyPrice, { minLength: 1, maxLength: 60 }), (all) => {
      const total = all.reduce((sum, price) => sum + price, 0);
      const away = 2 * (averagePrice(all) * all.length - total);
      expect(away).toBeLessThanOrEqual(all.length);
      expect(away).toBeGreaterThan(-all.length);
    }),
  );
  expect(() => averagePrice([])).toThrow(RangeError);
});
