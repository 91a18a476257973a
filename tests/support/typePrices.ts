import { sharedServer, type ServerControl } from './server/serverControl';
import type { TestHotel, TestRoom } from './hotels';

interface TypePlan {
  /** Dong; of each weekday, Monday first. */
  week?: readonly number[];
  dates?: Readonly<Record<string, number>>;
}

/** Makes rooms those of one type, whose base price is the first one's; answers its id. */
export async function priceByNights(
  hotel: Pick<TestHotel, 'id'>,
  rooms: readonly TestRoom[],
  { week, dates = {} }: TypePlan,
  { sql }: Pick<ServerControl, 'sql'> = sharedServer(),
): Promise<number> {
  const weekdays = week ? `{${week.join()}}` : null;
  const [type] = await sql<{ id: number }>(
    `insert into room_types (hotel_id, name, room_type, description, capacity, adults, children,
       beds, type_bed, price, price_vnd, services, week, week_vnd, created_at)
     select hotel_id, name, room_type, description, capacity, adults, children, beds, type_bed,
       price, price_vnd, services, $3::numeric[], $3::bigint[], now()
     from rooms where hotel_id = $1 and id = $2 returning id`,
    [hotel.id, rooms[0]!.id, weekdays],
  );
  await sql(
    `update rooms r set type_id = t.id, difference = r.price - t.price,
       difference_vnd = r.price_vnd - t.price_vnd
     from room_types t where t.hotel_id = $1 and t.id = $2 and r.hotel_id = $1
       and r.id = any($3::bigint[])`,
    [hotel.id, type!.id, `{${rooms.map(({ id }) => id).join()}}`],
  );
  await sql(
    `insert into type_nights (hotel_id, type_id, night, price, price_vnd)
     select $1, $2, d.key::date, d.value::numeric, d.value::bigint from json_each_text($3::json) d`,
    [hotel.id, type!.id, JSON.stringify(dates)],
  );
  await sql('insert into hotel_changes (hotel_id) values ($1)', [hotel.id]);
  return type!.id;
}

/** Says of a type how many nights a stay has at least that begins on the day. */
export async function setMinStay(
  hotel: Pick<TestHotel, 'id'>,
  typeId: number,
  { day, nights }: { day: string; nights: number },
): Promise<void> {
  const { sql } = sharedServer();
  await sql(
    'insert into type_nights (hotel_id, type_id, night, min_stay) values ($1, $2, $3, $4)',
    [hotel.id, typeId, day, nights],
  );
  await sql('insert into hotel_changes (hotel_id) values ($1)', [hotel.id]);
}
