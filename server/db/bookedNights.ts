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

/** The rooms of one line `booking_rooms k`, one after the other; null where all nights are in its room. */
export const segmentsOfLine = (hotel: HotelRef) => sql`(
  select json_agg(json_build_object(
    'roomId', s.room_id, 'roomNumber', y.room_number, 'name', y.name, 'from', s.first, 'to', s.last + 1
  ) order by s.first)
  from (
    select i.room_id, min(i.night) as first, max(i.night) as last from (
      select n.night, coalesce(n.room_id, k.room_id) as room_id, n.night - (row_number() over (
        partition by coalesce(n.room_id, k.room_id) order by n.night))::int as island
      from booking_nights n
      where n.hotel_id = ${hotel} and n.booking_id = k.booking_id and n.position = k.position
    ) i group by i.room_id, i.island
  ) s join rooms y on y.hotel_id = ${hotel} and y.id = s.room_id
  having count(*) > 1
)`;
