import type { Currency } from '../../../../../domain/money/money';
import { joinServices } from '../../../../../domain/rooms/roomServices';
import type { RoomTypeWithRooms } from '../../../../api/partner';
import { emptyRoom, newRoomOf, type RoomValues } from '../roomValues';

/** What the form holds while it is filled in. */
export interface TypeValues extends Omit<
  RoomValues,
  'hotelId' | 'typeId' | 'roomNumber' | 'status'
> {
  /** As it is typed: `101-120 except 113`. Of a new type only. */
  roomNumbers: string;
  /** Monday first; null is the price above. */
  weekdayPrices: (number | null)[];
}

const SAME_WEEK: readonly null[] = Array<null>(7).fill(null);

export function emptyType(currency: Currency): TypeValues {
  const { hotelId: _, typeId: __, roomNumber: ___, status: ____, ...shared } = emptyRoom(undefined);
  return { ...shared, currency, roomNumbers: '', weekdayPrices: [...SAME_WEEK] };
}

export function typeValuesOf(type: RoomTypeWithRooms): TypeValues {
  const { currency, name, roomType, description, pricePerNight, version } = type;
  const { numberOfAdults, numberOfChildren, capacity, numberOfBeds, typeBed } = type;
  return {
    ...{ currency, name, roomType, description, pricePerNight, version },
    ...{ numberOfAdults, numberOfChildren, capacity, numberOfBeds, typeBed },
    services: joinServices(type.services.map((service) => service.name)),
    roomNumbers: '',
    weekdayPrices: type.weekdayPrices,
  };
}

/** What is sent of values that the schema let through, but the numbers. */
export function typeFieldsOf(values: TypeValues) {
  const room = newRoomOf({
    ...values,
    hotelId: '',
    typeId: '',
    roomNumber: '',
    status: 'AVAILABLE',
  });
  const { roomNumber: _, status: __, ...fields } = room;
  return { ...fields, weekdayPrices: values.weekdayPrices };
}
