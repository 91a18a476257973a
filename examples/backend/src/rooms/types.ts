import { today } from '../days';
import { created, numberOf, ok, textOf, type Call, type Handler } from '../http/call';
import { conflict, invalid } from '../http/problem';
import { fault } from '../faults';
import { storedImageOf } from '../files/images';
import { checkVersion, ownHotel } from '../hotels/partners';
import { costsNothing, inDong, RATES } from '../prices/nightPrices';
import { pick, type Hotel, type Room, type RoomType, type Store } from '../store';
import { numbersOf } from './numbers';
import { ownType } from './owned';
import { addRoom, addType, likeType } from './newRooms';
import { expectedIn, removeRoom, usualPrice } from './partners';
import { checkPrice, fieldsFrom, MAX_PRICE, type RoomBody } from './roomFields';
import { ownBeside } from './rooms';

/** As people count. */
const byNumber = (rooms: Room[]) =>
  rooms.toSorted((a, b) =>
    a.roomNumber.localeCompare(b.roomNumber, 'en', { numeric: !fault('rooms-of-type-unordered') }),
  );

function typeOf(store: Store, type: RoomType) {
  const hotel = pick(store.hotels, type.hotelId);
  const { id, hotelId, name, roomType, description, capacity, typeBed, version } = type;
  const { numberOfAdults, numberOfChildren, numberOfBeds, price, weekdayPrices } = type;
  return {
    ...{ id, hotelId, name, roomType, description, capacity, typeBed, version },
    ...{ numberOfAdults, numberOfChildren, numberOfBeds, weekdayPrices },
    pricePerNight: price,
    currency: fault('types-in-dong') ? 'VND' : hotel.currency,
    travellerPrice: inDong(price, hotel.currency),
    services: type.services.map((one) => ({ name: one })),
    images: type.images.map(storedImageOf),
    rooms: byNumber(store.roomsOfType(id)).map((room) => ({
      id: room.id,
      roomNumber: room.roomNumber,
      difference: fault('difference-untold') ? 0 : room.difference,
      ownFields: fault('own-fields-untold') ? [] : Object.keys(room.own),
      imageCount: (fault('type-pictures-counted') ? [...type.images, ...room.images] : room.images)
        .length,
    })),
  };
}

type TypeBody = Omit<RoomBody, 'roomNumber'> & {
  weekdayPrices?: (number | null)[];
  roomNumbers: string;
};

const listRoomTypes: Handler = (call) => {
  const types = call.store.typesOf(ownHotel(call).id);
  return ok(types.sort((a, b) => a.price - b.price).map((type) => typeOf(call.store, type)));
};

function checkPrices({ pricePerNight, weekdayPrices = [] }: TypeBody, hotel: Hotel): void {
  checkPrice(pricePerNight, hotel);
  for (const price of weekdayPrices) if (price !== null) checkPrice(price, hotel, 'weekdayPrices');
}

/** The numbers that are asked for, none of which another room has. */
function newNumbers(call: Call, hotel: Hotel, expression: string): string[] {
  const numbers = numbersOf(expression);
  if (!numbers) throw invalid('roomNumbers', 'INVALID_FIELD');
  const taken = takenNumbers(call, hotel, numbers);
  if (taken.length > 0 && !fault('number-given-twice')) {
    throw conflict(
      'ROOM_NUMBERS_TAKEN',
      fault('taken-numbers-unnamed') ? {} : { roomNumbers: taken },
    );
  }
  return numbers;
}

function takenNumbers({ store }: Call, hotel: Hotel, numbers: string[]): string[] {
  const known = new Set(store.roomsOf(hotel.id).map((room) => room.roomNumber.toLowerCase()));
  return numbers.filter((number) => known.has(number.toLowerCase()));
}

function equalType(store: Store, hotel: Hotel, body: TypeBody): RoomType | undefined {
  return likeType(store, hotel, fieldsFrom(body), body.pricePerNight, body.weekdayPrices);
}

function newType(store: Store, hotel: Hotel, body: TypeBody): RoomType {
  const type = addType(store, hotel, fieldsFrom(body), body.pricePerNight);
  type.weekdayPrices = body.weekdayPrices ?? type.weekdayPrices;
  return type;
}

const createRoomType: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const body = call.body as TypeBody;
  checkPrices(body, hotel);
  const numbers = newNumbers(call, hotel, body.roomNumbers);
  const type = equalType(store, hotel, body) ?? newType(store, hotel, body);
  for (const number of numbers) addRoom(store, type, number);
  return created(typeOf(store, type));
};

