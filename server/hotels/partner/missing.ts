import type { FieldErrorCode } from '../../http/messages';
import type { PartnerHotelRow } from './queries';

type Needed = 'address' | 'description' | 'phone' | 'rooms';

/** What a hotel needs before travellers may see it, and how the lack of it is explained. */
const needs: Readonly<Record<Needed, [has: (hotel: PartnerHotelRow) => boolean, FieldErrorCode]>> =
  {
    address: [
      ({ number, street, district, city }) => [number, street, district, city].every(Boolean),
      'publishNeedsAddress',
    ],
    description: [({ description }) => description !== '', 'publishNeedsDescription'],
    phone: [({ phone }) => Boolean(phone), 'publishNeedsPhone'],
    rooms: [({ rooms }) => rooms > 0, 'publishNeedsRooms'],
  };

/** The fields that publishing still needs. */
export function missingFor(hotel: PartnerHotelRow): Needed[] {
  return (Object.keys(needs) as Needed[]).filter((name) => !needs[name][0](hotel));
}

/** The same with the reason for each. */
export function errorsOfMissing(hotel: PartnerHotelRow): Record<string, FieldErrorCode> {
  return Object.fromEntries(missingFor(hotel).map((name) => [name, needs[name][1]]));
}
