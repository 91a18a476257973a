import { sql } from 'kysely';
import type { HotelRef } from './hotelRef';

/** What the nights of one line `booking_rooms k` were booked at; null where all cost the same. */
export const nightsOfLine = (hotel: HotelRef) => sql`(
  select json_agg(json_strip_nulls(json_build_object(
    'night', n.night, 'price', n.price,
    'originalPrice', case when n.full_price > n.price then n.full_price end
  )) order by n.night)
  from booking_nights n
  where n.hotel_id = ${hotel} and n.booking_id = k.booking_id and n.position = k.position
  having min(n.price) < max(n.price) or min(n.full_price) < max(n.full_price)
)`;
