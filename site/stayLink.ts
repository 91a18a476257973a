import { MAX_ROOMS_PER_BOOKING, MAX_ADULTS, MAX_CHILDREN } from '../domain/stays/party';
import { stayError, type Day, type StayError } from '../domain/stays/stay';

/** What is about to be booked. */
export interface DraftStay {
  hotelId: number;
  roomIds: number[];
  /** Of these, those instead of which a like room of their type will do. */
  anyOfTypeIds?: number[] | undefined;
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
}

/** What the address of the booking page asks for. `none`: it names neither a hotel nor rooms. */
export type StayLink =
  | { kind: 'none' }
  | { kind: 'wrong'; hotelId: number | null; error: 'link' | StayError }
  | { kind: 'stay'; stay: DraftStay };

function wholeNumber(text: string | null): number | null {
  const number = text !== null && /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(number) ? number : null;
}

const recordId = (text: string | null): number | null => wholeNumber(text) || null;

function roomIdsOf(text: string | null): number[] | null {
  const ids = new Set((text ?? '').split('-').map(recordId));
  const known = [...ids].filter((id) => id !== null);
  return known.length === ids.size && ids.size <= MAX_ROOMS_PER_BOOKING ? known : null;
}

/** A number of people; absent is `usual`, anything unreadable or out of bounds is null. */
function people(text: string | null, usual: number, least: number, most: number): number | null {
  const number = text === null ? usual : wholeNumber(text);
  return number !== null && number >= least && number <= most ? number : null;
}

/** Reads an address that anybody may have typed, shortened or kept for a year. */
export function readStayLink(query: URLSearchParams, today: Day): StayLink {
  if (!query.has('hotel') && !query.has('rooms')) return { kind: 'none' };
  const hotelId = recordId(query.get('hotel'));
  const roomIds = roomIdsOf(query.get('rooms'));
  const adults = people(query.get('adults'), 1, 1, MAX_ADULTS);
  const children = people(query.get('children'), 0, 0, MAX_CHILDREN);
  if (!hotelId || !roomIds || adults === null || children === null) {
    return { kind: 'wrong', hotelId, error: 'link' };
  }
  const checkIn = query.get('checkIn') ?? '';
  const checkOut = query.get('checkOut') ?? '';
  const error = stayError({ checkIn, checkOut }, today);
  if (error) return { kind: 'wrong', hotelId, error };
  const any = query.get('any')?.split('-').map(recordId) ?? [];
  const anyOfTypeIds = roomIds.filter((id) => any.includes(id));
  return {
    kind: 'stay',
    stay: {
      ...{ hotelId, roomIds, checkIn, checkOut, adults, children },
      ...(anyOfTypeIds.length > 0 && { anyOfTypeIds }),
    },
  };
}
