import { dayIn } from '../days';
import { at, textAt, textOf, type Json } from '../json';
import { HOTEL, ROOM } from '../world/world';
import { pick } from '../random';
import { Both } from './both';
import type { Given, Pair } from './pair';
import type { Partaker, Partakers } from './people';

/** Where the walk's stays lie: near enough to today that arrivals are among them. */
export const DAYS = 12;

export interface Stay {
  bookingId: Both;
  /** Whose it is; of the desk's own nobody's. */
  guest: Partaker | undefined;
}

/** What was made in both, and who makes it. */
export interface House extends Partakers {
  pair: Pair;
  name: string;
  hotelId: Both;
  types: Both[];
  rooms: Both[];
  /** Those that may be changed and deleted by themselves: each has one beside it that stays as its type is. */
  spare: Both[];
  seasons: Both[];
  closures: { roomId: Both; closureId: Both }[];
  vouchers: { id: Both; code: string }[];
  stays: Stay[];
  /** Days after today at which something began or ended lately: what is wrong shows at edges. */
  edges: number[];
  /** At the houses before, which are the same owner's. */
  elsewhere: readonly Stay[];
  random(): number;
  /** As the owner, of the hotel. */
  owned(id: string, given?: Given): Promise<Both>;
}

export async function newHouse(
  pair: Pair,
  people: Partakers,
  name: string,
  elsewhere: readonly Stay[],
): Promise<House> {
  const { ctx } = pair;
  const { owner } = people;
  const made = await pair.ask('createPartnerHotel', owner.token, { body: { ...HOTEL, name } });
  const hotelId = made.at('id');
  const house: House = {
    ...{ ...people, pair, name, hotelId, elsewhere, random: ctx.random },
    ...{
      types: [],
      rooms: [],
      spare: [],
      seasons: [],
      closures: [],
      vouchers: [],
      stays: [],
      edges: [],
    },
    owned: (id, { params, ...given } = {}) =>
      pair.ask(id, owner.token, { ...given, params: { hotelId, ...params } }),
  };
  ctx.undo.push(() => discard(house));
  await addType(house, 'Phòng vườn', '1-3', 640_000);
  await addType(house, 'Phòng phố', '10-11', 455_007);
  await house.owned('setHotelListing', { body: { listed: true } });
  return house;
}

export async function addType(
  house: House,
  name: string,
  roomNumbers: string,
  pricePerNight: number,
): Promise<void> {
  const { name: _own, ...shared } = ROOM;
  const body = { ...shared, name, pricePerNight, roomNumbers };
  const made = await house.owned('createRoomType', { body });
  if (made.at('id').reference === undefined) return;
  noteType(house, made.at('id'));
  house.rooms.push(...roomIdsIn(made.at('rooms')));
}

/** Rooms may join one that is there. */
export function noteType({ types }: House, type: Both): void {
  if (!types.some(({ reference }) => reference === type.reference)) types.push(type);
}

/** Known by their numbers: each server may list them in an order of its own. */
export function roomIdsIn(rooms: Both): Both[] {
  const inServer = new Map(
    listOf(rooms.server).map((room) => [textAt(room, 'roomNumber'), at(room, 'id')]),
  );
  return listOf(rooms.reference).map(
    (room) => new Both(inServer.get(textAt(room, 'roomNumber')), at(room, 'id')),
  );
}

const listOf = (rows: Json | undefined): Json[] => (Array.isArray(rows) ? rows : []);

/** On sale no more, whatever is booked there. */
async function discard({ pair, owner, hotelId }: House): Promise<void> {
  const token = textOf(owner.token.server);
  const params = { hotelId: Number(hotelId.server) };
  await pair.ctx.client.call('setHotelListing', { token, params, body: { listed: false } });
}

export const one = <T>({ random }: House, from: readonly T[]): T | undefined =>
  from.length > 0 ? pick(random, from) : undefined;

/** Of those there are one, often a late one: what happens to one and the same tells more. */
export const lately = <T>(house: House, from: readonly T[]): T | undefined =>
  one(house, chance(house, 0.6) ? from.slice(-3) : from);

export const chance = ({ random }: House, of: number) => random() < of;

export const among = ({ random }: House, most: number) => Math.floor(random() * most);

/** So many edges are remembered. */
const EDGES = 8;

/** Something begins with the first of these days, and is over on the other. */
export function noteEdges(house: House, from: number, end: number): void {
  house.edges = [...house.edges, from, end].slice(-EDGES);
}

/** A day of the walk, often beside an edge. */
export function someDay(house: House): number {
  const edge = one(house, house.edges);
  if (edge === undefined || chance(house, 0.5)) return among(house, DAYS);
  return Math.min(DAYS - 1, Math.max(0, edge - 2 + among(house, 4)));
}

/** As people type it, with and without what stands between. */
const PHONES = ['0912345678', '0901 234 567', '(090) 123-4567', '090.123.4567'];

export const somePhone = (house: House) => one(house, PHONES)!;

/** A stay of a few nights among the walk's days. */
export function someStay(house: House): { checkInDate: string; checkOutDate: string } {
  const from = someDay(house);
  const end = from + 1 + among(house, 4);
  return { checkInDate: dayIn(from), checkOutDate: dayIn(end) };
}

/** Rooms that travellers, or the desk, could have for it: those that are free, or now and then any. */
export async function someRooms(
  house: House,
  { checkInDate, checkOutDate }: { checkInDate: string; checkOutDate: string },
  isDesk: boolean,
): Promise<Both[]> {
  const query = { checkIn: checkInDate, checkOut: checkOutDate };
  const free = isDesk
    ? await house.owned('listFreeRooms', { query })
    : await house.pair.ask('searchRooms', undefined, { params: { id: house.hotelId }, query });
  const ids = free.rows().map((room) => room.at('id'));
  const known = house.rooms.filter(({ reference }) => ids.some((id) => id.reference === reference));
  const all = chance(house, 0.15) || known.length === 0 ? house.rooms : known;
  const from = among(house, all.length);
  return all.slice(from, from + 1 + among(house, 3));
}

export function someNights(house: House): { firstNight: string; lastNight: string } {
  const from = someDay(house);
  const last = from + among(house, 5);
  noteEdges(house, from, last + 1);
  return { firstNight: dayIn(from), lastNight: dayIn(last) };
}
