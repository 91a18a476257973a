import { sql } from 'kysely';
import { toDong } from '../domain/money/money';
import { PROPERTY_TYPE_WORDS } from '../domain/hotels/hotelFeatures';
import { searchText } from '../domain/search/searchText';
import type { Settings } from '../server/settings';
import type { Db } from '../server/db/db';
import { settleTypes } from '../server/rooms/types/settleTypes';
import { illustration } from '../server/files/illustrations';
import { subjectKey, type Subject } from './subject';
import { HOTELS } from './content/hotels';
import type { DemoHotel } from './content/hotels/hotel';
import { hotelPictures, roomPictures } from './content/pictures';
import { roomsOf, type DemoRoom } from './content/rooms';
import { userId, type UserIds } from './insertAccounts';
import { insertPrices } from './insertPrices';

/** A demo hotel as stored, with its rooms' ids in their order. */
export interface StoredHotel {
  id: number;
  rooms: { id: number; priceVnd: number; room: DemoRoom }[];
}

interface Context {
  users: UserIds;
  rates: Settings['rates'];
  now: Date;
}

export async function insertHotels(db: Db, context: Context): Promise<StoredHotel[]> {
  const stored: StoredHotel[] = [];
  for (const hotel of HOTELS) {
    const id = await insertHotel(db, hotel, context);
    await insertPictures(db, { hotelId: id }, hotelPictures(hotel));
    stored.push({ id, rooms: await insertRooms(db, id, hotel, context) });
    await settleTypes(db, id, context);
    await insertPrices(db, { id, key: hotel.key }, context);
  }
  return stored;
}

async function insertHotel(db: Db, hotel: DemoHotel, { users, now }: Context): Promise<number> {
  const { address, socialMedia: social } = hotel;
  const prices = roomsOf(hotel).map(({ price }) => price);
  const kind = PROPERTY_TYPE_WORDS[hotel.propertyType];
  const text = [hotel.name, ...Object.values(address), kind].join(' ');
  const { rows } = await sql<{ id: number }>`
    insert into hotels (owner_id, destination_slug, name, business_name, property_type, description,
      address_number, address_street, address_district, address_city, phone, email, website,
      facebook, instagram, tiktok, total_rooms, price_min, price_max, currency, minimum_stay,
      amenities, listed, search_text, created_at)
    values (${userId(users, `${hotel.owner}@example.com`)}, ${hotel.destination}, ${hotel.name},
      ${hotel.businessName}, ${hotel.propertyType}, ${hotel.description}, ${address.number},
      ${address.street}, ${address.district}, ${address.city}, ${hotel.phone}, ${hotel.email},
      ${hotel.website}, ${social.facebook ?? null}, ${social.instagram ?? null},
      ${social.tiktok ?? null}, ${hotel.totalRooms}, ${Math.min(...prices)}, ${Math.max(...prices)},
      ${hotel.currency}, ${hotel.minimumStay}, ${JSON.stringify(hotel.amenities)}::jsonb, true,
      ${searchText(text)}, ${now})
    returning id`.execute(db);
  return storedId(rows);
}

async function insertRooms(db: Db, hotelId: number, hotel: DemoHotel, { rates, now }: Context) {
  const stored: StoredHotel['rooms'] = [];
  for (const room of roomsOf(hotel)) {
    const priceVnd = toDong(room.price, hotel.currency, rates);
    const { rows } = await sql<{ id: number }>`
      insert into rooms (hotel_id, room_number, name, room_type, status, description, capacity,
        adults, children, beds, type_bed, price, price_vnd, services, search_text, created_at)
      values (${hotelId}, ${room.roomNumber}, ${room.name}, ${room.roomType}, ${room.status},
        ${room.description}, ${room.capacity}, ${room.numberOfAdults}, ${room.numberOfChildren},
        ${room.numberOfBeds}, ${room.typeBed}, ${room.price}, ${priceVnd},
        ${[...room.services]}::text[], ${searchText(`${room.roomNumber} ${room.name}`)}, ${now})
      returning id`.execute(db);
    const id = storedId(rows);
    await insertPictures(db, { hotelId, roomId: id }, roomPictures(hotel, room));
    stored.push({ id, priceVnd, room });
  }
  return stored;
}

async function insertPictures(
  db: Db,
  { hotelId, roomId }: { hotelId: number; roomId?: number },
  subjects: readonly Subject[],
): Promise<void> {
  for (const [position, subject] of subjects.entries()) {
    const { file, widths, width, height } = illustration(subjectKey(subject));
    const picture = sql`${position}, ${file}, ${widths}::int[], ${width}, ${height}`;
    await (
      roomId === undefined
        ? sql`insert into hotel_images (hotel_id, position, file, widths, width, height)
            values (${hotelId}, ${picture})`
        : sql`insert into room_images (hotel_id, room_id, position, file, widths, width, height)
            values (${hotelId}, ${roomId}, ${picture})`
    ).execute(db);
  }
}

function storedId(rows: { id: number }[]): number {
  if (!rows[0]) throw new Error('The database gave no id back.');
  return rows[0].id;
}
