import { averageNight, differ, stayPrice, type NightPrice } from '../../domain/prices/nightPrices';
import type { Language } from '../../domain/languages/languages';
import type { Schemas } from '../http/operations';
import { toImage } from '../files/images';
import type { ShownNights } from '../hotels/stayRules';
import { nightsOfRoom } from './nightsOfRoom';
import type { RoomRow } from './queries';
import { serviceName } from './serviceNames';

/** Which nights a room is shown for, and what is taken off them without a code. */
export interface RoomTerms extends ShownNights {
  percent: number | null;
  language?: Language | undefined;
}

/** The one place where a room gets the contract's pairs of names. */
export function toRoom(
  row: RoomRow,
  { stay, percent, isTonight = false, language = 'vi' }: RoomTerms,
): Schemas['Room'] {
  const nights = nightsOfRoom(row, stay, percent);
  return {
    id: row.id,
    hotelId: row.hotelId,
    name: row.name,
    description: row.description,
    ...averageNight(nights),
    ...(percent !== null && { discount: percent }),
    ...(!isTonight && costOfStay(nights)),
    type: row.roomType,
    roomType: row.roomType,
    capacity: row.capacity,
    numberOfAdults: row.adults,
    numberOfChildren: row.children,
    numberOfBeds: row.beds,
    typeBed: row.typeBed,
    bedType: bedTypeOf(row.typeBed),
    ...(row.typeId !== null && { typeId: row.typeId }),
    roomNumber: row.roomNumber,
    onSale: row.status !== 'MAINTENANCE',
    images: row.images.map(toImage),
    services: row.services.map((name) => ({ name: serviceName(name, language) })),
  };
}

/** The cheapest for these nights first. @param rows those of the least base price first */
export function toRooms(rows: readonly RoomRow[], terms: RoomTerms): Schemas['Room'][] {
  const costOf = ({ stayPrice: whole, price }: Schemas['Room']) => whole ?? price;
  return rows.map((row) => toRoom(row, terms)).sort((a, b) => costOf(a) - costOf(b));
}

/** Each night is told of only where that tells more than the average. */
function costOfStay(nights: NightPrice[]): Pick<Schemas['Room'], StayField> {
  const whole = { stayPrice: stayPrice(nights), stayNights: nights.length };
  return differ(nights) ? { ...whole, nights } : whole;
}

type StayField = 'stayPrice' | 'stayNights' | 'nights';

export function bedTypeOf(typeBed: RoomRow['typeBed']): Schemas['BedType'] {
  return typeBed.toUpperCase() as Schemas['BedType'];
}
