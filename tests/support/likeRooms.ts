import { newHotel, type TestHotel } from './hotels';
import { sharedServer, type ServerControl } from './server/serverControl';

type RoomPlans = NonNullable<NonNullable<Parameters<typeof newHotel>[0]>['rooms']>;

/** A new hotel whose rooms of one name are of one type, as the server gives them theirs. */
export async function hotelOfTypes(
  rooms: RoomPlans,
  plan: Omit<Parameters<typeof newHotel>[0] & object, 'rooms'> = {},
  server: Pick<ServerControl, 'sql'> = sharedServer(),
): Promise<TestHotel> {
  const hotel = await newHotel({ ...plan, rooms }, server);
  await server.sql(
    `insert into room_types (hotel_id, name, room_type, description, capacity, adults, children,
       beds, type_bed, price, price_vnd, services, created_at)
     select distinct on (name) hotel_id, name, room_type, description, capacity, adults, children,
       beds, type_bed, price, price_vnd, services, created_at
     from rooms where hotel_id = $1 order by name, id`,
    [hotel.id],
  );
  await server.sql(
    `update rooms r set type_id = t.id, difference = r.price - t.price,
       difference_vnd = r.price_vnd - t.price_vnd
     from room_types t
     where r.hotel_id = $1 and t.hotel_id = r.hotel_id and t.name = r.name`,
    [hotel.id],
  );
  return hotel;
}

/** So many rooms that are alike, numbered from 101. */
export const alike = (count: number, name = 'Deluxe hướng biển', price = 900_000): RoomPlans =>
  Array.from({ length: count }, () => ({ name, price }));
