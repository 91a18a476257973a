import { AMENITIES, PROPERTY_TYPES, type Amenity } from '../../../domain/hotels/hotelFeatures';
import { grown } from './grown';
import type { HotelFacts } from './hotelFacts';
import { PricedStays } from './pricedStays';
import { RoomColumns } from './roomColumns';
import { leastDelta } from './typeDeltas';
import type { IndexedType } from './typeRestrictions';

/**
 * What every search asks of a hotel, by columns: a hotel is a row in them. The texts and vouchers
 * beside them are read seldom.
 */
export class HotelColumns {
  readonly rooms = new RoomColumns();
  readonly priced = new PricedStays();
  /** A number for each slug, 0 for none. */
  destination = new Uint16Array(0);
  propertyType = new Uint8Array(0);
  /** A bit for each. */
  amenities = new Uint32Array(0);
  minimumNights = new Uint8Array(0);
  /** 1: stays that fill a gap of a room may be shorter than every minimum. */
  gapFilling = new Uint8Array(0);
  ratingTenths = new Uint8Array(0);
  /** What is taken off all prices now. */
  percent = new Uint8Array(0);
  firstRoom = new Uint32Array(0);
  roomCount = new Uint32Array(0);
  /** What a night in it costs more than the base price at the least: nothing, or less than that. */
  leastDelta = new Int32Array(0);
  /** 1: dates do not allow every stay in some type of it. */
  restricted = new Uint8Array(0);
  readonly id: number[] = [];
  /** Each with every word after a space. */
  readonly text: string[] = [];
  /** Of hotels in which dates or weekdays differ: the types of which they do. */
  readonly types: (readonly IndexedType[] | undefined)[] = [];
  readonly vouchers: HotelFacts['vouchers'][] = [];
  readonly #destinations = new Map<string, number>();
  readonly #left: number[] = [];

  /** Answers the hotel's row. */
  add(facts: HotelFacts): number {
    const hotel = this.#left.pop() ?? this.text.length;
    this.#grow(hotel + 1);
    this.priced.forget(hotel);
    const { start, count } = this.rooms.add(facts.rooms);
    const has = AMENITIES.filter((amenity) => facts.amenities[amenity] === true);
    this.id[hotel] = facts.id;
    this.destination[hotel] = this.#numberOf(facts.destination);
    this.propertyType[hotel] = PROPERTY_TYPES.indexOf(facts.propertyType);
    this.amenities[hotel] = amenityBits(has);
    this.minimumNights[hotel] = facts.minimumNights;
    this.gapFilling[hotel] = Number(facts.gapFilling);
    this.ratingTenths[hotel] = Math.round(facts.rating * 10);
    this.percent[hotel] = 0;
    this.firstRoom[hotel] = start;
    this.roomCount[hotel] = count;
    this.leastDelta[hotel] = Math.min(0, ...facts.types.map(leastDelta));
    this.restricted[hotel] = Number(facts.types.some(({ restrictions }) => restrictions));
    this.text[hotel] = ` ${facts.searchText.replace(/[^\p{L}\p{N}_]+/gu, ' ')}`;
    this.types[hotel] = facts.types.length > 0 ? facts.types : undefined;
    this.vouchers[hotel] = facts.vouchers;
    return hotel;
  }

  remove(hotel: number): void {
    this.rooms.remove({ start: this.firstRoom[hotel]!, count: this.roomCount[hotel]! });
    this.text[hotel] = '';
    this.types[hotel] = undefined;
    this.vouchers[hotel] = [];
    this.#left.push(hotel);
  }

  /** Undefined for a slug that no hotel has. */
  destinationNumber(slug: string): number | undefined {
    return this.#destinations.get(slug);
  }

  countByDestination(hotels: Uint32Array): Map<string, number> {
    const counts = new Uint32Array(this.#destinations.size + 1);
    for (const hotel of hotels) counts[this.destination[hotel]!]! += 1;
    return new Map([...this.#destinations].map(([slug, number]) => [slug, counts[number]!]));
  }

  #numberOf(slug: string | null): number {
    if (slug === null) return 0;
    if (!this.#destinations.has(slug)) this.#destinations.set(slug, this.#destinations.size + 1);
    return this.#destinations.get(slug)!;
  }

  #grow(length: number): void {
    this.destination = grown(this.destination, length);
    this.propertyType = grown(this.propertyType, length);
    this.amenities = grown(this.amenities, length);
    this.minimumNights = grown(this.minimumNights, length);
    this.gapFilling = grown(this.gapFilling, length);
    this.ratingTenths = grown(this.ratingTenths, length);
    this.percent = grown(this.percent, length);
    this.firstRoom = grown(this.firstRoom, length);
    this.roomCount = grown(this.roomCount, length);
    this.leastDelta = grown(this.leastDelta, length);
    this.restricted = grown(this.restricted, length);
  }
}

export function amenityBits(amenities: readonly Amenity[]): number {
  return amenities.reduce((bits, amenity) => bits | (1 << AMENITIES.indexOf(amenity)), 0);
}
