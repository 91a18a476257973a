import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../domain/money/money';
import type { Restrictions } from '../../domain/prices/seasons';
import { addDays, type Day, type Stay } from '../../domain/stays/stay';
import type { Schemas } from '../http/operations';
import type { Db } from '../db/db';
import type { HotelRef } from '../db/hotelRef';
import type { StoredImage } from '../files/images';
import { roomOnSale } from '../hotels/queries';

/** What a room's owner tells travellers of it. */
export interface ToldRoom {
  name: string;
  roomType: Schemas['RoomType'];
  status: Schemas['RoomStatus'];
  description: string;
  capacity: number;
  adults: number;
  children: number;
  beds: number;
  typeBed: Schemas['TypeBed'];
  services: string[];
}

/** What the type's nights cost, in whole dong, and what its days allow; all null without a type. */
interface TypePricesRow {
  base: number | null;
  week: number[] | null;
  dates: { prices: Record<Day, number> | null; restrictions: RestrictedDay[] | null } | null;
}

/** A day of which more is said than a price: a night of the stay asked about, the one before, or its check-out day. */
interface RestrictedDay extends Restrictions {
  day: Day;
}

export interface RoomRow extends ToldRoom {
  id: number;
  hotelId: number;
  roomNumber: string;
  /** Null until a room that a server of the version before made is given its type. */
  typeId: number | null;
  /** Whole dong per night, where nothing is said of the date or weekday. */
  price: number;
  /** Of its type, for the nights asked about. */
  typePrices: TypePricesRow;
  images: StoredImage[];
}

/** A room that was read for a stay in it. */
export interface RoomForStay extends RoomRow {
  /** Of the nights right before the stay and after it, those that are taken. */
  takenAround: Day[];
}

/** What is asked of one room: it holds the whole party. */
export interface RoomSearch extends Stay {
  adults: number;
  children: number;
  /** As in the contract; empty for all. */
  bedType: string;
}

const imagesIn = (table: RawBuilder<unknown>, isOf: RawBuilder<unknown>) => sql`(
  select json_agg(json_build_object(
    'file', i.file, 'widths', i.widths, 'width', i.width, 'height', i.height
  ) order by i.position, i.id)
  from ${table} i where ${isOf}
)`;

const imagesOfRoom = (hotel: HotelRef, roomId: RawBuilder<unknown>) =>
  imagesIn(sql`room_images`, sql`i.hotel_id = ${hotel} and i.room_id = ${roomId}`);
const imagesOfType = (hotel: HotelRef) =>
  imagesIn(sql`room_type_images`, sql`i.hotel_id = ${hotel} and i.type_id = r.type_id`);

const hasImages = (hotel: HotelRef) => sql`s.deleted_at is null and exists (
  select 1 from room_images j where j.hotel_id = ${hotel} and j.room_id = s.id
)`;

/** Of a type without pictures, rooms without any show those of the first that has some: of each type once. */
const pictured = (hotelId: number) => sql`
  left join (
    select s.hotel_id, s.type_id, min(s.id) as room_id from rooms s
    where s.hotel_id = ${hotelId} and ${hasImages(hotelId)} group by 1, 2
  ) p on p.hotel_id = r.hotel_id and p.type_id = r.type_id`;
const picturedRoom = sql`p.room_id`;

/** The same for a few rooms. */
export const picturedFor = (hotel: HotelRef) => sql`(
  select min(s.id) from rooms s
  where s.hotel_id = ${hotel} and s.type_id = r.type_id and ${hasImages(hotel)}
)`;

const isRestricted = sql`(n.min_stay is not null or n.min_stay_through is not null
  or n.no_arrival or n.no_departure or n.closed)`;

const typePrices = (hotel: HotelRef, { checkIn, checkOut }: Stay) => sql`(
  select json_build_object('base', t.price_vnd, 'week', to_json(t.week_vnd), 'dates', (
    select json_build_object(
      'prices', json_object_agg(n.night, n.price_vnd)
        filter (where n.price_vnd is not null
          and n.night >= ${checkIn}::date and n.night < ${checkOut}::date),
      'restrictions', json_agg(json_build_object('day', n.night, 'minStay', n.min_stay,
        'minStayThrough', n.min_stay_through, 'noArrival', n.no_arrival,
        'noDeparture', n.no_departure, 'closed', n.closed)) filter (where ${isRestricted}))
    from type_nights n
    where n.hotel_id = ${hotel} and n.type_id = t.id
      and n.night between ${addDays(checkIn, -1)}::date and ${checkOut}::date
  ))
  from room_types t where t.hotel_id = ${hotel} and t.id = r.type_id
)`;

interface Shown {
  hotel: HotelRef;
  /** The nights asked about. */
  stay: Stay;
  /** The room whose pictures it shows, if neither it nor its type has any. */
  withImages: RawBuilder<unknown>;
}

export const roomColumns = ({ hotel, stay, withImages }: Shown) => sql`
  r.id, r.hotel_id as "hotelId", r.room_number as "roomNumber", r.type_id as "typeId", r.name, r.room_type as "roomType", r.status, r.description,
  r.capacity, r.adults, r.children, r.beds, r.type_bed as "typeBed", r.price_vnd as price,
  r.services, coalesce(${typePrices(hotel, stay)}, '{}') as "typePrices",
  coalesce(${imagesOfRoom(hotel, sql`r.id`)}, ${imagesOfType(hotel)},
    ${imagesOfRoom(hotel, withImages)}, '[]') as images`;

export const takenDuring = (hotelId: number, { checkIn, checkOut }: Stay) => sql`exists (
  select 1 from room_nights n
  where n.hotel_id = ${hotelId} and n.room_id = r.id
    and n.night >= ${checkIn}::date and n.night < ${checkOut}::date
)`;

