import type { Currency, Rates } from '../money/money';
import { priceInDong } from '../rooms/roomPrices';
import type { Day } from '../stays/stay';

/** Prices by weekday, Monday first, in the hotel's currency; null is the base price. */
export type Week = readonly (number | null)[];

/** As it is kept: none where every weekday costs the base price. */
export function keptWeek(week: Week): Week | null {
  return week.every((price) => price === null) ? null : week;
}

/** What travellers see of each weekday, in whole dong. */
export function weekInDong(week: Week, base: number, currency: Currency, rates: Rates): number[] {
  return week.map((price) => priceInDong(price ?? base, currency, rates));
}

/** From 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** What a night costs that nothing is said of: its weekday's price, else the base price. */
export function usualPrice({ price, week }: { price: number; week: Week | null }, night: Day) {
  return week?.[weekdayOf(night)] ?? price;
}
