import { sql } from 'kysely';
import type { Db } from '../../db/db';
import type { HotelToPlace, HotelPlace } from './queries';

type UnplacedHotel = HotelToPlace & { id: number; version: number };

/** Hotels that lie in no destination, in the order of their ids from after that one. */
export async function unplacedHotels(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<UnplacedHotel[]> {
  const { rows } = await sql<UnplacedHotel>`
    select h.id, h.version, h.name, h.address_number as number, h.address_street as street,
      h.address_district as district, h.address_city as city, h.property_type as "propertyType"
    from hotels h
    where h.destination_slug is null and h.deleted_at is null and h.id > ${after}
    order by h.id limit ${most}`.execute(db);
  return rows;
}

/** Says where the hotel is found, unless it has been changed since. */
export async function placeHotel(
  db: Db,
  { id, version }: Pick<UnplacedHotel, 'id' | 'version'>,
  place: HotelPlace,
): Promise<void> {
  await sql`
    update hotels h set destination_slug = ${place.destination}, search_text = ${place.searchText}
    where h.id = ${id} and h.version = ${version}`.execute(db);
}
