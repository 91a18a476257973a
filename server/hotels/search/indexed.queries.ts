import { sql } from 'kysely';
import { addDays, MINIMUM_STAY_NIGHTS, vietnamToday, type Day } from '../../../domain/stays/stay';
import type { Restrictions } from '../../../domain/prices/seasons';
import type { Db } from '../../db/db';
import { onSale, roomOnSale, type ToldHotel } from '../queries';
import type { AutomaticVoucher, HotelFacts } from './hotelFacts';
import { dayNumber, WINDOW_NIGHTS } from './nights';
import { restrictionsOf, type IndexedType } from './typeRestrictions';

/** For a clock that is set back a little. */
const MARGIN_MS = 3_600_000;

type HotelRow = Pick<ToldHotel, 'propertyType' | 'amenities' | 'minimumStay' | 'gapFilling'> &
  Pick<HotelFacts, 'id' | 'destination' | 'rating' | 'reviewCount' | 'searchText'> & {
    ownerId: number;
  };

/** Of one hotel; each room as id, dong a night, adults and all that it holds, the cheapest first. */
interface RoomsRow {
  hotelId: number;
  rooms: [id: number, price: number, adults: number, capacity: number, typeId: number | null][];
}

/** A type of which something is said by date or weekday, in whole dong. */
interface TypeRow {
  hotelId: number;
  id: number;
  base: number;
  week: number[] | null;
  /** In order. */
  dates: SaidDay[] | null;
}

/** What is said of a day, as the number of which `place` stands. */
interface SaidDay extends Restrictions {
  place: number;
  price: number | null;
}

interface NightsRow {
  hotelId: number;
  roomId: number;
  /** As numbers of days. */
  nights: number[];
}

