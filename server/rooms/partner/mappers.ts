import { nightlyPrice } from '../../../domain/vouchers/nightlyPrice';
import type { Schemas } from '../../http/operations';
import type { CsvColumn } from '../../files/csv';
import { toStoredImage } from '../../files/images';
import type { ClosureRow } from './closures/queries';
import type { PartnerRoomRow } from './queries';

/** @param percent what is taken off without a code now */
export function toPartnerRoom(row: PartnerRoomRow, percent: number | null): Schemas['PartnerRoom'] {
  const tonightPrice = priceTonight(row, percent);
  return {
    id: row.id,
    hotelId: row.hotelId,
    hotelName: row.hotelName,
    roomNumber: row.roomNumber,
    name: row.name,
    roomType: row.roomType,
    status: row.status,
    statusTonight: row.statusTonight,
    description: row.description,
    capacity: row.capacity,
    numberOfAdults: row.adults,
    numberOfChildren: row.children,
    numberOfBeds: row.beds,
    typeBed: row.typeBed,
    price: row.price,
    pricePerNight: row.price,
    currency: row.currency,
    travellerPrice: row.priceVnd,
    ...(tonightPrice !== row.priceVnd && { tonightPrice }),
    ...(row.type ?? {}),
    services: row.services.map((name) => ({ name })),
    images: row.images.map(toStoredImage),
    version: row.version,
  };
}

const priceTonight = ({ tonightVnd }: PartnerRoomRow, percent: number | null) =>
  nightlyPrice(tonightVnd, percent).price;

export function toClosure({ createdAt, ...row }: ClosureRow): Schemas['RoomClosure'] {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** @param percent what is taken off without a code now */
export const roomColumns = (percent: number | null): readonly CsvColumn<PartnerRoomRow>[] => [
  ['Room #', (room) => room.roomNumber],
  ['Name', (room) => room.name],
  ['Type', (room) => room.roomType],
  ['Room type', (room) => room.type?.typeName ?? ''],
  ['Capacity', (room) => room.capacity],
  ['Adults', (room) => room.adults],
  ['Children', (room) => room.children],
  ['Beds', (room) => room.beds],
  ['Bed type', (room) => room.typeBed],
  ['Price/Night', (room) => room.price],
  ['Difference', (room) => room.type?.difference ?? ''],
  ['Currency', (room) => room.currency],
  ['Usual price (VND)', (room) => room.priceVnd],
  ['Tonight (VND)', (room) => priceTonight(room, percent)],
  ['Status tonight', (room) => room.statusTonight],
  ['Services', (room) => room.services.join(', ')],
];