const takenAround = (hotelId: number, { checkIn, checkOut }: Stay) => sql`coalesce((
  select json_agg(n.night) from room_nights n
  where n.hotel_id = ${hotelId} and n.room_id = r.id
    and n.night in (${addDays(checkIn, -1)}::date, ${checkOut}::date)
), '[]') as "takenAround"`;

/** What {@link RoomForStay} has, of `rooms r`. */
export const columnsForStay = (shown: Shown & { hotel: number }) => sql`
  ${roomColumns(shown)}, ${takenAround(shown.hotel, shown.stay)}`;

/** All rooms, the cheapest first. */
export async function roomsOfHotel(db: Db, hotelId: number, stay: Stay): Promise<RoomRow[]> {
  const shown = { hotel: hotelId, stay, withImages: picturedRoom };
  const { rows } = await sql<RoomRow>`
    select ${roomColumns(shown)} from rooms r ${pictured(hotelId)}
    where r.hotel_id = ${hotelId} and r.deleted_at is null order by r.price_vnd, r.id`.execute(db);
  return rows;
}

/** Rooms on sale of which every night of the stay is free, the cheapest first. */
export async function freeRooms(
  db: Db,
  hotelId: number,
  { adults, children, bedType, ...stay }: RoomSearch,
): Promise<RoomForStay[]> {
  const shown = { hotel: hotelId, stay, withImages: picturedRoom };
  const { rows } = await sql<RoomForStay>`
    select ${columnsForStay(shown)} from rooms r ${pictured(hotelId)}
    where r.hotel_id = ${hotelId} and ${roomOnSale}
      and r.adults >= ${adults} and r.capacity >= ${adults + children}
      and (${bedType} = '' or upper(r.type_bed) = ${bedType.toUpperCase()})
      and not ${takenDuring(hotelId, stay)}
    order by r.price_vnd, r.id`.execute(db);
  return rows;
}

/** The types that have a room on sale. */
export async function typesOnSale(db: Db, hotelId: number): Promise<number[]> {
  const { rows } = await sql<{ typeId: number }>`
    select distinct r.type_id as "typeId" from rooms r
    where r.hotel_id = ${hotelId} and ${roomOnSale} and r.type_id is not null`.execute(db);
  return rows.map(({ typeId }) => typeId);
}

/** The rooms asked for, in the order of their ids, and whether a night of each is taken. */
export async function chosenRooms(
  db: Db,
  hotelId: number,
  roomIds: readonly number[],
  stay: Stay,
): Promise<(RoomForStay & { taken: boolean })[]> {
  const shown = { hotel: hotelId, stay, withImages: picturedFor(hotelId) };
  const { rows } = await sql<RoomForStay & { taken: boolean }>`
    select ${columnsForStay(shown)},
      (r.status = 'MAINTENANCE' or ${takenDuring(hotelId, stay)}) as taken
    from rooms r
    where r.hotel_id = ${hotelId} and r.id = any(${[...roomIds]}::bigint[])
      and r.deleted_at is null
    order by r.id`.execute(db);
  return rows;
}

export async function roomById(db: Db, id: number, stay: Stay): Promise<RoomRow | undefined> {
  const hotel = sql`r.hotel_id`;
  const { rows } = await sql<RoomRow>`
    select ${roomColumns({ hotel, stay, withImages: picturedFor(hotel) })}
    from rooms r where r.id = ${id} and r.deleted_at is null`.execute(db);
  return rows[0];
}

/** A price in another currency than dong, as rooms, types or nights have it, and what travellers see of it. */
export interface ForeignPrice {
  currency: Currency;
  price: number;
  shown: number;
}

type PricedTable = 'rooms' | 'room_types' | 'type_nights';

const isPriced = (table: PricedTable) =>
  table === 'type_nights' ? sql`p.price is not null` : sql`p.deleted_at is null`;

export async function foreignPrices(db: Db): Promise<ForeignPrice[]> {
  const pricesIn = (table: PricedTable) => sql`
    select distinct h.currency, p.price::float8 as price, p.price_vnd as shown
    from ${sql.table(table)} p join hotels h on h.id = p.hotel_id
    where h.currency <> 'VND' and ${isPriced(table)}`;
  const { rows } = await sql<ForeignPrice>`
    ${pricesIn('rooms')} union ${pricesIn('room_types')} union ${pricesIn('type_nights')}`.execute(
    db,
  );
  return rows;
}

/** What travellers see of each price from now on, in one transaction; bookings keep what was agreed on. */
export async function setDongPrices(
  tx: Db,
  prices: readonly { currency: Currency; price: number; dong: number }[],
): Promise<void> {
  const column = <K extends 'currency' | 'price' | 'dong'>(key: K) => prices.map((row) => row[key]);
  const setIn = (table: PricedTable) => sql`
    update ${sql.table(table)} p set price_vnd = known.dong
    from unnest(${column('currency')}::text[], ${column('price')}::numeric[],
      ${column('dong')}::bigint[]) as known (currency, price, dong), hotels h
    where h.id = p.hotel_id and h.currency = known.currency and p.price = known.price
      and ${isPriced(table)}`;
  await setIn('rooms').execute(tx);
  await setIn('room_types').execute(tx);
  await setIn('type_nights').execute(tx);
  await sql`
    update rooms r set difference_vnd = r.price_vnd - t.price_vnd
    from room_types t
    where t.hotel_id = r.hotel_id and t.id = r.type_id and r.deleted_at is null
      and r.difference_vnd <> r.price_vnd - t.price_vnd`.execute(tx);
}
