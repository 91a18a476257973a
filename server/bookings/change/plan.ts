import { agreedQuote } from '../../../domain/bookings/agreedPrice';
import { nightsBetween, vietnamToday, type Stay } from '../../../domain/stays/stay';
import { invalid } from '../../http/errors';
import { kindsOf } from './kinds';
import { priceLines } from './planPrices';
import { placeRooms, spanOf } from './planRooms';
import {
  nightKey,
  type ChangePlan,
  type ChangeState,
  type ChangeWish,
  type PlannedLine,
} from './types';

/** The stay that a wish comes to. */
export function wishedStay(booking: Stay, { checkIn, checkOut }: ChangeWish): Stay {
  return { checkIn: checkIn ?? booking.checkIn, checkOut: checkOut ?? booking.checkOut };
}

/**
 * Works out what a change does, of what is stored: rooms by night, prices, and who is in the way.
 *
 * @throws ApiError 422 for what cannot be done at all
 */
export function planChange(state: ChangeState, wish: ChangeWish, now: Date): ChangePlan {
  const { booking } = state;
  const today = vietnamToday(now);
  const stay = wishedStay(booking, wish);
  const placed = placeRooms(state, wish, { stay, now });
  const lines = priceLines(placed, state, wish, { span: spanOf(booking, stay), today });
  refuseDoubles(lines);
  const rooms = lines.map(({ after }) => after).filter((nights) => nights.length > 0);
  const quote = agreedQuote(rooms, {
    ...{ discount: state.discount, percent: booking.taxAndFeePercent },
    nights: nightsBetween(stay.checkIn, stay.checkOut),
  });
  const { adults = booking.adults, children = booking.children } = wish;
  const plan = {
    stay,
    adults,
    children,
    lines,
    quote,
    conflicts: conflictsOf(lines, state, today),
  };
  return { ...plan, kinds: kindsOf(state, plan) };
}

/** No two lines of a booking share a room's night. */
function refuseDoubles(lines: readonly PlannedLine[]): void {
  const keys = lines.flatMap(({ after }) =>
    after.map(({ roomId, night }) => nightKey(roomId, night)),
  );
  if (new Set(keys).size < keys.length) throw invalid({ lines: 'roomTwice' });
}

/** Nights of rooms that somebody else has; a room that is not sold at all is as if somebody had it. */
function conflictsOf(
  lines: readonly PlannedLine[],
  { rooms, taken }: ChangeState,
  today: string,
): ChangePlan['conflicts'] {
  const own = new Set(
    lines.flatMap(({ before }) => before.map(({ roomId, night }) => nightKey(roomId, night))),
  );
  return lines.flatMap(({ position, after }) =>
    after
      .filter(({ night, roomId }) => {
        const key = nightKey(roomId, night);
        return night >= today && !own.has(key) && (taken.has(key) || !rooms.get(roomId)?.onSale);
      })
      .map(({ night, roomId }) => ({ position, roomId, night })),
  );
}