/** The next hotels on sale, by id. */
export async function idsOnSale(db: Db, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select h.id from hotels h where h.id > ${after} and ${onSale}
    order by h.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the hotels that are on sale, with all that the index knows of them. */
export async function hotelFacts(db: Db, ids: readonly number[], now: Date): Promise<HotelFacts[]> {
  const firstDay = addDays(vietnamToday(now), -1);
  const [hotels, rooms, types, nights] = await Promise.all([
    hotelRows(db, ids),
    roomRows(db, ids),
    typeRows(db, ids, firstDay),
    nightRows(db, ids, firstDay),
  ]);
  const vouchers = await vouchersOf(db, [...new Set(hotels.map(({ ownerId }) => ownerId))], now);
  const roomsOf = new Map(rooms.map((row) => [row.hotelId, row.rooms]));
  const typesOf = byHotel(types);
  const nightsOf = new Map(nights.map((row) => [`${row.hotelId} ${row.roomId}`, row.nights]));
  return hotels.map(({ minimumStay, ownerId, ...hotel }) => ({
    ...hotel,
    minimumNights: MINIMUM_STAY_NIGHTS[minimumStay],
    firstNight: dayNumber(firstDay),
    vouchers: vouchers.get(ownerId) ?? [],
    types: (typesOf.get(hotel.id) ?? []).map(toIndexed),
    rooms: (roomsOf.get(hotel.id) ?? []).map(([id, price, adults, capacity, typeId]) => {
      const type = 1 + (typesOf.get(hotel.id) ?? []).findIndex((row) => row.id === typeId);
      return { price, type, adults, capacity, nights: nightsOf.get(`${hotel.id} ${id}`) ?? [] };
    }),
  }));
}

function byHotel(types: readonly TypeRow[]): Map<number, TypeRow[]> {
  const found = new Map<number, TypeRow[]>();
  for (const type of types) found.set(type.hotelId, [...(found.get(type.hotelId) ?? []), type]);
  return found;
}

function toIndexed({ base, week, dates }: TypeRow): IndexedType {
  const all = (dates ?? []).flatMap(({ place, price }) =>
    price === null ? [] : [[place, price] as const],
  );
  return {
    restrictions: restrictionsOf((dates ?? []).filter(isRestricted)),
    week: week && Int32Array.from(week, (price) => price - base),
    nights: Uint32Array.from(all, ([night]) => night),
    deltas: Int32Array.from(all, ([, price]) => price - base),
  };
}

const isRestricted = (said: Restrictions) =>
  said.closed || said.noArrival || said.noDeparture || !!(said.minStay ?? said.minStayThrough);

async function hotelRows(db: Db, ids: readonly number[]): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    select h.id, h.owner_id as "ownerId", h.destination_slug as destination,
      h.property_type as "propertyType", h.amenities, h.minimum_stay as "minimumStay",
      h.gap_filling as "gapFilling",
      h.rating::float8 as rating, h.review_count as "reviewCount", h.search_text as "searchText"
    from hotels h where h.id = any(${[...ids]}::bigint[]) and ${onSale}`.execute(db);
  return rows;
}

async function roomRows(db: Db, ids: readonly number[]): Promise<RoomsRow[]> {
  const { rows } = await sql<RoomsRow>`
    select r.hotel_id as "hotelId", json_agg(
      json_build_array(r.id, r.price_vnd, r.adults, r.capacity, r.type_id) order by r.price_vnd, r.id
    ) as rooms
    from rooms r
    where r.hotel_id = any(${[...ids]}::bigint[]) and ${roomOnSale}
    group by r.hotel_id`.execute(db);
  return rows;
}

async function typeRows(db: Db, ids: readonly number[], firstDay: Day): Promise<TypeRow[]> {
  const { rows } = await sql<TypeRow>`
    select t.hotel_id as "hotelId", t.id, t.price_vnd as base, to_json(t.week_vnd) as week, n.dates
    from room_types t left join (
      select n.hotel_id, n.type_id, json_agg(
        json_build_object('place', n.night - date '1970-01-01', 'price', n.price_vnd,
          'minStay', n.min_stay, 'minStayThrough', n.min_stay_through, 'noArrival', n.no_arrival,
          'noDeparture', n.no_departure, 'closed', n.closed) order by n.night
      ) as dates
      from type_nights n
      where n.hotel_id = any(${[...ids]}::bigint[])
        and n.night between ${firstDay}::date and ${addDays(firstDay, WINDOW_NIGHTS)}::date
      group by 1, 2
    ) n on n.hotel_id = t.hotel_id and n.type_id = t.id
    where t.hotel_id = any(${[...ids]}::bigint[]) and t.deleted_at is null
      and (t.week_vnd is not null or n.dates is not null)`.execute(db);
  return rows;
}

async function nightRows(db: Db, ids: readonly number[], firstDay: Day): Promise<NightsRow[]> {
  const { rows } = await sql<NightsRow>`
    select n.hotel_id as "hotelId", n.room_id as "roomId",
      json_agg(n.night - date '1970-01-01') as nights
    from room_nights n
    where n.hotel_id = any(${[...ids]}::bigint[]) and n.night >= ${firstDay}::date
      and n.night < ${addDays(firstDay, WINDOW_NIGHTS)}::date
    group by n.hotel_id, n.room_id`.execute(db);
  return rows;
}

/** By owner: all that apply themselves, now or later. Moments are whole ms, as the clock's. */
async function vouchersOf(
  db: Db,
  ownerIds: readonly number[],
  now: Date,
): Promise<Map<number, AutomaticVoucher[]>> {
  const { rows } = await sql<{ ownerId: number; vouchers: AutomaticVoucher[] }>`
    select v.owner_id as "ownerId", json_agg(json_build_object(
      'percent', v.discount_percent,
      'from', ceil(extract(epoch from v.start_date) * 1000),
      'until', ceil(extract(epoch from v.expiration_date) * 1000)
    )) as vouchers
    from vouchers v
    where v.owner_id = any(${[...ownerIds]}::bigint[]) and v.auto_apply and v.deleted_at is null
      and v.is_active and (v.quantity = 0 or v.used < v.quantity)
      and v.expiration_date > ${new Date(now.getTime() - MARGIN_MS)}
    group by v.owner_id`.execute(db);
  return new Map(rows.map(({ ownerId, vouchers }) => [ownerId, vouchers]));
}
