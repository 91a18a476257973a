import { sql } from 'kysely';
import type { Day } from '../../../../domain/stays/stay';
import type { Db } from '../../../db/db';
import type { OwnRoom } from '../own';
import type { ClosureRow } from './queries';

type InHotel = Pick<OwnRoom, 'hotelId' | 'roomId'>;

/** The reason of a closure that stands for a guest who came without a booking. */
export const BOOKED_TONIGHT = 'Booked tonight';

/** Takes the closure's one night unless somebody has it. @returns whether it was free */
export async function takeFreeNight(
  db: Db,
  { hotelId, roomId }: InHotel,
  { id, from }: ClosureRow,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into room_nights (hotel_id, room_id, night, closure_id)
    values (${hotelId}, ${roomId}, ${from}, ${id})
    on conflict (hotel_id, room_id, night) do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the closure that keeps tonight for such a guest, if there is one. */
export async function freeBookedTonight(
  db: Db,
  { hotelId, roomId }: InHotel,
  today: Day,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from room_nights n using room_closures c
    where n.hotel_id = ${hotelId} and n.room_id = ${roomId} and n.night = ${today}::date
      and c.hotel_id = n.hotel_id and c.id = n.closure_id and c.from_day = n.night
      and c.to_day = n.night + 1 and c.reason = ${BOOKED_TONIGHT}
    returning c.id`.execute(db);
  for (const { id } of rows) {
    await sql`
      delete from room_closures where hotel_id = ${hotelId} and id = ${id}`.execute(db);
  }
}
