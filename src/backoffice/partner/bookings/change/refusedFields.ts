import { isRequestError } from '../../../../api';
import type { PartnerBookingDetail } from '../../../../api/partner';
import type { ChangeValues } from './changeValues';

/** The form's fields for the server's. */
const FIELDS: Record<string, string> = {
  checkInDate: 'checkIn',
  checkOutDate: 'checkOut',
  addRooms: 'added',
  adults: 'adults',
  children: 'children',
  reason: 'reason',
  'priceByHand.pricePerNight': 'pricePerNight',
  'priceByHand.reason': 'reason',
};

/** A refusal under the names of the form's fields; undefined where it names none of them, or another too. */
export function withFormFields(
  error: unknown,
  values: ChangeValues,
  booking: PartnerBookingDetail,
): unknown {
  if (!isRequestError(error)) return undefined;
  const fieldOf: Record<string, string> = { ...FIELDS, ...lineFields(values, booking) };
  const refused = Object.entries(error.fieldErrors);
  if (refused.length === 0 || refused.some(([name]) => !(name in fieldOf))) return undefined;
  return {
    ...error,
    fieldErrors: Object.fromEntries(refused.map(([name, text]) => [fieldOf[name] ?? name, text])),
  };
}

/** The server says of none of the lines which it is: the first that is changed so. */
function lineFields({ rooms, from, gaveBack }: ChangeValues, booking: PartnerBookingDetail) {
  const first = from.findIndex((day, i) => day !== '' && !gaveBack[i]);
  const moved = rooms.findIndex((id, i) => id !== booking.rooms[i]?.id && !gaveBack[i]);
  return {
    lines: first >= 0 ? `from.${first}` : `rooms.${Math.max(0, moved)}`,
    removeLines: `gaveBack.${Math.max(0, gaveBack.indexOf(true))}`,
  };
}
