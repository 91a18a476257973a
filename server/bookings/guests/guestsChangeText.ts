import { requestsText, sleepersText } from '../../../domain/bookings/guestsText';
import type { Occupants } from '../../../domain/stays/occupants';
import type { BookingWithGuests, SaidOfGuests } from './said';

/**
 * What is different, for the history; '' where nothing is. Nobody is named in it, no age is said and nothing that was
 * written: what happened is kept for longer than who came.
 */
export function guestsChangeText(booking: BookingWithGuests, said: SaidOfGuests): string {
  const { rooms, arrivingName, arrivingPhone, arrivalTime } = booking;
  const { notes = booking.notes } = said;
  const divided = rooms.map((room) => ({ ...room, occupants: occupantsOf(room, said) }));
  const sleepers = [rooms, divided].map((some) => sleepersText(some.map(withoutAges), 'en'));
  const ages = [rooms, divided].map((some) => JSON.stringify(some.map(agesOf)));
  const requests = [booking, said].map((one) => requestsText(sorted(one), 'en'));
  const arrives = [arrivalTime, said.arrivalTime ?? arrivalTime].map((time) => time ?? '');
  const isNamed = arrivingName !== said.arrivingName || arrivingPhone !== said.arrivingPhone;
  return [
    ...(isNamed ? [whoComes(said)] : []),
    ...fromTo('Guests by room: ', sleepers),
    ...(ages[0] !== ages[1] && sleepers[0] === sleepers[1] ? ['Ages of children'] : []),
    ...fromTo('Requests: ', requests),
    ...(notes === booking.notes ? [] : ['Notes']),
    ...fromTo('Arrives at ', arrives),
  ].join('; ');
}

const whoComes = ({ arrivingName }: SaidOfGuests) =>
  arrivingName === '' ? 'The guest who booked arrives' : 'Another guest arrives';

function fromTo(label: string, [from, to]: readonly string[]): string[] {
  return from === to ? [] : [`${label}${from || 'not said'} → ${to || 'not said'}`];
}

type Room = BookingWithGuests['rooms'][number];

const occupantsOf = ({ position = -1 }: Room, { occupants }: SaidOfGuests) =>
  occupants.get(position) ?? null;

const agesOf = ({ occupants }: { occupants?: Occupants | null }) => occupants?.childAges ?? null;

function withoutAges<R extends { occupants?: Occupants | null }>(room: R): R {
  const { occupants } = room;
  if (!occupants) return room;
  return { ...room, occupants: { ...occupants, childAges: occupants.childAges.map(() => null) } };
}

const sorted = ({ specialRequests }: Pick<SaidOfGuests, 'specialRequests'>) =>
  [...specialRequests].sort();
