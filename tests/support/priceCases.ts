import fc from 'fast-check';

/** One stay as it is to be priced: prices in the hotel's currency. */
export interface PriceCase {
  currency: 'VND' | 'USD' | 'EUR';
  /** Per night and room. */
  prices: number[];
  nights: number;
  /** Percent of the automatic voucher; null without one. */
  automatic: number | null;
  code: { percent: number } | { amount: number; currency: 'VND' | 'USD' | 'EUR' } | null;
}

/**
 * The same in a hotel whose rooms are of one type, the first as it is and the others dearer or cheaper. Weekends cost
 * something else, a season begins within the stay, and a voucher takes something off, by itself or by its code.
 */
export interface NightlyCase extends PriceCase {
  /** Of each weekday, Monday first; null is the first room's price. */
  week: (number | null)[];
  /** Of so many nights from the one of the stay on. */
  season: { from: number; nights: number; change: 'PRICE' | 'PERCENT'; value: number };
}

/** What every surface must show, in dong. */
export interface ExpectedLines {
  rooms: number;
  discount: number;
  tax: number;
  total: number;
}

type Rates = Record<'USD' | 'EUR', number>;

const cents = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((amount) => amount / 100);

const pricesIn = {
  VND: fc.oneof(
    fc.integer({ min: 150, max: 4_000 }).map((thousands) => thousands * 1_000),
    fc.integer({ min: 100_000, max: 4_000_000 }),
  ),
  USD: cents(5, 200),
  EUR: cents(5, 200),
};

const code = fc.oneof(
  fc.constant(null),
  fc.record({ percent: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ amount: cents(1, 30), currency: fc.constantFrom('USD' as const, 'EUR' as const) }),
  fc.record({
    amount: fc.integer({ min: 1_000, max: 900_000 }),
    currency: fc.constant('VND' as const),
  }),
);

const currencies = fc.constantFrom('VND' as const, 'USD' as const, 'EUR' as const);

const priceCaseIn = (currency: PriceCase['currency']) => ({
  currency: fc.constant(currency),
  prices: fc.array(pricesIn[currency], { minLength: 1, maxLength: 3 }),
  nights: fc.integer({ min: 1, max: 14 }),
  automatic: fc.option(fc.integer({ min: 1, max: 50 })),
  code,
});

const priceCase: fc.Arbitrary<PriceCase> = currencies.chain((currency) =>
  fc.record(priceCaseIn(currency)),
);

const isWeekend = (day: number) => day === 4 || day === 5;

const weekIn = (currency: PriceCase['currency']) =>
  fc.tuple(
    ...Array.from({ length: 7 }, (_, day) =>
      isWeekend(day) ? pricesIn[currency] : fc.option(pricesIn[currency]),
    ),
  );

const seasonIn = (currency: PriceCase['currency'], stayNights: number) => {
  const nights = { from: fc.nat({ max: stayNights - 1 }), nights: fc.integer({ min: 1, max: 7 }) };
  return fc.oneof(
    fc.record({ ...nights, change: fc.constant('PRICE' as const), value: pricesIn[currency] }),
    fc.record({
      ...nights,
      change: fc.constant('PERCENT' as const),
      value: fc.integer({ min: -60, max: 80 }),
    }),
  );
};

const nightlyCase: fc.Arbitrary<NightlyCase> = fc
  .tuple(currencies, fc.integer({ min: 2, max: 14 }))
  .chain(([currency, nights]) =>
    fc.record({
      ...priceCaseIn(currency),
      prices: fc.uniqueArray(pricesIn[currency], { minLength: 2, maxLength: 3 }),
      nights: fc.constant(nights),
      week: weekIn(currency),
      season: seasonIn(currency, nights),
    }),
  )
  .filter(({ automatic, code: typed }) => automatic !== null || typed !== null);

export function priceCases(seed: number, count: number): PriceCase[] {
  return fc.sample(priceCase, { seed, numRuns: count });
}

export function nightlyCases(seed: number, count: number): NightlyCase[] {
  return fc.sample(nightlyCase, { seed, numRuns: count }).map(withoutNightsForNothing);
}