const updateRoomType: Handler = (call) => {
  const { store } = call;
  const type = ownType(call);
  const body = call.body as TypeBody;
  if (!fault('type-version-unread')) checkVersion(body.version, type.version);
  checkPrices(body, pick(store.hotels, type.hotelId));
  const priced = {
    price: body.pricePerNight,
    weekdayPrices:
      (fault('weekday-prices-kept') ? undefined : body.weekdayPrices) ?? type.weekdayPrices,
  };
  for (const room of store.roomsOfType(type.id)) {
    if (fault('rooms-keep-their-price')) room.difference += type.price - body.pricePerNight;
    const isFree =
      priced.price + room.difference <= 0 ||
      costsNothing(store, { ...type, ...priced }, room.difference);
    if (isFree) throw invalid('pricePerNight', 'AMOUNT_LIMIT');
  }
  Object.assign(type, fieldsFrom(body, type), priced);
  for (const room of fault('own-though-alike') ? [] : store.roomsOfType(type.id)) {
    room.own = ownBeside(type, room.own);
  }
  if (fault('own-difference-lost')) {
    for (const room of store.roomsOfType(type.id)) room.difference = 0;
  }
  if (fault('type-overwrites-rooms')) {
    for (const room of store.roomsOfType(type.id)) room.own = {};
  }
  type.version += 1;
  return ok(typeOf(store, type));
};

const deleteRoomType: Handler = (call) => {
  const { store } = call;
  const type = ownType(call);
  const rooms = store.roomsOfType(type.id);
  const isSeen = rooms.length === numberOf(call, 'rooms') || fault('type-deleted-unseen');
  if (!isSeen) throw conflict('STALE');
  const each = rooms.map((room) => expectedIn(store, type.hotelId, [room]));
  const bookings = fault('type-counts-rooms-of-guests')
    ? each.reduce((sum, count) => sum + count, 0)
    : expectedIn(store, type.hotelId, rooms);
  if (bookings > 0 && !fault('deleted-type-with-guests'))
    throw conflict('HAS_BOOKINGS', { bookings });
  for (const room of fault('rooms-outlive-their-type') ? [] : rooms) removeRoom(call, room);
  store.types.delete(type.id);
  return ok({ message: 'The room type is deleted.' });
};

const addRoomsOfType: Handler = (call) => {
  const { store } = call;
  const type = ownType(call);
  const { roomNumbers } = call.body as TypeBody;
  for (const number of newNumbers(call, ownHotel(call), roomNumbers)) addRoom(store, type, number);
  return created(typeOf(store, type));
};

const previewRoomNumbers: Handler = (call) => {
  const hotel = ownHotel(call);
  const numbers = numbersOf(textOf(call, 'expression') ?? '');
  if (!numbers) throw invalid('expression', 'INVALID_FIELD');
  return ok({
    numbers,
    taken: fault('numbers-never-taken') ? [] : takenNumbers(call, hotel, numbers),
  });
};

interface RoomsChange {
  roomIds: number[];
  pricePerNight?: number;
  pricePercent?: number;
  seen?: { roomId: number; price: number }[];
  status?: 'AVAILABLE' | 'BOOKED' | 'MAINTENANCE';
}

const changePartnerRooms: Handler = (call) => {
  const { store } = call;
  const hotel = ownHotel(call);
  const { roomIds, pricePerNight, pricePercent, seen = [], status } = call.body as RoomsChange;
  if (pricePerNight !== undefined && pricePercent !== undefined) {
    throw invalid('pricePercent', 'INVALID_FIELD');
  }
  const all = store.roomsOf(hotel.id);
  const rooms = roomIds.map((id) => {
    const room = all.find((one) => one.id === id);
    if (!room) throw invalid('roomIds', 'NO_SUCH_ROOM');
    return room;
  });
  const isStale = seen.some(({ roomId, price }) =>
    rooms.some((room) => room.id === roomId && usualPrice(store, room) !== price),
  );
  if (isStale && !fault('seen-unread')) throw conflict('STALE');
  const cents = hotel.currency === 'VND' || fault('bulk-in-whole-dollars') ? 1 : 100;
  const prices = rooms.map((room, i) => {
    const done = fault('bulk-half-done') ? rooms[i - 1] : undefined;
    if (done && pricePerNight)
      done.difference = pricePerNight - pick(store.types, done.typeId).price;
    const before = fault('bulk-percent-of-type')
      ? pick(store.types, room.typeId).price
      : usualPrice(store, room);
    const raised = Math.round(before * (100 + (pricePercent ?? 0)) * cents) / 100 / cents;
    const price = pricePerNight ?? Math.round(raised * cents) / cents;
    if (price * RATES[hotel.currency] > MAX_PRICE) throw invalid('pricePercent', 'AMOUNT_LIMIT');
    const field = pricePerNight === undefined ? 'pricePercent' : 'pricePerNight';
    checkPrice(price, hotel, field);
    const type = pick(store.types, room.typeId);
    if (costsNothing(store, type, price - type.price)) throw invalid(field, 'AMOUNT_LIMIT');
    return price;
  });
  for (const [i, room] of rooms.entries()) {
    room.difference = prices[i]! - pick(store.types, room.typeId).price;
    if (status && (i === 0 || !fault('bulk-status-of-first')))
      Object.assign(room, { status, statusDay: today() });
    if (!fault('bulk-without-version')) room.version += 1;
  }
  return ok({ changed: rooms.length });
};

export const roomTypeHandlers = {
  listRoomTypes,
  createRoomType,
  getRoomType: ((call) => ok(typeOf(call.store, ownType(call)))) as Handler,
  updateRoomType,
  deleteRoomType,
  addRoomsOfType,
  previewRoomNumbers,
  changePartnerRooms,
};
