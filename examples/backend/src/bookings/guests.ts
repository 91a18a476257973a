import { now } from '../days';
import { fault } from '../faults';
import { ok, type Call, type Handler } from '../http/call';
import { conflict } from '../http/problem';
import { tellOwner } from '../dashboard/notices';
import type { Booking, Line } from '../store';
import { bookingOf } from './bookings';
import { checkOccupants, placesOfLine } from './occupants';
import { detailOf, ownersBooking } from './partners';
import { arrivalAt, guestSaid, type Said } from './said';
import { ownBooking, record } from './travellers';
import { before, mayUndo } from './undoable';

interface Guests extends Said {
  version: number;
  notes?: string;
  rooms?: { position: number; occupants: NonNullable<Line['occupants']> }[];
}

/** All of it at once: what is left out is not said. Notes and the arrival time then stay as they are. */
function changeGuestsOf(call: Call, booking: Booking): void {
  const body = call.body as Guests;
  if (body.version !== booking.version && !fault('version-unread')) throw conflict('STALE');
  const lines = booking.lines.map((line) => lineWith(line, body));
  const kept = fault('arrival-forgotten') ? null : booking.arrivalTime;
  const { arrivalTime = kept } = body;
  const isOther = arrivalTime !== null && arrivalTime !== booking.arrivalTime;
  if (isOther && booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  const { specialRequests = [], notes = booking.notes } = body;
  const arrivingGuest = body.arrivingGuest && guestSaid(body.arrivingGuest);
  const next = {
    ...{ lines, specialRequests, notes: fault('notes-stay') ? booking.notes : notes },
    arrivingGuest: fault('guests-stay') ? (arrivingGuest ?? booking.arrivingGuest) : arrivingGuest,
    ...(isOther ? arrivalAt(arrivalTime, booking) : { arrivalTime }),
  };
  const isSame = saidIn({ ...booking, ...next }) === saidIn(booking);
  if (isSame && !fault('same-guests-saved')) throw conflict('NOTHING_CHANGED');
  checkOccupants(
    lines.map((line) => placesOfLine(call.store, line)),
    lines.map(({ occupants }) => occupants),
    booking,
  );
  record(booking, call, booking.status, null);
  booking.history.at(-1)!.kind = 'GUESTS_CHANGED';
  if (fault('guests-without-version')) booking.version -= 1;
  Object.assign(booking, next);
  if (fault('wishes-clear-notes')) booking.notes = '';
}

function lineWith({ occupants: _before, ...line }: Line, { rooms = [] }: Guests): Line {
  const said = rooms.find(({ position }) => position === line.position);
  return { ...line, ...(said ? { occupants: said.occupants } : {}) };
}

type InWords = Pick<Booking, 'specialRequests' | 'notes' | 'arrivalTime' | 'lines'> & {
  arrivingGuest?: Said['arrivingGuest'] | undefined;
};

function saidIn({ arrivingGuest, specialRequests, notes, arrivalTime, lines }: InWords): string {
  const occupants = lines.map((line) => line.occupants);
  return JSON.stringify([arrivingGuest, specialRequests, notes, arrivalTime, occupants]);
}

const changeGuests: Handler = (call) => {
  const { store, settings, language } = call;
  const booking = ownBooking(call, 'foreign-booking-cancelled');
  if (booking.status !== 'CONFIRMED') throw conflict('STATUS_CHANGED');
  if (now() > booking.holdUntil) throw conflict('TOO_LATE');
  changeGuestsOf(call, booking);
  tellOwner(store, booking, 'BOOKING_CHANGED');
  return ok(bookingOf(store, booking, settings.level, language));
};

const changePartnerGuests: Handler = (call) => {
  const booking = ownersBooking(call);
  const isHere = booking.status === 'CHECKED_IN';
  if (booking.status !== 'CONFIRMED' && !isHere) throw conflict('STATUS_CHANGED');
  const was = before(booking);
  changeGuestsOf(call, booking);
  mayUndo(booking, 'guests', was);
  return ok(detailOf(call.store, booking));
};

export const guestHandlers = { changeGuests, changePartnerGuests };
