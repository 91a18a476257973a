import type { WantedNights } from './wantedNights';

/** Eight bytes for each hotel and stay. */
const MAX_STAYS = 16;

/**
 * What stays cost that were asked for lately: whoever chooses filters or turns pages asks for the same
 * one again, and most ask for tonight.
 */
export class PricedStays {
  /** The one that was asked for last comes last. */
  readonly #stays = new Map<string, Float64Array>();

  /** Prices by hotels' rows, to be filled in; NaN where nobody has asked yet. */
  of({ first, count, isFromToday, party }: WantedNights, rows: number): Float64Array {
    const key = [first, count, isFromToday, party.adults, party.children].join(' ');
    const known = this.#stays.get(key) ?? new Float64Array(0);
    this.#stays.delete(key);
    const prices = known.length < rows ? new Float64Array(rows).fill(NaN) : known;
    if (prices !== known) prices.set(known);
    this.#stays.set(key, prices);
    if (this.#stays.size > MAX_STAYS) this.#stays.delete(this.#stays.keys().next().value!);
    return prices;
  }

  /** A hotel is another one now. */
  forget(hotel: number): void {
    for (const prices of this.#stays.values()) if (hotel < prices.length) prices[hotel] = NaN;
  }

  forgetAll(): void {
    this.#stays.clear();
  }
}
