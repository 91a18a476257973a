import { quoteOf, quoteOfRooms, type Quote } from '../../../domain/bookings/quote';
import type { ShownPrice } from '../../../domain/prices/nightPrices';
import type { Room } from '../../api';

/** A price as an amount that can be summed: another backend may leave it out or send fractions. */
export function wholeDong(price: number | null | undefined): number {
  return Number.isFinite(price) ? Math.max(0, Math.round(Number(price))) : 0;
}

type PricedRoom = Pick<Room, 'price' | 'originalPrice' | 'nights'>;

/** What rooms cost together for so many nights, as far as their own prices tell. */
export function expectedQuote(rooms: readonly PricedRoom[], nights: number): Quote {
  const priced = rooms.map((room) => expectedNights(room, nights).map(shownPrice));
  return quoteOfRooms(priced, nights);
}

/** What a stay in one room costs with taxes and fees, and what it would without the automatic discount. */
export function stayCost(room: PricedRoom & Pick<Room, 'discount'>, nights: number) {
  const { total, roomTotal } = expectedQuote([room], nights);
  const full = room.discount ? quoteOf({ stayPrices: [roomTotal], nights }).total : total;
  return { total, originalTotal: full > total ? full : undefined };
}

/** Those of a stay in a room: all at its price, where it does not tell them apart. */
function expectedNights(room: PricedRoom, nights: number): readonly PricedRoom[] {
  const isOfStay = room.nights?.length === nights;
  return isOfStay ? room.nights! : Array<PricedRoom>(nights).fill(room);
}

/** A price, and what it would be without the discount, as amounts that can be summed. */
function shownPrice({ price, originalPrice }: Omit<PricedRoom, 'nights'>): ShownPrice {
  const shown = wholeDong(price);
  return { price: shown, originalPrice: Math.max(shown, wholeDong(originalPrice)) };
}
