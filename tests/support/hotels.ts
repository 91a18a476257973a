import { randomUUID } from 'node:crypto';
import { PROPERTY_TYPE_WORDS } from '../../domain/hotels/hotelFeatures';
import { searchText } from '../../domain/search/searchText';
import { demo } from './accounts';
import { sharedServer, type ServerControl } from './server/serverControl';

interface RoomPlan {
  /** Dong a night. */
  price: number;
  name?: string;
  adults?: number;
  children?: number;
  beds?: number;
  typeBed?: 'Single' | 'Double' | 'Queen' | 'King' | 'Twin';
  status?: 'AVAILABLE' | 'MAINTENANCE';
  services?: string[];
}

interface HotelPlan {
  rooms?: RoomPlan[];
  name?: string;
  currency?: 'VND' | 'USD' | 'EUR';
  minimumStay?: '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
  destination?: string;
  listed?: boolean;
  phone?: string | null;
  amenities?: Record<string, boolean>;
  propertyType?: 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
  rating?: number;
  reviewCount?: number;
  /** The owner's address; the demo partner's when absent. */
  owner?: string;
}

export interface TestRoom extends Required<Omit<RoomPlan, 'status' | 'typeBed'>> {
  id: number;
}

export interface TestHotel {
  id: number;
  name: string;
  rooms: TestRoom[];
}

/** A listed hotel that no other test has; with one room unless told otherwise. */
export async function newHotel(
  { rooms = [{ price: 500_000 }], ...plan }: HotelPlan = {},
  { sql }: Pick<ServerControl, 'sql'> = sharedServer(),
): Promise<TestHotel> {
  const name = plan.name ?? `Khách sạn ${randomUUID().slice(0, 8)}`;
  const propertyType = plan.propertyType ?? 'HOTEL';
  const [hotel] = await sql<{ id: number }>(
    `insert into hotels (owner_id, destination_slug, name, business_name,
       description, address_number, address_street, address_district, address_city, phone, email,
       total_rooms, minimum_stay, amenities, listed, search_text, property_type, rating,
       review_count, currency, created_at)
     select id, $1, $2, 'Công ty ' || $2::text, 'Một khách sạn yên tĩnh.', '12',
       'Trần Phú', 'Phường Hải Châu', 'Đà Nẵng', $3, 'khachsan@example.com',
       $4, $5, $6::jsonb, $7, $9, $10, $11, $12, $13, now()
     from users where email_key = $8 returning id`,
    [
      plan.destination ?? null,
      name,
      plan.phone === undefined ? '02363123456' : plan.phone,
      Math.max(1, rooms.length),
      plan.minimumStay ?? '3_OR_LESS',
      JSON.stringify(plan.amenities ?? { wifi: true }),
      plan.listed ?? true,
      plan.owner ?? demo.partner.email,
      searchText(`${name} ${PROPERTY_TYPE_WORDS[propertyType]}`),
      propertyType,
      plan.rating ?? 0,
      plan.reviewCount ?? 0,
      plan.currency ?? 'VND',
    ],
  );
  if (!hotel) throw new Error('The owner is missing.');
  const made: TestRoom[] = [];
  for (const [index, room] of rooms.entries()) made.push(await newRoom(hotel.id, index, room, sql));
  return { id: hotel.id, name, rooms: made };
}

async function newRoom(
  hotelId: number,
  index: number,
  plan: RoomPlan,
  sql: ServerControl['sql'],
): Promise<TestRoom> {
  const room = {
    name: `Phòng ${101 + index}`,
    adults: 2,
    children: 1,
    beds: 1,
    services: ['Wi-Fi miễn phí'],
    ...plan,
  };
  const [row] = await sql<{ id: number }>(
    `insert into rooms (hotel_id, room_number, name, room_type, status, description, capacity,
       adults, children, beds, type_bed, price, price_vnd, services, created_at)
     values ($1, $2, $3, 'Standard', $4, 'Phòng sáng.', $5, $6, $7, $8, $9, $10::bigint,
       $10::bigint, $11, now())
     returning id`,
    [
      hotelId,
      String(101 + index),
      room.name,
      plan.status ?? 'AVAILABLE',
      room.adults + room.children,
      room.adults,
      room.children,
      room.beds,
      plan.typeBed ?? 'Double',
      room.price,
      room.services,
    ],
  );
  return { ...room, id: row!.id };
}