/** A price by date at which a room would cost nothing is refused: all are by as much higher as a room is cheaper. */
function withoutNightsForNothing(wanted: NightlyCase): NightlyCase {
  const { prices, week, season } = wanted;
  const cheaper = prices[0]! - Math.min(...prices);
  const higher = (price: number) => Math.round((price + cheaper) * 100) / 100;
  const percent = cheaper > 0 ? Math.abs(season.value) : season.value;
  const value = season.change === 'PRICE' ? higher(season.value) : percent;
  return {
    ...wanted,
    week: week.map((price) => price && higher(price)),
    season: { ...season, value },
  };
}

/**
 * The prices by the product's promises, worked out here once more on purpose: nothing is shared with
 * the code that is tested.
 */
export function promised(wanted: PriceCase | NightlyCase, rates: Rates, checkIn = '') {
  const { currency, prices, nights, automatic, code: typed } = wanted;
  const dong = (price: number) => inDong(price, currency, rates);
  // A room is on every night as much dearer or cheaper than its type as at the base price.
  const fullNights = prices.map((price) =>
    Array.from({ length: nights }, (_, night) =>
      Math.max(1, dong(typePrice(wanted, checkIn, night)) + dong(price) - dong(prices[0]!)),
    ),
  );
  const shownNights = fullNights.map((ofRoom) =>
    ofRoom.map((price) =>
      automatic === null ? price : halfUp(BigInt(price) * BigInt(100 - automatic), 100n),
    ),
  );
  const stay = (rooms: number[][]) => BigInt(sum(rooms.map(sum)));
  const average = (ofRoom: number[]) => halfUp(BigInt(sum(ofRoom)), BigInt(nights));
  const usual = linesOf(stay(fullNights), stay(shownNights) * 100n);
  const [full, shown] = [fullNights.map(average), shownNights.map(average)];
  /** In the cheapest room. */
  const byNight = shownNights[0]!.map((_, night) =>
    Math.min(...shownNights.map((ofRoom) => ofRoom[night]!)),
  );
  // As a quote of it alone has it.
  const alone = fullNights.map((ofRoom, i) =>
    linesOf(stay([ofRoom]), stay([shownNights[i]!]) * 100n),
  );
  const struck = fullNights.map((ofRoom) => linesOf(0n, stay([ofRoom]) * 100n).total);
  return {
    full,
    shown,
    byNight,
    alone,
    struck,
    usual,
    booked: typed ? cheaper(usual, byCode()) : usual,
  };

  function byCode(): ExpectedLines {
    const whole = stay(fullNights);
    if (!typed) throw new Error('There is no code.');
    if ('percent' in typed) return linesOf(whole, whole * BigInt(100 - typed.percent));
    const left = whole - BigInt(inDong(typed.amount, typed.currency, rates));
    return linesOf(whole, (left > 0n ? left : 0n) * 100n);
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** In the hotel's currency; of the first room, which is as its type. */
function typePrice(wanted: PriceCase | NightlyCase, checkIn: string, night: number): number {
  const base = wanted.prices[0]!;
  if (!('week' in wanted)) return base;
  const { week, season, currency } = wanted;
  const fromSunday = new Date(Date.parse(checkIn) + night * 86_400_000).getUTCDay();
  const usual = week[(fromSunday + 6) % 7] ?? base;
  if (night < season.from || night >= season.from + season.nights) return usual;
  if (season.change === 'PRICE') return season.value;
  const step = currency === 'VND' ? 1000 : 1;
  const hundredths = BigInt(Math.round(usual * 100)) * BigInt(100 + season.value);
  return Math.max(1, halfUp(hundredths, BigInt(10_000 * step))) * step;
}

/** A code counts only when it takes off more. */
function cheaper(usual: ExpectedLines, byCode: ExpectedLines): ExpectedLines {
  return byCode.discount > usual.discount ? byCode : usual;
}

/** `hundredths` are those of a dong, after the discount. */
function linesOf(rooms: bigint, hundredths: bigint): ExpectedLines {
  const before = halfUp(hundredths, 100n);
  const total = halfUp(hundredths * 110n, 10_000n);
  return { rooms: Number(rooms), discount: Number(rooms) - before, tax: total - before, total };
}

function inDong(amount: number, currency: PriceCase['currency'], rates: Rates): number {
  if (currency === 'VND') return amount;
  return halfUp(
    BigInt(Math.round(amount * 100)) * BigInt(Math.round(rates[currency] * 100)),
    10_000n,
  );
}

/** Of amounts that are not negative. */
function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
