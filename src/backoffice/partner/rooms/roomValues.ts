import type { Currency } from '../../../../domain/money/money';
import { joinServices, splitServices } from '../../../../domain/rooms/roomServices';
import { tidy } from '../../../../domain/texts/texts';
import type { NewRoom, PartnerRoom, RoomChanges } from '../../../api/partner';

type Number = number | null;

/** What the form holds while it is filled in. */
export interface RoomValues {
  hotelId: number | '';
  /** Chosen among the hotel's; it counts as long as the room is named like it. */
  typeId: number | '';
  currency: Currency;
  roomNumber: string;
  name: string;
  roomType: NewRoom['roomType'] | '';
  status: PartnerRoom['status'];
  numberOfAdults: Number;
  numberOfChildren: Number;
  capacity: Number;
  numberOfBeds: Number;
  typeBed: PartnerRoom['typeBed'];
  pricePerNight: Number;
  description: string;
  services: string;
  /** The version that was read; 0 for a room that is not there yet. */
  version: number;
}

interface InHotel {
  id: number;
  currency: Currency;
}

export function emptyRoom(hotel: InHotel | undefined): RoomValues {
  return {
    hotelId: hotel?.id ?? '',
    typeId: '',
    currency: hotel?.currency ?? 'VND',
    roomNumber: '',
    name: '',
    roomType: '',
    status: 'AVAILABLE',
    numberOfAdults: 1,
    numberOfChildren: 0,
    capacity: null,
    numberOfBeds: 1,
    typeBed: 'Single',
    pricePerNight: null,
    description: '',
    services: '',
    version: 0,
  };
}

/** A new room that is as this one is, under another number. */
export function oneMoreLike(room: PartnerRoom, roomNumber: string): RoomValues {
  return { ...valuesOf(room), roomNumber, status: 'AVAILABLE', version: 0 };
}

export function valuesOf(room: PartnerRoom): RoomValues {
  const { hotelId, currency, roomNumber, name, roomType, status, version } = room;
  const { numberOfAdults, numberOfChildren, capacity, numberOfBeds, typeBed } = room;
  return {
    ...{ hotelId, currency, roomNumber, name, roomType, status },
    ...{ numberOfAdults, numberOfChildren, capacity, numberOfBeds, typeBed },
    typeId: room.typeId ?? '',
    pricePerNight: room.pricePerNight,
    description: room.description,
    services: joinServices(room.services.map((service) => service.name)),
    version,
  };
}

/** What is sent of values that the schema let through. */
export function newRoomOf(values: RoomValues): NewRoom {
  const { roomType, pricePerNight, capacity } = values;
  if (roomType === '' || pricePerNight === null) throw new Error('The form let too much through.');
  return {
    roomNumber: tidy(values.roomNumber),
    name: tidy(values.name),
    roomType,
    status: values.status,
    description: tidy(values.description),
    ...(capacity !== null && { capacity }),
    numberOfAdults: values.numberOfAdults ?? 1,
    numberOfChildren: values.numberOfChildren ?? 0,
    numberOfBeds: values.numberOfBeds ?? 1,
    typeBed: values.typeBed,
    pricePerNight,
    services: splitServices(values.services),
  };
}

/** A room as it is, for a change of one thing. */
export function changesOf(room: PartnerRoom): RoomChanges {
  return { ...newRoomOf(valuesOf(room)), version: room.version };
}
