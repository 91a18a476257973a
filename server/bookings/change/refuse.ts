import { isLateCancellation } from '../../../domain/bookings/cancellation';
import { mayRelease } from '../../../domain/bookings/holds';
import { MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';
import { dayOfError, stayError, vietnamToday } from '../../../domain/stays/stay';
import { DATES } from '../../hotels/stayRules';
import { ApiError, invalid } from '../../http/errors';
import { refuseRestricted } from '../../rooms/restrictions';
import { refuseLargeParty } from '../offer';
import { roomsAsBound, roomsByNight } from './stayedRooms';
import type { ChangePlan, ChangeState, ChangeWish, LineNight } from './types';

interface Asked {
  state: ChangeState;
  plan: ChangePlan;
  now: Date;
}

/** @throws ApiError 409 for a booking whose stay nobody, or only the hotel, may change now */
export function refuseStatus(
  { booking, hotelOnSale }: Pick<ChangeState, 'booking' | 'hotelOnSale'>,
  { by }: Pick<ChangeWish, 'by'>,
  now: Date,
) {
  const { status, holdUntil } = booking;
  const mayChange = status === 'CONFIRMED' || (by === 'desk' && status === 'CHECKED_IN');
  if (!mayChange) throw new ApiError('STATUS_CHANGED');
  if (by === 'desk') return;
  if (mayRelease(holdUntil, now)) throw new ApiError('TOO_LATE');
  if (!hotelOnSale) throw new ApiError('NOT_ON_SALE');
}

/** @throws ApiError 422 for days that nobody can have: past ones, too many, or nights of a guest in the house */
export function refuseDays(
  { booking }: Pick<ChangeState, 'booking'>,
  { stay }: Pick<ChangePlan, 'stay'>,
  now: Date,
) {
  const today = vietnamToday(now);
  const inHouse = booking.status === 'CHECKED_IN';
  if (inHouse && stay.checkIn !== booking.checkIn) throw invalid({ checkInDate: 'arrivedAlready' });
  if (inHouse && stay.checkOut < today) {
    const isShorter = stay.checkOut < booking.checkOut;
    throw invalid({ checkOutDate: isShorter ? 'nightsSlept' : 'stayOver' });
  }
  // A stay that has begun may go on as it began.
  const begun = stay.checkIn === booking.checkIn && stay.checkIn < today;
  const error = stayError(stay, begun ? stay.checkIn : today);
  if (error) throw invalid({ [DATES[dayOfError(error)]]: error });
  if (begun && stay.checkOut > booking.checkOut && booking.checkOut < today) {
    throw invalid({ checkOutDate: 'stayOver' });
  }
}

/** @throws ApiError for what a traveller may not do: what a new booking could not, or giving back late */
export function refuseForTraveller({ state, plan, now }: Asked): void {
  const { booking, hotel } = state;
  if (isLateCancellation(booking.checkIn, now) && givesBack(state, plan)) {
    throw new ApiError('CHANGE_TOO_LATE');
  }
  const after = plan.lines.filter((line) => line.after.length > 0);
  if (after.length > MAX_ROOMS_PER_BOOKING && after.some(({ before }) => before.length === 0)) {
    throw invalid({ addRooms: 'maxItems' });
  }
  if (plan.kinds.some((kind) => kind !== 'PARTY_CHANGED')) {
    if (hotel) refuseRestricted(roomsAsBound(state, plan), { stay: plan.stay, hotel, now });
  }
  if (sleepsAsBefore(state, plan)) return;
  for (const rooms of roomsByNight(state, plan)) refuseLargeParty(rooms, plan);
}

/** Whether the same guests have rooms like theirs: whoever booked them stays, though their owner says less of them now. */
function sleepsAsBefore({ rooms }: ChangeState, { kinds, lines }: ChangePlan): boolean {
  const places = ({ roomId }: LineNight) => {
    const room = rooms.get(roomId);
    return `${room?.adults} ${room?.capacity}`;
  };
  return (
    !kinds.includes('PARTY_CHANGED') &&
    lines.every(({ before, after }) => {
      const had = new Set(before.map(places));
      return after.length > 0 && after.every((night) => had.has(places(night)));
    })
  );
}

/** Whether a night of a room is left, or less is paid. */
function givesBack({ booking }: ChangeState, { lines, quote }: ChangePlan): boolean {
  const leaves = lines.some(({ before, after }) => {
    const nights = new Set(after.map(({ night }) => night));
    return before.some(({ night }) => !nights.has(night));
  });
  return leaves || quote.total < booking.totalAmount;
}

/** @throws ApiError 409 with the rooms that somebody else has */
export function refuseTakenRooms({ conflicts }: Pick<ChangePlan, 'conflicts'>): void {
  const takenRoomIds = [...new Set(conflicts.map(({ roomId }) => roomId))];
  if (takenRoomIds.length > 0) throw new ApiError('ROOM_TAKEN', { takenRoomIds });
}
