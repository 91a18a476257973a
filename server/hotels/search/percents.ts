import type { AutomaticVoucher } from './hotelFacts';
import type { HotelColumns } from './hotelColumns';

/** From one moment on and before another, in ms, no voucher begins or ends. */
export interface Span {
  from: number;
  until: number;
}

export const NO_TIME: Span = { from: Infinity, until: -Infinity };
const ALL_TIME: Span = { from: -Infinity, until: Infinity };

/** Sets what is taken off each hotel's prices at a moment, and answers for how long that holds. */
export function setPercents(columns: HotelColumns, hotels: Uint32Array, now: number): Span {
  let span = ALL_TIME;
  for (const hotel of hotels) span = setPercent(columns, hotel, { now, span });
  return span;
}

/** The same of one more, where the others' hold within the `span`. */
export function setPercent(
  columns: HotelColumns,
  hotel: number,
  { now, span }: { now: number; span: Span },
): Span {
  const vouchers = columns.vouchers[hotel]!;
  if (vouchers.length === 0) return span;
  columns.percent[hotel] = percentAt(vouchers, now);
  const moments = vouchers.flatMap(({ from, until }) => [from, until]);
  return {
    from: Math.max(span.from, ...moments.filter((moment) => moment <= now)),
    until: Math.min(span.until, ...moments.filter((moment) => moment > now)),
  };
}

function percentAt(vouchers: readonly AutomaticVoucher[], now: number): number {
  const valid = vouchers.filter(({ from, until }) => from <= now && now < until);
  return Math.max(0, ...valid.map(({ percent }) => percent));
}
