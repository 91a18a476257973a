import { sql } from 'kysely';
import type { Db } from '../../../db/db';
import type { StoredImage } from '../../../files/images';

/** A room or a type whose pictures its owner changes. */
export interface Pictured {
  kind: 'room' | 'type';
  ownerId: number;
  hotelId: number;
  id: number;
}

export type ImageRow = StoredImage & { id: number };

/** The table of such records, that of their pictures, and whose these are. */
const names = {
  room: { records: sql.raw('rooms'), images: sql.raw('room_images'), of: sql.raw('room_id') },
  type: {
    records: sql.raw('room_types'),
    images: sql.raw('room_type_images'),
    of: sql.raw('type_id'),
  },
} as const;

/**
 * Whether it is there and its owner's; locked, until the transaction ends, against its deletion and other
 * changes of its pictures.
 */
export async function isThere(
  db: Db,
  { kind, ownerId, hotelId, id }: Pictured,
  { locked }: { locked: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${names[kind].records} p join hotels h on h.id = p.hotel_id
    where p.hotel_id = ${hotelId} and p.id = ${id} and p.deleted_at is null
      and h.owner_id = ${ownerId} and h.deleted_at is null
    ${locked ? sql`for no key update of p` : sql``}`.execute(db);
  return rows.length > 0;
}

/** In their order, the cover first. */
export async function imagesOf(db: Db, { kind, hotelId, id }: Pictured): Promise<ImageRow[]> {
  const { images, of } = names[kind];
  const { rows } = await sql<ImageRow>`
    select id, file, widths, width, height from ${images}
    where hotel_id = ${hotelId} and ${of} = ${id} order by position, id`.execute(db);
  return rows;
}

/** Puts images after those that are there. */
export async function appendImages(
  db: Db,
  { kind, hotelId, id }: Pictured,
  added: readonly StoredImage[],
): Promise<void> {
  const { images, of } = names[kind];
  const values = added.map(
    ({ file, widths, width, height }, place) =>
      sql`(${place}::int, ${file}, ${widths}::int[], ${width}::int, ${height}::int)`,
  );
  await sql`
    insert into ${images} (hotel_id, ${of}, position, file, widths, width, height)
    select ${hotelId}, ${id}, last.position + v.place, v.file, v.widths, v.width, v.height
    from (values ${sql.join(values)}) as v (place, file, widths, width, height)
    cross join (
      select coalesce(max(position) + 1, 0) as position from ${images}
      where hotel_id = ${hotelId} and ${of} = ${id}
    ) last
    order by v.place`.execute(db);
}

export async function placeImages(
  db: Db,
  { kind, hotelId, id }: Pictured,
  imageIds: readonly number[],
): Promise<void> {
  const { images, of } = names[kind];
  await sql`
    update ${images} i set position = v.place
    from unnest(${[...imageIds]}::bigint[]) with ordinality as v (id, place)
    where i.hotel_id = ${hotelId} and i.${of} = ${id} and i.id = v.id`.execute(db);
}

/** @returns the image that was there */
export async function deleteImageRow(
  db: Db,
  { kind, hotelId, id }: Pictured,
  imageId: number,
): Promise<StoredImage | undefined> {
  const { images, of } = names[kind];
  const { rows } = await sql<StoredImage>`
    delete from ${images}
    where hotel_id = ${hotelId} and ${of} = ${id} and id = ${imageId}
    returning file, widths, width, height`.execute(db);
  return rows[0];
}
