import { dayIn } from '../../days';
import { HOTEL, ROOM } from '../../world/world';
import {
  addType,
  among,
  chance,
  noteEdges,
  noteType,
  one,
  roomIdsIn,
  someDay,
  type House,
} from '../house';
import { book } from './desk';
import { calendar, deskQuote, freeRooms, quote, room, search } from './questions';
import { tryVoucher } from './vouchers';

const NUMBERS = ['20-22', '4', '5, 7', '1', '30-34 except 32', '3-4', '10'];
const PRICES = [300_000, 512_345, 999_999, 1_250_000];
const STATUSES = ['AVAILABLE', 'MAINTENANCE', 'AVAILABLE'];

async function newType(house: House) {
  if (house.types.length > 5) return;
  const names = ['Phòng biển', 'Phòng gác', 'Phòng vườn'];
  await addType(house, one(house, names)!, one(house, NUMBERS)!, one(house, PRICES)!);
}

async function changeType(house: House) {
  const typeId = one(house, house.types);
  const now = await house.owned('getRoomType', { params: { typeId } });
  const weekdayPrices = Array.from({ length: 7 }, () =>
    chance(house, 0.3) ? one(house, PRICES)! : null,
  );
  const { name: _own, ...shared } = ROOM;
  const body = {
    ...shared,
    ...{ version: now.at('version'), name: now.at('name'), pricePerNight: one(house, PRICES) },
    ...(chance(house, 0.6) && { weekdayPrices }),
    ...(chance(house, 0.3) && { numberOfAdults: 3, capacity: 4, services: ['Tủ lạnh', 'Wi-Fi'] }),
    ...(chance(house, 0.2) && { typeBed: 'Twin', roomType: 'Suite', description: 'Mới sơn.' }),
  };
  await house.owned('updateRoomType', { params: { typeId }, body });
}

async function addRooms(house: House) {
  if (house.rooms.length > 14) return;
  const params = { typeId: one(house, house.types) };
  const made = await house.owned('addRoomsOfType', {
    params,
    body: { roomNumbers: one(house, NUMBERS) },
  });
  const known = new Set(house.rooms.map(({ reference }) => reference));
  const rooms = roomIdsIn(made.at('rooms')).filter(({ reference }) => !known.has(reference));
  house.rooms.push(...rooms);
  house.spare.push(...rooms);
}

async function newSingleRoom(house: House) {
  if (house.rooms.length > 14) return;
  const roomNumber = String(40 + among(house, 4));
  // Like no other: it gets a type of its own.
  const pricePerNight = 700_000 + house.pair.next('price') * 1000;
  const body = { ...ROOM, roomNumber, pricePerNight };
  const made = await house.owned('createPartnerRoom', { body });
  if (made.at('id').reference === undefined) return;
  house.rooms.push(made.at('id'));
  noteType(house, made.at('typeId'));
}

async function changeRoom(house: House) {
  const roomId = one(house, house.spare);
  if (!roomId) return;
  const now = await house.owned('getPartnerRoom', { params: { roomId } });
  const names = ['roomType', 'description', 'capacity', 'numberOfAdults', 'numberOfChildren'];
  const kept = [...names, 'numberOfBeds', 'typeBed', 'services', 'pricePerNight', 'roomNumber'];
  const body = {
    ...Object.fromEntries([...kept, 'name', 'version'].map((name) => [name, now.at(name)])),
    ...(chance(house, 0.4) && { pricePerNight: one(house, PRICES) }),
    ...(chance(house, 0.2) && { status: one(house, STATUSES) }),
    ...(chance(house, 0.2) && { services: ['Bồn tắm'], capacity: 4 }),
    ...(chance(house, 0.1) && { roomNumber: '1' }),
    ...(chance(house, 0.1) && { version: 0 }),
  };
  await house.owned('updatePartnerRoom', { params: { roomId }, body });
}

