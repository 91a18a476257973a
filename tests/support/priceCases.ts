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

const priceCase: fc.Arbitrary<PriceCase> = fc
  .constantFrom('VND' as const, 'USD' as const, 'EUR' as const)
  .chain((currency) =>
    fc.record({
      currency: fc.constant(currency),
      prices: fc.array(pricesIn[currency], { minLength: 1, maxLength: 3 }),
      nights: fc.integer({ min: 1, max: 14 }),
      automatic: fc.option(fc.integer({ min: 1, max: 50 })),
      code,
    }),
  );

export function priceCases(seed: number, count: number): PriceCase[] {
  return fc.sample(priceCase, { seed, numRuns: count });
}

/**
 * The prices by the product's promises, worked out here once more on purpose: nothing is shared with
 * the code that is tested.
 */
export function promised(
  { currency, prices, nights, automatic, code: typed }: PriceCase,
  rates: Rates,
) {
  const full = prices.map((price) => inDong(price, currency, rates));
  const shown = full.map((price) =>
    automatic === null ? price : halfUp(BigInt(price) * BigInt(100 - automatic), 100n),
  );
  const stay = (list: number[]) => BigInt(list.reduce((all, price) => all + price, 0) * nights);
  const usual = linesOf(stay(full), stay(shown) * 100n);
  return { full, shown, usual, booked: typed ? cheaper(usual, byCode()) : usual };

  function byCode(): ExpectedLines {
    const whole = stay(full);
    if (!typed) throw new Error('There is no code.');
    if ('percent' in typed) return linesOf(whole, whole * BigInt(100 - typed.percent));
    const left = whole - BigInt(inDong(typed.amount, typed.currency, rates));
    return linesOf(whole, (left > 0n ? left : 0n) * 100n);
  }
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
