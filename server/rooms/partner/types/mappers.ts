import { toStoredImage } from '../../../files/images';
import type { Schemas } from '../../../http/operations';
import type { SharedColumn } from '../../types/sharedColumns';
import type { TypeRow } from '../../types/types.queries';

const fieldNames: Readonly<Record<SharedColumn, Schemas['RoomTypeField']>> = {
  name: 'name',
  room_type: 'roomType',
  description: 'description',
  capacity: 'capacity',
  adults: 'numberOfAdults',
  children: 'numberOfChildren',
  beds: 'numberOfBeds',
  type_bed: 'typeBed',
  services: 'services',
};

export function toRoomType(row: TypeRow): Schemas['RoomTypeWithRooms'] {
  return {
    id: row.id,
    hotelId: row.hotelId,
    name: row.name,
    roomType: row.roomType,
    description: row.description,
    capacity: row.capacity,
    numberOfAdults: row.adults,
    numberOfChildren: row.children,
    numberOfBeds: row.beds,
    typeBed: row.typeBed,
    pricePerNight: row.price,
    weekdayPrices: row.week ? [...row.week] : Array<null>(7).fill(null),
    currency: row.currency,
    travellerPrice: row.priceVnd,
    services: row.services.map((name) => ({ name })),
    images: row.images.map(toStoredImage),
    rooms: row.rooms.map(({ id, roomNumber, difference, ownFields, imageCount }) => ({
      ...{ id, roomNumber, difference, imageCount },
      ownFields: ownFields.map((column) => fieldNames[column]),
    })),
    version: row.version,
  };
}
