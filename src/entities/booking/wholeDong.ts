import { quoteOfRooms, type Quote } from '../../../domain/bookings/quote';
import type { Room } from '../../api';

/** A price as an amount that can be summed: another backend may leave it out or send fractions. */
export function wholeDong(price: number | null | undefined): number {
  return Number.isFinite(price) ? Math.max(0, Math.round(Number(price))) : 0;
}

/** What rooms cost together for so many nights, as far as their own prices tell. */
export function expectedQuote(
  rooms: readonly Pick<Room, 'price' | 'originalPrice'>[],
  nights: number,
): Quote {
  const priced = rooms.map(({ price, originalPrice }) => {
    const shown = wholeDong(price);
    return { price: shown, originalPrice: Math.max(shown, wholeDong(originalPrice)) };
  });
  return quoteOfRooms(priced, nights);
}
