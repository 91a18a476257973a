import { grown } from './grown';
import { NIGHT_WORDS, placeOfNight, type NightMask } from './nights';

export interface IndexedRoom {
  /** Whole dong a night, where nothing is said of the date or weekday. */
  price: number;
  /** Which of the hotel's types with prices of nights it is of, from 1; 0 for none. */
  type: number;
  adults: number;
  capacity: number;
  /** Those that are taken, as numbers of days. */
  nights: readonly number[];
}

/** The least that a room has to hold. */
export interface Party {
  adults: number;
  children: number;
}

/** The rooms of a hotel. */
export interface RoomSpan {
  start: number;
  count: number;
}

/** Reads rooms of one kind: all, or those that hold a party and are free for some nights. */
export interface RoomReader {
  /** Base price of the cheapest, in dong; -1 when there is none. */
  lowestPrice(start: number, count: number, isMeant?: RoomFilter): number;
  /** The least price of all types; -1 without a room. The cheapest room of a type is so for every stay. */
  leastOfTypes(start: number, count: number, prices: TypePrices, isMeant?: RoomFilter): number;
  count(start: number, count: number, isMeant?: RoomFilter): number;
}

interface TypePrices {
  /** What a room of that base price and type costs, in dong. */
  priceOf(price: number, type: number): number;
  /** What one of that base price, or of a higher one, costs at least, whatever its type. */
  leastPriceOf(price: number): number;
}

/** Whether a room, which is of that type, counts. */
export type RoomFilter = (room: number, type: number) => boolean;

/** A hotel that gets a room more mostly stays where it is. */
const SPAN_STEP = 4;

/**
 * All rooms on sale, those of a hotel side by side with the cheapest first. A column for each word of
 * the nights: a search reads one or two of them, and these few megabytes stay near the processor.
 */
export class RoomColumns {
  #price = new Uint32Array(0);
  #type = new Uint16Array(0);
  /** Adults in the lower byte, all that it holds in the upper. */
  #party = new Uint16Array(0);
  #taken = Array.from({ length: NIGHT_WORDS }, () => new Uint32Array(0));
  #end = 0;
  /** Starts of spans that nobody uses, by their length. */
  readonly #left = new Map<number, number[]>();

  /** @param rooms the cheapest first */
  add(rooms: readonly IndexedRoom[]): RoomSpan {
    const start = this.#place(lengthFor(rooms.length));
    for (const [i, { price, type, adults, capacity, nights }] of rooms.entries()) {
      const room = start + i;
      this.#price[room] = price;
      this.#type[room] = type;
      this.#party[room] = adults | (capacity << 8);
      for (const taken of this.#taken) taken[room] = 0;
      for (const night of nights) {
        const { word, bit } = placeOfNight(night);
        this.#taken[word]![room]! |= bit;
      }
    }
    return { start, count: rooms.length };
  }

  remove({ start, count }: RoomSpan): void {
    const length = lengthFor(count);
    this.#left.set(length, [...(this.#left.get(length) ?? []), start]);
  }

  /** Whether somebody has the room that night. */
  isTaken(room: number, night: number): boolean {
    const { word, bit } = placeOfNight(night);
    return (this.#taken[word]![room]! & bit) !== 0;
  }

  all(): RoomReader {
    return this.#reader(() => true);
  }

  free({ adults, children }: Party, nights: NightMask): RoomReader {
    const [party, all] = [this.#party, adults + children];
    const columns = nights.map(({ word }) => this.#taken[word]!);
    const bits = nights.map(({ bits: wanted }) => wanted);
    return this.#reader((room) => {
      const held = party[room]!;
      if ((held & 0xff) < adults || held >>> 8 < all) return false;
      for (let i = 0; i < columns.length; i += 1) {
        if ((columns[i]![room]! & bits[i]!) !== 0) return false;
      }
      return true;
    });
  }

  #reader(isOf: (room: number) => boolean): RoomReader {
    const [price, types] = [this.#price, this.#type];
    return {
      lowestPrice(start, count, isMeant) {
        for (let room = start; room < start + count; room += 1) {
          if (isOf(room) && (!isMeant || isMeant(room, types[room]!))) return price[room]!;
        }
        return -1;
      },
      leastOfTypes(start, count, { priceOf, leastPriceOf }, isMeant) {
        const seen = new Set<number>();
        let least = -1;
        for (let room = start; room < start + count; room += 1) {
          // The cheapest come first: of most hotels two or three types are looked at.
          if (least >= 0 && leastPriceOf(price[room]!) >= least) break;
          const type = types[room]!;
          if (seen.has(type) || !isOf(room) || (isMeant && !isMeant(room, type))) continue;
          seen.add(type);
          const found = priceOf(price[room]!, type);
          if (least < 0 || found < least) least = found;
        }
        return least;
      },
      count(start, count, isMeant) {
        let found = 0;
        for (let room = start; room < start + count; room += 1) {
          if (isOf(room) && (!isMeant || isMeant(room, types[room]!))) found += 1;
        }
        return found;
      },
    };
  }

  bytes(): number {
    const columns = [this.#price, this.#type, this.#party, ...this.#taken];
    return columns.reduce((sum, column) => sum + column.byteLength, 0);
  }

  #place(length: number): number {
    const start = this.#left.get(length)?.pop();
    if (start !== undefined) return start;
    this.#end += length;
    this.#price = grown(this.#price, this.#end);
    this.#type = grown(this.#type, this.#end);
    this.#party = grown(this.#party, this.#end);
    this.#taken = this.#taken.map((column) => grown(column, this.#end));
    return this.#end - length;
  }
}

function lengthFor(rooms: number): number {
  return Math.ceil(rooms / SPAN_STEP) * SPAN_STEP;
}
