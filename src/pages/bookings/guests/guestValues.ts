import type { Booking } from '../../../api';
import type { BookingGuests } from '../../../api/bookings';
import { NO_GUESTS, toldGuests } from '../../../entities/guests/guestsSchema';
import { sleptRooms, toldOccupants } from '../../../entities/guests/occupants';
import type { DraftGuests } from '../../../state/draftSlice';

const PARTS = ['forOther', 'arrivingGuest', 'specialRequests', 'occupants'] as const;

/** Under which it is kept while one logs in again. */
export const keptName = ({ bookingId = '' }: Partial<Booking>) => `guests ${bookingId}`;

/** Whom they are for. */
export function stayOf({ adults, children, selectedRooms }: Booking) {
  return { adults, children, roomIds: selectedRooms.map(({ id }) => id) };
}

/** What the booking says of its guests, to be changed. */
export function guestsOf(booking: Booking): DraftGuests {
  const { arrivingGuest: guest, specialRequests = [], selectedRooms } = booking;
  const said = selectedRooms.flatMap(({ id, occupants }) =>
    occupants ? [[id, occupants] as const] : [],
  );
  return {
    ...NO_GUESTS,
    forOther: guest !== undefined,
    ...(guest && { arrivingGuest: { name: guest.name, phoneNumber: guest.phoneNumber ?? '' } }),
    specialRequests: [...specialRequests],
    occupants: Object.fromEntries(said),
  };
}

/** What is sent of it; who sleeps where only if that was said, or there is something to say. */
export function newGuestsOf(booking: Booking, values: DraftGuests): BookingGuests {
  const { version = 0, selectedRooms } = booking;
  const slept = sleptRooms(selectedRooms, stayOf(booking), values.occupants);
  const isSaid = Object.keys(values.occupants).length > 0;
  const told = isSaid
    ? new Map(slept.map(({ room, occupants }) => [room.id, occupants]))
    : toldOccupants(slept);
  const rooms = selectedRooms.flatMap(({ id, position }) => {
    const occupants = told.get(id);
    return occupants && position !== undefined ? [{ position, occupants }] : [];
  });
  return { version, ...toldGuests(values), ...(rooms.length > 0 && { rooms }) };
}

const differs = (part: keyof DraftGuests, one: DraftGuests, other: DraftGuests) =>
  JSON.stringify(one[part]) !== JSON.stringify(other[part]);

/** Whether anything was typed. */
export const isEdited = (typed: DraftGuests, was: DraftGuests) =>
  PARTS.some((part) => differs(part, typed, was));

/** What was typed, and where nothing was, what the booking says by now. */
export function mergedGuests(
  typed: DraftGuests,
  { was, is }: { was: DraftGuests; is: DraftGuests },
): DraftGuests {
  const from = (part: keyof DraftGuests) => (differs(part, typed, was) ? typed : is);
  return {
    forOther: from('forOther').forOther,
    arrivingGuest: from('arrivingGuest').arrivingGuest,
    specialRequests: from('specialRequests').specialRequests,
    occupants: from('occupants').occupants,
  };
}
