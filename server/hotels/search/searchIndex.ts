import type { HotelConditions, ShownPart, SimilarPart } from './conditions';
import { findHotels, type Found } from './findHotels';
import { foundHotels, wantedPrices, type FoundHotel } from './foundHotels';
import { HotelColumns } from './hotelColumns';
import type { HotelFacts } from './hotelFacts';
import { HotelOrders, type RankedHotel } from './hotelOrders';
import { WINDOW_NIGHTS } from './nights';
import { nearestHotels } from './nearestHotels';
import { NO_TIME, setPercent, setPercents } from './percents';
import { wantedNights, type WantedNights } from './wantedNights';

interface Known {
  ranked: RankedHotel;
  firstNight: number;
}

/** All hotels on sale in memory, to be searched in one pass over them. */
export class SearchIndex {
  readonly #hotels = new Map<number, Known>();
  readonly #columns = new HotelColumns();
  readonly #orders = new HotelOrders();
  /** How many hotels have rooms whose nights are known from which day on. */
  readonly #windows = new Map<number, number>();
  #percentsSetAt = 0;
  #percentsHold = NO_TIME;

  /** Puts a hotel in, or in the place of what was known of it. */
  put(facts: HotelFacts): void {
    const { id, firstNight } = facts;
    this.remove(id);
    const row = this.#columns.add(facts);
    this.#hotels.set(id, { ranked: this.#orders.add(facts, row), firstNight });
    this.#countWindow(firstNight, 1);
    const others = { now: this.#percentsSetAt, span: this.#percentsHold };
    this.#percentsHold = setPercent(this.#columns, row, others);
  }

  remove(id: number): void {
    const hotel = this.#hotels.get(id);
    if (!hotel) return;
    this.#hotels.delete(id);
    this.#orders.remove(hotel.ranked);
    this.#columns.remove(hotel.ranked.row);
    this.#countWindow(hotel.firstNight, -1);
  }

  /** One page of the hotels found, and how many they are; undefined for nights that it does not know. */
  find(search: HotelConditions, part: ShownPart): Found | undefined {
    const wanted = wantedNights(search, part.now);
    if (!this.#knows(wanted)) return undefined;
    this.#setPercents(part.now.getTime());
    const hotels = { columns: this.#columns, orders: this.#orders };
    return findHotels(hotels, search, { ...part, wanted });
  }

  /** The hotels most like one, that have a room for the stay; undefined for a hotel, or a night, that it does not know. */
  similar(id: number, { limit, now, stay }: SimilarPart): FoundHotel[] | undefined {
    const hotel = this.#hotels.get(id);
    const wanted = wantedNights({ stay }, now);
    if (!hotel || !this.#knows(wanted)) return undefined;
    this.#setPercents(now.getTime());
    const columns = this.#columns;
    const prices = wantedPrices(columns, { stay }, wanted);
    const isMeant = stay ? prices.hasRoom : () => true;
    const how = { columns, limit, isMeant };
    const rows = nearestHotels(this.#orders.rows('id'), hotel.ranked.row, how);
    return foundHotels(rows, columns, prices);
  }

  /** How many hotels each destination has, by its slug; none is absent. */
  hotelCounts(): Map<string, number> {
    return this.#columns.countByDestination(this.#orders.rows('id'));
  }

  /** Ids from above `after` up to `last`. */
  idsBetween(after: number, last: number): number[] {
    return [...this.#hotels.keys()].filter((id) => id > after && id <= last);
  }

  /** How much there is, and how many bytes the rooms take. */
  size(): { hotels: number; rooms: number; bytes: number } {
    const { roomCount, rooms } = this.#columns;
    const rows = this.#orders.rows('id');
    return {
      hotels: this.#hotels.size,
      rooms: rows.reduce((sum, hotel) => sum + roomCount[hotel]!, 0),
      bytes: rooms.bytes(),
    };
  }

  #knows({ first, count }: WantedNights): boolean {
    const windows = [...this.#windows.keys()];
    // With the nights right before and after it, which make a gap.
    return windows.every((from) => from < first && first + count < from + WINDOW_NIGHTS);
  }

  #setPercents(now: number): void {
    if (this.#percentsHold.from <= now && now < this.#percentsHold.until) return;
    this.#percentsSetAt = now;
    this.#columns.priced.forgetAll();
    this.#percentsHold = setPercents(this.#columns, this.#orders.rows('id'), now);
  }

  #countWindow(firstNight: number, more: number): void {
    const count = (this.#windows.get(firstNight) ?? 0) + more;
    if (count === 0) this.#windows.delete(firstNight);
    else this.#windows.set(firstNight, count);
  }
}
