import type { AgreedDiscount, AgreedPrice } from '../../../domain/bookings/agreedPrice';
import type { Quote } from '../../../domain/bookings/quote';
import type { Day, Stay } from '../../../domain/stays/stay';
import type { Schemas } from '../../http/operations';
import type { HotelRow } from '../../hotels/queries';
import type { RoomRow } from '../../rooms/queries';
import type { VoucherRow } from '../../vouchers/queries';
import type { BookingRow } from '../booking.queries';
import type { Repeatable } from '../idempotency';

/** What somebody wants to be different. */
export interface ChangeWish {
  version: number;
  checkIn?: Day | undefined;
  checkOut?: Day | undefined;
  lines: readonly Schemas['PartnerLineChange'][];
  addRooms: readonly Schemas['RoomChoice'][];
  /** Positions. */
  removeLines: readonly number[];
  adults?: number | undefined;
  children?: number | undefined;
  /** As the preview said it; undefined for a preview. */
  seenTotalPrice?: number | undefined;
  by: 'guest' | 'desk';
  /** Nights that move to another type cost by as much more or less as the rooms differ. */
  paysDifference: boolean;
  priceByHand?: Schemas['ChangedPriceByHand'] | undefined;
  reason?: string | undefined;
  /** Who asks. */
  userId: number;
  repeatable?: Repeatable | undefined;
}

/** A night of a line: where, and at which price. */
export interface LineNight extends AgreedPrice {
  night: Day;
  roomId: number;
}

/** A room of the booking, as it stands. */
export interface Line {
  position: number;
  pinned: boolean;
  nights: readonly LineNight[];
}

/** A room that a line may have, with its prices for all nights concerned. */
export interface CandidateRoom extends RoomRow {
  onSale: boolean;
}

/** What is stored of a booking and around it. */
export interface ChangeState {
  booking: BookingRow<unknown> & { hotelSuspended?: boolean };
  hotel: HotelRow | undefined;
  /** Travellers find and book it. */
  hotelOnSale: boolean;
  lines: readonly Line[];
  discount: AgreedDiscount;
  automatic: VoucherRow | undefined;
  rooms: ReadonlyMap<number, CandidateRoom>;
  /** Nights that somebody else has, as `nightKey` writes them. */
  taken: ReadonlySet<string>;
}

export interface PlannedLine {
  position: number;
  pinned: boolean;
  before: readonly LineNight[];
  after: readonly LineNight[];
}

/** What a change does; nothing of it is stored yet. */
export interface ChangePlan {
  stay: Stay;
  adults: number;
  children: number;
  /** Lines that are given back have no night after it. */
  lines: readonly PlannedLine[];
  quote: Quote;
  kinds: readonly Schemas['ChangeKind'][];
  /** Nights that are wanted and somebody else has. */
  conflicts: readonly { position: number; roomId: number; night: Day }[];
}

export const nightKey = (roomId: number, night: Day) => `${roomId} ${night}`;
