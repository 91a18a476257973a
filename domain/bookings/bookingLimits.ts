import { eachNight, nightsBetween, type Day, type Stay } from '../stays/stay';

/** How much one account may hold, so that nobody keeps rooms from everybody else. */
export interface BookingLimits {
  /** Nights to come, times rooms. */
  roomNights: number;
  /** Bookings whose guest has not arrived yet. */
  openBookings: number;
  /** Bookings over one and the same night. */
  sameNight: number;
}

/** A booking of the account that is not over yet. */
export interface HeldBooking extends Stay {
  rooms: number;
  arrived: boolean;
}

interface Wanted extends Stay {
  rooms: number;
  /** The fewest nights that the hotel lets anybody stay. */
  fewestNights: number;
  /** What is changed: a booking that the account has already, which is not among the held ones. */
  before?: Stay & { rooms: number };
}

/** Which limit one more booking would break, and which of the others stand in its way. */
export interface LimitBroken<Held extends HeldBooking> {
  limit: keyof BookingLimits;
  most: number;
  /** Those that could be cancelled; none when the wanted booking alone is too much. */
  toCancel: Held[];
}

/**
 * Whether an account that holds these bookings may make one more, or change one. One room for as long as its hotel
 * asks for is never too much by itself. Only what a change adds can be too much: giving back is always allowed, even to
 * who holds more than limits that were lowered meanwhile.
 */
export function limitBroken<Held extends HeldBooking>(
  held: readonly Held[],
  wanted: Wanted,
  { limits, today }: { limits: BookingLimits; today: Day },
): LimitBroken<Held> | null {
  const broken = (limit: keyof BookingLimits, most: number, inTheWay: readonly Held[]) => ({
    ...{ limit, most },
    toCancel: inTheWay.filter(({ arrived }) => !arrived),
  });
  const { before } = wanted;
  const crowded = eachNight(wanted)
    .filter((night) => !before || night < before.checkIn || night >= before.checkOut)
    .map((night) => held.filter((stay) => stay.checkIn <= night && night < stay.checkOut))
    .find((over) => over.length >= limits.sameNight);
  if (crowded) return broken('sameNight', limits.sameNight, crowded);
  const open = held.filter(({ arrived }) => !arrived);
  if (!before && open.length >= limits.openBookings)
    return broken('openBookings', limits.openBookings, open);
  const most = Math.max(limits.roomNights, wanted.fewestNights);
  const own = roomNights(wanted, today);
  if (before && own <= roomNights(before, today)) return null;
  const sum = own + held.reduce((n, stay) => n + roomNights(stay, today), 0);
  return sum > most ? broken('roomNights', most, held) : null;
}

/** From today on. */
function roomNights({ checkIn, checkOut, rooms }: Stay & { rooms: number }, today: Day): number {
  const from = checkIn > today ? checkIn : today;
  return Math.max(0, nightsBetween(from, checkOut)) * rooms;
}
