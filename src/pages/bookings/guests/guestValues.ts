import { tidy } from '../../../../domain/texts/texts';
import type { Booking } from '../../../api';
import type { BookingGuests } from '../../../api/bookings';
import { NO_GUESTS, toldGuests } from '../../../entities/guests/guestsSchema';
import { sleptRooms, toldOccupants } from '../../../entities/guests/occupants';
import type { DraftGuests } from '../../../state/draftSlice';
import { saysAlike } from '../../../ui/form/saysAlike';

export type GuestValues = DraftGuests & { notes: string };

/** Under which it is kept while one logs in again. */
export const keptName = ({ bookingId = '' }: Partial<Booking>) => `guests ${bookingId}`;

/** Whom they are for. */
export function stayOf({ adults, children, selectedRooms }: Booking) {
  return { adults, children, roomIds: selectedRooms.map(({ id }) => id) };
}

/** The rooms, each by its name and number: those of a type have one name. */
export function numberedRooms({ selectedRooms }: Booking) {
  return selectedRooms.map((room) => ({
    ...room,
    name: room.roomNumber ? `${room.name} (${room.roomNumber})` : room.name,
  }));
}

/** The notes that somebody else has written over those that typing began with; undefined where nothing else is typed here. */
export function meanwhileNotes(
  booking: Booking,
  { notes: typed }: GuestValues,
  { notes: was }: GuestValues,
): string | undefined {
  const { notes: is } = guestsOf(booking);
  return is !== was && typed !== was && tidy(typed) !== is ? is : undefined;
}

/** What the booking says of its guests, to be changed. */
export function guestsOf(booking: Booking): GuestValues {
  const { arrivingGuest: guest, specialRequests = [], notes = '', selectedRooms } = booking;
  const said = selectedRooms.flatMap(({ id, occupants }) =>
    occupants ? [[id, occupants] as const] : [],
  );
  return {
    ...NO_GUESTS,
    forOther: guest !== undefined,
    ...(guest && { arrivingGuest: { name: guest.name, phoneNumber: guest.phoneNumber ?? '' } }),
    specialRequests: [...specialRequests],
    notes,
    occupants: Object.fromEntries(said),
  };
}

/** What is sent of it; who sleeps where only if that was said, or there is something to say, and notes that are others. */
export function newGuestsOf(booking: Booking, values: GuestValues): BookingGuests {
  const { version = 0, selectedRooms } = booking;
  const notes = tidy(values.notes);
  const slept = sleptRooms(selectedRooms, stayOf(booking), values.occupants);
  const isSaid = Object.keys(values.occupants).length > 0;
  const told = isSaid
    ? new Map(slept.map(({ room, occupants }) => [room.id, occupants]))
    : toldOccupants(slept);
  const rooms = selectedRooms.flatMap(({ id, position }) => {
    const occupants = told.get(id);
    return occupants && position !== undefined ? [{ position, occupants }] : [];
  });
  return {
    ...{ version, ...toldGuests(values) },
    ...(rooms.length > 0 && { rooms }),
    ...(notes !== guestsOf(booking).notes && { notes }),
  };
}

/** Whether that is what the booking says. */
export function saysSo(booking: Booking, { notes, ...sent }: BookingGuests): boolean {
  const said = guestsOf(booking);
  return saysAlike(newGuestsOf(booking, said), sent) && (notes ?? said.notes) === said.notes;
}
