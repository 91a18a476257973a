import { nightlyPrice } from '../../domain/vouchers/nightlyPrice';
import type { Language } from '../../domain/languages/languages';
import type { Schemas } from '../http/operations';
import { toImage } from '../files/images';
import type { RoomRow } from './queries';
import { serviceName } from './serviceNames';

/**
 * The one place where a room gets the contract's pairs of names. `percent` is what is taken off
 * without a code.
 */
export function toRoom(
  row: RoomRow,
  percent: number | null,
  language: Language = 'vi',
): Schemas['Room'] {
  return {
    id: row.id,
    hotelId: row.hotelId,
    name: row.name,
    description: row.description,
    ...nightlyPrice(row.price, percent),
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

export function bedTypeOf(typeBed: RoomRow['typeBed']): Schemas['BedType'] {
  return typeBed.toUpperCase() as Schemas['BedType'];
}
