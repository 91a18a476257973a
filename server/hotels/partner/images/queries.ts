import { sql } from 'kysely';
import type { Db } from '../../../db/db';
import type { StoredImage } from '../../../files/images';
import type { OwnHotel, OwnImage } from '../queries';

/** The hotel's images, the cover first. */
export async function imagesOfHotel(db: Db, hotelId: number): Promise<OwnImage[]> {
  const { rows } = await sql<OwnImage>`
    select id, file, widths, width, height from hotel_images
    where hotel_id = ${hotelId} order by position, id`.execute(db);
  return rows;
}

/** Adds images after the last one, in their order. */
export async function insertImages(
  db: Db,
  hotelId: number,
  images: readonly StoredImage[],
): Promise<void> {
  const values = images.map(
    ({ file, widths, width, height }, i) =>
      sql`(${i}::int, ${file}, ${widths}::int[], ${width}::int, ${height}::int)`,
  );
  await sql`
    insert into hotel_images (hotel_id, position, file, widths, width, height)
    select ${hotelId}, last.position + 1 + n.i, n.file, n.widths, n.width, n.height
    from (values ${sql.join(values)}) n (i, file, widths, width, height)
    cross join (
      select coalesce(max(position), -1) as position from hotel_images where hotel_id = ${hotelId}
    ) last
    order by n.i`.execute(db);
}

/** Puts the images in the order in which they are named. */
export async function orderImages(db: Db, hotelId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update hotel_images i set position = o.position
    from unnest(${[...ids]}::bigint[]) with ordinality o (id, position)
    where i.hotel_id = ${hotelId} and i.id = o.id`.execute(db);
}

/** @returns the image that was there, if the hotel is the partner's and had it */
export async function deleteImage(
  db: Db,
  { ownerId, hotelId }: OwnHotel,
  imageId: number,
): Promise<StoredImage | undefined> {
  const { rows } = await sql<StoredImage>`
    delete from hotel_images i using hotels h
    where i.hotel_id = ${hotelId} and i.id = ${imageId} and h.id = i.hotel_id
      and h.owner_id = ${ownerId} and h.deleted_at is null
    returning i.file, i.widths, i.width, i.height`.execute(db);
  return rows[0];
}
