import { sql, type RawBuilder } from 'kysely';
import type { Day, Stay } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { roomOnSale } from '../hotels/queries';
import {
  columnsForStay,
  picturedFor,
  takenDuring,
  type RoomForStay,
  type RoomRow,
} from './queries';

interface LikeSearch {
  stay: Stay;
  /** Rooms that are spoken for. */
  except: readonly number[];
  /** Nights before it leave no gap. */
  today: Day;
}

/** Finds a room that will do instead of another of its type; undefined when none is free. */
export type FindLikeRoom = (
  db: Db,
  room: RoomRow,
  search: LikeSearch,
) => Promise<RoomForStay | undefined>;

/** A gap that nothing ends, longer than any that something does. */
const OPEN_DAYS = 10_000;

/**
 * How many free nights are left around the stay: the fewer, the longer the gaps that the other rooms keep.
 * Each end is looked up once in the primary key.
 */
const gapAround = (hotelId: number, { checkIn, checkOut }: Stay, today: Day) => sql`(
  ${checkIn}::date - greatest(${today}::date, coalesce((
    select max(n.night) + 1 from room_nights n
    where n.hotel_id = ${hotelId} and n.room_id = r.id and n.night < ${checkIn}::date
  ), ${today}::date))
  + coalesce((
    select min(n.night) from room_nights n
    where n.hotel_id = ${hotelId} and n.room_id = r.id and n.night >= ${checkOut}::date
  ) - ${checkOut}::date, ${OPEN_DAYS}))`;

const asNumbered = sql`substring(r.room_number from '^[^0-9]*'),
  coalesce(substring(r.room_number from '[0-9]+')::numeric, 0), r.room_number, r.id`;

/** The best fit: the smallest gap around the stay, of several the lowest number. */
export const freeLikeRoom: FindLikeRoom = (db, room, search) => bestFit(db, room, search, sql``);

/**
 * The same for who books it now. Those who look at the same time get different rooms; when all that are
 * left are claimed, the best of them, because whoever claims it may fail.
 */
export const claimLikeRoom: FindLikeRoom = async (tx, room, search) =>
  (await bestFit(tx, room, search, sql`for no key update of r skip locked`)) ??
  freeLikeRoom(tx, room, search);

async function bestFit(
  db: Db,
  room: RoomRow,
  { stay, except, today }: LikeSearch,
  lock: RawBuilder<unknown>,
): Promise<RoomForStay | undefined> {
  const { hotelId, typeId, price } = room;
  const { rows } = await sql<RoomForStay>`
    select ${columnsForStay({ hotel: hotelId, stay, withImages: picturedFor(hotelId) })} from rooms r
    where r.hotel_id = ${hotelId} and r.type_id = ${typeId} and ${roomOnSale}
      and r.price_vnd = ${price} and r.adults = ${room.adults} and r.children = ${room.children}
      and r.capacity = ${room.capacity} and r.beds = ${room.beds} and r.type_bed = ${room.typeBed}
      and r.services @> ${room.services}::text[]
      and not r.id = any(${[...except]}::bigint[]) and not ${takenDuring(hotelId, stay)}
    order by ${gapAround(hotelId, stay, today)}, ${asNumbered} limit 1 ${lock}`.execute(db);
  return rows[0];
}
