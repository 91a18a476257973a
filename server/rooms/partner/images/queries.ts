import { sql } from 'kysely';
import type { Db } from '../../../db/db';
import type { StoredImage } from '../../../files/images';
import type { OwnRoom } from '../own';

export type RoomImageRow = StoredImage & { id: number };

const imageColumns = sql`id, file, widths, width, height`;

/** In their order, the cover first. */
export async function imagesOfRoom(
  db: Db,
  { hotelId, roomId }: Omit<OwnRoom, 'ownerId'>,
): Promise<RoomImageRow[]> {
  const { rows } = await sql<RoomImageRow>`
    select ${imageColumns} from room_images
    where hotel_id = ${hotelId} and room_id = ${roomId} order by position, id`.execute(db);
  return rows;
}

/** Puts images after those that are there. */
export async function appendImages(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  images: readonly StoredImage[],
): Promise<void> {
  const values = images.map(
    ({ file, widths, width, height }, place) =>
      sql`(${place}::int, ${file}, ${widths}::int[], ${width}::int, ${height}::int)`,
  );
  await sql`
    insert into room_images (hotel_id, room_id, position, file, widths, width, height)
    select ${hotelId}, ${roomId}, last.position + v.place, v.file, v.widths, v.width, v.height
    from (values ${sql.join(values)}) as v (place, file, widths, width, height)
    cross join (
      select coalesce(max(position) + 1, 0) as position from room_images
      where hotel_id = ${hotelId} and room_id = ${roomId}
    ) last
    order by v.place`.execute(db);
}

export async function placeImages(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  imageIds: readonly number[],
): Promise<void> {
  await sql`
    update room_images i set position = v.place
    from unnest(${[...imageIds]}::bigint[]) with ordinality as v (id, place)
    where i.hotel_id = ${hotelId} and i.room_id = ${roomId} and i.id = v.id`.execute(db);
}

/** @returns the image that was there */
export async function deleteImageRow(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  imageId: number,
): Promise<StoredImage | undefined> {
  const { rows } = await sql<StoredImage>`
    delete from room_images
    where hotel_id = ${hotelId} and room_id = ${roomId} and id = ${imageId}
    returning file, widths, width, height`.execute(db);
  return rows[0];
}
