import { addDays, today } from '../days';
import { fault } from '../faults';
import { isExpected } from '../bookings/expected';
import { created, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { storedImageOf } from '../files/images';
import { checkVersion, listWhereNobodyCan, ownHotel } from '../hotels/partners';
import { hasWords, pageOf, sorted } from '../pages';
import { costsNothing, inDong, roomNights } from '../prices/nightPrices';
import { pick, type Hotel, type Room, type RoomFields, type RoomType, type Store } from '../store';
import { tidy } from '../texts';
import { statusTonight } from './availability';
import { ownRoom, roomOfOwner } from './owned';
import { addRoom, addType, likeType } from './newRooms';
import { checkPrice, fieldsFrom, type RoomBody } from './roomFields';
import { fieldsOf, ownBeside } from './rooms';

export const usualPrice = (store: Store, room: Room) =>
  pick(store.types, room.typeId).price + room.difference;

export function partnerRoomOf(store: Store, room: Room) {
  const hotel = pick(store.hotels, room.hotelId);
  const { services, ...fields } = fieldsOf(store, room);
  const { name, roomType, description, capacity, typeBed } = fields;
  const { numberOfAdults, numberOfChildren, numberOfBeds } = fields;
  const price = usualPrice(store, room);
  return {
    id: room.id,
    hotelId: hotel.id,
    hotelName: hotel.name,
    roomNumber: room.roomNumber,
    ...{ name, roomType, description, capacity, typeBed },
    ...{ numberOfAdults, numberOfChildren, numberOfBeds },
    status: room.status === 'BOOKED' && room.statusDay !== today() ? 'AVAILABLE' : room.status,
    statusTonight: statusTonight(store, room),
    price: fault('price-as-text') ? String(price) : price,
    pricePerNight: price,
    currency: hotel.currency,
    typeId: room.typeId,
    typeName: pick(store.types, room.typeId).name,
    difference: room.difference,
    travellerPrice: fault('travellers-price-in-dollars')
      ? Math.round(price)
      : inDong(price, hotel.currency),
    ...priceTonight(store, room),
    services: services.map((one) => ({ name: one })),
    images: room.images.map(storedImageOf),
    version: room.version,
  };
}

/** Told where it is not the usual one. */
function priceTonight(store: Store, room: Room): { tonightPrice?: number } {
  const { currency } = pick(store.hotels, room.hotelId);
  const [tonight] = roomNights(store, room, [today()]);
  const isUsual = tonight!.price === inDong(usualPrice(store, room), currency);
  return isUsual ? {} : { tonightPrice: tonight!.price };
}

function checkNumber(store: Store, hotel: Hotel, number: string, own?: Room): void {
  const isTaken = store
    .roomsOf(hotel.id)
    .some((room) => room !== own && room.roomNumber.toLowerCase() === number.toLowerCase());
  if (isTaken) throw invalid('roomNumber', 'NUMBER_TAKEN');
}

/** The type that a body asks for, whose name and kind the room has. */
function askedType(
  store: Store,
  hotel: Hotel,
  typeId: number | undefined,
  { name, roomType }: RoomFields,
): RoomType | undefined {
  if (typeId === undefined || fault('type-choice-unread')) return undefined;
  const type = store.typesOf(hotel.id).find(({ id }) => id === typeId);
  if (type?.name !== name || type.roomType !== roomType) throw invalid('typeId', 'INVALID_FIELD');
  return type;
}

const createPartnerRoom: Handler = (call) => {
  const hotel = ownHotel(call);
  const body = call.body as RoomBody;
  checkPrice(body.pricePerNight, hotel);
  checkNumber(call.store, hotel, tidy(body.roomNumber));
  const fields = fieldsFrom(body);
  const asked = askedType(call.store, hotel, body.typeId, fields);
  const type =
    asked ??
    (fault('single-room-apart')
      ? undefined
      : likeType(call.store, hotel, fields, body.pricePerNight)) ??
    addType(call.store, hotel, fields, body.pricePerNight);
  const room = addRoom(call.store, type, tidy(body.roomNumber));
  if (asked) {
    room.difference = body.pricePerNight - asked.price;
    room.own = ownBeside(asked, fields);
  }
  setStatus(room, body.status);
  listWhereNobodyCan(call, hotel);
  const answer = partnerRoomOf(call.store, room);
  return fault('created-answers-200') ? ok(answer) : created(answer);
};

function setStatus(room: Room, status: Room['status'] | undefined): void {
  if (!status) return;
  room.status = status;
  room.statusDay = today();
}

const updatePartnerRoom: Handler = (call) => {
  const { store } = call;
  const room = ownRoom(call);
  const body = call.body as RoomBody;
  const hotel = pick(store.hotels, room.hotelId);
  checkVersion(body.version, room.version);
  checkPrice(body.pricePerNight, hotel);
  checkNumber(store, hotel, tidy(body.roomNumber), room);
  const before = pick(store.types, room.typeId);
  const fields = fieldsFrom(body, fieldsOf(store, room));
  const type = askedType(store, hotel, body.typeId, fields) ?? before;
  room.typeId = type.id;
  if (store.roomsOfType(before.id).length === 0) store.types.delete(before.id);
  if (store.roomsOfType(type.id).length === 1) {
    Object.assign(type, fields, { price: body.pricePerNight });
    Object.assign(room, { own: {}, difference: 0 });
  } else {
    const difference = body.pricePerNight - type.price;
    if (costsNothing(store, type, difference)) throw invalid('pricePerNight', 'AMOUNT_LIMIT');
    room.own = ownBeside(type, fields);
    room.difference = difference;
  }
  room.roomNumber = tidy(body.roomNumber);
  setStatus(room, body.status);
  room.version += 1;
  return ok(partnerRoomOf(store, room));
};

const getPartnerRoom: Handler = (call) =>
  ok(partnerRoomOf(call.store, roomOfOwner(call, numberOf(call, 'roomId'))));

const statusFound = (store: Store, room: Room) =>
  fault('status-found-as-set') ? room.status : statusTonight(store, room);

const kindOf = (store: Store, room: Room) =>
  (fault('kind-of-type-found') ? pick(store.types, room.typeId) : fieldsOf(store, room)).roomType;

export function roomRows(call: Call): Room[] {
  const { store } = call;
  const hotel = ownHotel(call, 'hotelId', 'foreign-hotel-read');
  const [status, roomType] = [textOf(call, 'status'), textOf(call, 'roomType')];
  const typeId = call.parameters.typeId as number | undefined;
  const rows = store
    .roomsOf(hotel.id)
    .filter((one) => hasWords([one.roomNumber, fieldsOf(store, one).name], textOf(call, 'text')))
    .filter((one) => !status || fault('status-unread') || statusFound(store, one) === status)
    .filter((one) => !roomType || kindOf(store, one) === roomType)
    .filter((one) => typeId === undefined || one.typeId === typeId || fault('type-unread'));
  return sorted(rows, textOf(call, 'sort') ?? 'roomNumber', {
    roomNumber: (one) => one.roomNumber.padStart(20, '0'),
    type: (one) => fieldsOf(store, one).roomType,
    capacity: (one) => fieldsOf(store, one).capacity,
    price: (one) => usualPrice(store, one),
    typeName: (one) => pick(store.types, one.typeId).name,
    difference: (one) => one.difference,
    status: (one) => statusTonight(store, one),
  });
}

const listPartnerRooms: Handler = (call) =>
  ok(pageOf(call, roomRows(call), (one) => partnerRoomOf(call.store, one)));

/** Bookings that are still expected in one of these rooms, or have their guest in it: each once. */
export function expectedIn(store: Store, hotelId: number, rooms: Room[]): number {
  const ids = new Set(rooms.map(({ id }) => id));
  return store
    .bookingsOf(hotelId)
    .filter((one) => isExpected(one) || fault('cancelled-in-the-way'))
    .filter(({ lines }) =>
      lines.some(({ nights }) =>
        nights.some((one) => ids.has(one.roomId) && one.night >= addDays(today(), -1)),
      ),
    ).length;
}

const deletePartnerRoom: Handler = (call) => {
  const room = ownRoom(call);
  const { store } = call;
  const bookings = expectedIn(store, room.hotelId, [room]);
  const ofHouse = expectedIn(store, room.hotelId, store.roomsOf(room.hotelId));
  const told = fault('room-counts-house-guests') ? ofHouse : bookings;
  if (bookings > 0) throw conflict('HAS_BOOKINGS', { bookings: told });
  if (!fault('deleted-room-sold')) removeRoom(call, room);
  return ok({ message: 'The room is deleted.' });
};

export function removeRoom({ store }: Call, room: Room): void {
  store.rooms.delete(room.id);
  store.goneRooms.set(room.id, room);
  if (store.roomsOfType(room.typeId).length === 0) store.types.delete(room.typeId);
  for (const closure of store.closures.values()) {
    if (closure.roomId === room.id) store.closures.delete(closure.id);
  }
}

export const partnerRoomHandlers = {
  createPartnerRoom,
  updatePartnerRoom,
  getPartnerRoom,
  listPartnerRooms,
  deletePartnerRoom,
};
