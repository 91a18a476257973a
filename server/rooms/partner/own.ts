import type { Currency } from '../../../domain/money/money';

/** A hotel that the partner may work in. */
export interface OwnHotel {
  id: number;
  currency: Currency;
}

/** A room that the partner may change: of which hotel, and whose. */
export interface OwnRoom {
  ownerId: number;
  hotelId: number;
  roomId: number;
}
