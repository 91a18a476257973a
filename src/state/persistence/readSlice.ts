import { LANGUAGES } from '../../../domain/languages/languages';
import { MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';
import { isDay } from '../../../domain/stays/stay';
import type { SliceName } from './owners';
import { asRecord } from './storedValues';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isId: Check = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isChosenDay: Check = (value) => value === '' || (isText(value) && isDay(String(value)));
const isOneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const isListOf =
  (is: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(is);
const mayLack =
  (is: Check): Check =>
  (value) =>
    value === undefined || value === null || is(value);
const isShaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    Object.entries(shape).every(([name, is]) => is(asRecord(value)[name]));

const stay = { checkIn: isChosenDay, checkOut: isChosenDay, adults: isCount, children: isCount };
const roomIds: Check = (value) =>
  isListOf(isId)(value) && (value as unknown[]).length <= MAX_ROOMS_PER_BOOKING;
const hotels = isListOf(
  isShaped({
    id: isId,
    name: mayLack(isText),
    location: mayLack(isText),
    images: isListOf((image) => typeof image === 'object' && image !== null),
    price: mayLack(Number.isFinite),
  }),
);
const isGuests = isShaped({
  forOther: isOneOf(true, false),
  arrivingGuest: isShaped({ name: isText, phoneNumber: isText }),
  specialRequests: isListOf(isText),
  occupants: (value) =>
    Object.values(asRecord(value)).every(
      isShaped({ adults: isCount, childAges: isListOf(mayLack(isCount)) }),
    ),
});
const isDraft = isShaped({
  ...{
    ...stay,
    hotelId: isId,
    roomIds,
    anyOfTypeIds: mayLack(roomIds),
    key: isText,
    phoneNumber: isText,
    notes: isText,
  },
  guests: mayLack(isGuests),
  arrivalTime: mayLack(isText),
  voucherCode: mayLack(isText),
  sent: mayLack(isShaped({ rooms: isListOf(isShaped({ id: isId })) })),
  bookingId: mayLack(isText),
});
const isBooking = isShaped({
  ...{ bookingId: isText, checkInDate: isText, checkOutDate: isText, status: isText },
  selectedRooms: isListOf(isShaped({ id: isId })),
});

const shapes: Record<SliceName, Check> = {
  search: isShaped({ ...stay, bedType: isOneOf('', 'SINGLE', 'DOUBLE', 'QUEEN', 'KING', 'TWIN') }),
  selection: isShaped({ hotelId: mayLack(isId), roomIds, anyOfTypeIds: mayLack(roomIds) }),
  draft: isShaped({ draft: (value) => value === null || isDraft(value) }),
  favourites: isShaped({ hotels, owner: mayLack(isId), unsent: mayLack(hotels) }),
  viewed: isShaped({ hotels }),
  keptBookings: isShaped({ bookings: isListOf(isBooking) }),
  accountName: isShaped({ firstName: isText }),
  language: isShaped({ language: isOneOf(...LANGUAGES) }),
};

/** A slice's state as it was stored, if it is one: anybody may have written anything there. */
export function readSlice(name: SliceName, stored: unknown): object | null {
  const { waiting: _, ...state } = asRecord(stored);
  return shapes[name](state) ? state : null;
}
