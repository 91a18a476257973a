import { PROPERTY_TYPES } from '../../../domain/hotels/hotelFeatures';
import { nightsBetween } from '../../../domain/stays/stay';
import type { HotelConditions } from './conditions';
import { amenityBits, type HotelColumns } from './hotelColumns';

/** Of a hotel by its row in the columns. */
type Condition = (hotel: number) => boolean;

/** What is asked of a hotel beside a price and a free room; each by itself, as counts need it. */
export interface Matching {
  propertyType: Condition;
  amenities: Condition;
  minRating: Condition;
  /** All others. */
  others: Condition;
}

const always: Condition = () => true;

export function matchingOf(search: HotelConditions, columns: HotelColumns): Matching {
  return {
    propertyType: typeOf(search, columns),
    amenities: amenitiesOf(search, columns),
    minRating: ratingOf(search, columns),
    others: both(
      both(destinationOf(search, columns), minimumOf(search, columns)),
      textOf(search, columns),
    ),
  };
}

function both(one: Condition, other: Condition): Condition {
  if (one === always) return other;
  return other === always ? one : (hotel) => one(hotel) && other(hotel);
}

function typeOf({ propertyType }: HotelConditions, { propertyType: types }: HotelColumns) {
  if (!propertyType) return always;
  const wanted = propertyType.reduce((bits, type) => bits | (1 << PROPERTY_TYPES.indexOf(type)), 0);
  return (hotel: number) => ((1 << types[hotel]!) & wanted) !== 0;
}

function amenitiesOf({ amenities }: HotelConditions, { amenities: held }: HotelColumns): Condition {
  if (!amenities) return always;
  const wanted = amenityBits(amenities);
  return (hotel) => (held[hotel]! & wanted) === wanted;
}

function ratingOf({ minRating }: HotelConditions, { ratingTenths }: HotelColumns): Condition {
  return minRating === undefined ? always : (hotel) => ratingTenths[hotel]! / 10 >= minRating;
}

function destinationOf({ destination }: HotelConditions, columns: HotelColumns): Condition {
  return destination === undefined ? always : inDestination(destination, columns);
}

function inDestination(slug: string, columns: HotelColumns): Condition {
  const [numbers, wanted] = [columns.destination, columns.destinationNumber(slug)];
  return (hotel) => numbers[hotel] === wanted;
}

/** The stay is as long as the hotel's shortest, or may fill a gap there. */
function minimumOf({ stay }: HotelConditions, columns: HotelColumns): Condition {
  if (!stay) return always;
  const { minimumNights, gapFilling } = columns;
  const nights = nightsBetween(stay.checkIn, stay.checkOut);
  return (hotel) => minimumNights[hotel]! <= nights || gapFilling[hotel] === 1;
}

/** All words, or a place that the text names and the words beside its name. */
function textOf({ words = [], places = [] }: HotelConditions, columns: HotelColumns): Condition {
  const within = places.map(({ slug, rest }) =>
    both(inDestination(slug, columns), hasWords(rest, columns)),
  );
  const all = words.length > 0 ? [...within, hasWords(words, columns)] : within;
  return all.length > 0 ? (hotel) => all.some((condition) => condition(hotel)) : always;
}

/** Every one of them begins a word of the hotel's text. */
function hasWords(words: readonly string[], { text }: HotelColumns): Condition {
  const begun = words.map((word) => ` ${word}`);
  return (hotel) => {
    for (const beginning of begun) if (!text[hotel]!.includes(beginning)) return false;
    return true;
  };
}
