import { addDays, nightsBetween, nightsOf, today } from '../days';
import { fault } from '../faults';
import { imageOf } from '../files/images';
import { automaticVoucher, priceFields, roomNights } from '../prices/nightPrices';
import { pick, type Image, type Room, type RoomFields, type Store } from '../store';
import { isOnSale } from './availability';

/** What a room is: what its type says, and what it says itself. */
export function fieldsOf(store: Store, room: Room): RoomFields {
  return { ...pick(store.types, room.typeId), ...room.own };
}

/** What a room says itself, of all that it says: what its type says too is the type's. */
export function ownBeside(type: RoomFields, said: Partial<RoomFields>): Partial<RoomFields> {
  const inAnyOrder = (value: unknown) =>
    JSON.stringify(Array.isArray(value) ? value.toSorted() : value);
  return Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) => inAnyOrder(value) !== inAnyOrder(type[name as keyof RoomFields]),
    ),
  );
}

export interface Party {
  adults: number;
  children: number;
}

/** A child may have an adult's place, and not the other way round. */
export function holds(fields: RoomFields, { adults, children }: Party): boolean {
  const { numberOfAdults, numberOfChildren, capacity } = fields;
  const spare = numberOfAdults - adults;
  const left = fault('children-in-their-places-only') ? Math.min(0, spare) : spare;
  const isSmall = adults + children > capacity && !fault('capacity-unread');
  return spare >= 0 && children <= numberOfChildren + left && !isSmall;
}

/** Several rooms together, as one large one. */
export function together(rooms: RoomFields[]): RoomFields {
  const sum = (field: 'numberOfAdults' | 'numberOfChildren' | 'capacity') =>
    rooms.reduce((all, room) => all + room[field], 0);
  return {
    ...rooms[0]!,
    numberOfAdults: sum('numberOfAdults'),
    numberOfChildren: sum('numberOfChildren'),
    capacity: sum('capacity'),
  };
}

export interface Stay {
  checkIn: string;
  checkOut: string;
}

const tonight = (): Stay => ({ checkIn: today(), checkOut: addDays(today(), 1) });

/** Those of the type itself, or else of the first of its rooms that has some. */
function imagesOfType(store: Store, typeId: number): Image[] {
  const { images } = pick(store.types, typeId);
  if (images.length > 0 && !fault('neighbours-pictures-first')) return images;
  const pictured = store.roomsOfType(typeId).filter((room) => room.images.length > 0);
  return pictured.sort((one, other) => one.id - other.id)[0]?.images ?? images;
}

/** A room as travellers see it, for a stay or for tonight; under a code as if nothing was taken off by itself. */
export function roomOf(store: Store, room: Room, stay?: Stay, level = 'trade', isReduced = true) {
  const fields = fieldsOf(store, room);
  const { checkIn, checkOut } = stay ?? tonight();
  const all = roomNights(store, room, nightsOf(checkIn, checkOut));
  const nights = isReduced ? all : all.map((one) => ({ ...one, price: one.originalPrice }));
  const automatic = isReduced && automaticVoucher(store, pick(store.hotels, room.hotelId));
  const percent = (automatic || undefined)?.discountPercent ?? 0;
  const isOwn = room.images.length > 0 || fault('type-pictures-unseen');
  const shown = isOwn ? room.images : imagesOfType(store, room.typeId);
  const images = fault('own-and-type-pictures')
    ? [...room.images, ...imagesOfType(store, room.typeId)]
    : shown;
  return {
    id: room.id,
    hotelId: room.hotelId,
    name: fields.name,
    description: fields.description,
    ...priceFields(nights, percent, stay !== undefined),
    type: fields.roomType,
    roomType: fields.roomType,
    capacity: fields.capacity,
    numberOfAdults: fields.numberOfAdults,
    numberOfChildren: fields.numberOfChildren,
    numberOfBeds: fields.numberOfBeds,
    typeBed: fields.typeBed,
    bedType: fault('bed-always-single') ? 'SINGLE' : fields.typeBed.toUpperCase(),
    ...(level === 'core' ? {} : { typeId: room.typeId, roomNumber: room.roomNumber }),
    onSale: isOnSale(room) || fault('always-on-sale'),
    images: images.map(imageOf),
    services: fields.services.map((name) => ({ name })),
  };
}

/** What a room costs for a stay, by which lists are put in order. */
export const stayCost = (store: Store, room: Room, { checkIn, checkOut }: Stay) =>
  roomNights(store, room, nightsOf(checkIn, checkOut)).reduce((sum, one) => sum + one.price, 0);

export function byCost(a: number, b: number): number {
  if (fault('prices-as-text')) return String(a) < String(b) ? -1 : 1;
  return a - b;
}

export const lengthOf = ({ checkIn, checkOut }: Stay) => nightsBetween(checkIn, checkOut);
