import { MINIMUM_STAY_NIGHTS } from '../../../domain/stays/stay';
import type { Hotel, HotelSummary } from '../../api';

/** The average that is shown when an answer carries none. */
const MISSING_RATING = 4.5;

type Located = { location?: string; address?: Partial<Hotel['address']> };

/** The address in one line, put together from its parts when the line is missing; '' without both. */
export function locationOf({ location, address }: Located): string {
  if (location) return location;
  const { number, street, district, city } = address ?? {};
  const house = [number, street].filter(Boolean).join(' ');
  return [house, district, city].filter(Boolean).join(', ');
}

/** The fewest nights that the hotel takes; 1 when it does not say. */
export function minimumNights(minimumStay: Hotel['minimumStay'] | undefined): number {
  return minimumStay === undefined ? 1 : (MINIMUM_STAY_NIGHTS[minimumStay] ?? 1);
}

/** The average to show, or null for a hotel that nobody has reviewed yet. */
export function averageOf(rating: number | undefined, reviews: number | undefined): number | null {
  return reviews === 0 ? null : (rating ?? MISSING_RATING);
}

/** How many rooms a list item speaks of: a number, or a list of rooms from other backends. */
export function roomCountOf(card: { roomCount?: number; rooms?: unknown }): number {
  if (typeof card.roomCount === 'number') return card.roomCount;
  if (Array.isArray(card.rooms)) return card.rooms.length;
  return typeof card.rooms === 'number' ? card.rooms : 0;
}

/** The price to strike through: only when the discount is known, too. */
export function struckPrice({
  originalPrice,
  discount,
}: {
  originalPrice?: number | undefined;
  discount?: number | undefined;
}): number | undefined {
  return discount ? originalPrice : undefined;
}

/** What a booking keeps of the hotel. */
export function summaryOf(hotel: Hotel): HotelSummary {
  const { id, name, location, address, phone, images, minimumStay, petsAllowed } = hotel;
  const { totalRatings, totalReviews } = hotel;
  return {
    ...{ id, name, location, address, phone, images, minimumStay, petsAllowed },
    ...{ totalRatings, totalReviews },
  };
}