async function changeRooms(house: House) {
  const roomIds = house.spare.filter(() => chance(house, 0.4)).slice(0, 5);
  const changes = [
    { pricePercent: among(house, 30) - 15 },
    { pricePerNight: one(house, PRICES) },
    { status: one(house, STATUSES) },
  ];
  await house.owned('changePartnerRooms', { body: { roomIds, ...one(house, changes) } });
}

async function closeRoom(house: House) {
  const roomId = one(house, house.rooms)!;
  const from = someDay(house);
  const end = from + 1 + among(house, 3);
  noteEdges(house, from, end);
  const body = { from: dayIn(from), to: dayIn(end), reason: 'Sơn lại' };
  const made = await house.owned('closeRoom', { params: { roomId }, body });
  if (made.at('id').reference !== undefined) {
    house.closures.push({ roomId, closureId: made.at('id') });
  }
}

async function reopenRoom(house: House) {
  const closure = one(house, house.closures);
  if (closure) await house.owned('reopenRoom', { params: { ...closure } });
}

async function deleteRoom(house: House) {
  const roomId = one(house, house.spare);
  if (!roomId || house.rooms.length < 6) return;
  const gone = await house.owned('deletePartnerRoom', { params: { roomId } });
  if (gone.at('code').reference === undefined) {
    house.rooms = house.rooms.filter((room) => room !== roomId);
    house.spare = house.spare.filter((room) => room !== roomId);
  }
}

async function changeHotel(house: House) {
  const id = house.hotelId;
  const now = await house.owned('getPartnerHotel', { params: { id } });
  const body = {
    ...{ ...HOTEL, name: house.name, version: now.at('version') },
    ...(chance(house, 0.5) && { propertyType: 'HOMESTAY', amenities: { wifi: true, pool: true } }),
    ...(chance(house, 0.5) && { gapFilling: chance(house, 0.5), totalRooms: 9 }),
    ...(chance(house, 0.3) && {
      socialMedia: { facebook: 'https://facebook.com/thu' },
      fax: '024',
    }),
    ...(chance(house, 0.3) && { description: 'Gần chợ.', website: 'https://thu.example' }),
  };
  await house.owned('updatePartnerHotel', { params: { id }, body });
}

async function setMinimumStay(house: House, minimumStay: string, gapFilling: boolean) {
  const params = { id: house.hotelId };
  const now = await house.owned('getPartnerHotel', { params });
  const { name } = house;
  const body = { ...HOTEL, name, version: now.at('version'), minimumStay, gapFilling };
  await house.owned('updatePartnerHotel', { params, body });
}

/** For a while, and is asked for less. */
async function letByTheWeek(house: House) {
  await setMinimumStay(house, '1_WEEK', chance(house, 0.5));
  for (const ask of [quote, quote, quote, search, room, calendar]) await ask(house);
  await setMinimumStay(house, '3_OR_LESS', true);
}

/** What the desk and its owner may do all the same, while travellers find nothing. */
const WHILE_UNLISTED = [freeRooms, deskQuote, tryVoucher, search, quote, room, calendar, book];

async function list(house: House) {
  const listed = chance(house, 0.5);
  await house.owned('setHotelListing', { body: { listed } });
  if (listed) return;
  for (const ask of WHILE_UNLISTED) await ask(house);
  await house.owned('setHotelListing', { body: { listed: true } });
}

async function readNews(house: House) {
  const news = await house.owned('listNotifications');
  const ids = news
    .at('content')
    .rows()
    .map((notice) => notice.at('id'));
  const body = chance(house, 0.5) ? {} : { ids: ids.slice(0, 2) };
  await house.owned('markNotificationsRead', { body });
}

async function settings(house: House) {
  const body = { mailOnBooking: chance(house, 0.5), mailOnCancellation: chance(house, 0.5) };
  await house.owned('updatePartnerSettings', { body });
}

export const HOUSE_MOVES = [
  newType,
  changeType,
  changeType,
  addRooms,
  newSingleRoom,
  changeRoom,
  changeRoom,
  changeRooms,
  closeRoom,
  closeRoom,
  reopenRoom,
  deleteRoom,
  changeHotel,
  letByTheWeek,
  list,
  readNews,
  settings,
];
