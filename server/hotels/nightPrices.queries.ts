import { sql, type RawBuilder } from 'kysely';
import { HIGHEST_PRICE } from '../../domain/rooms/roomPrices';
import { nightsBetween, type Stay } from '../../domain/stays/stay';
import { nightlyPriceOf } from './automaticDiscount.queries';

interface PricedStay {
  stay: Stay;
  /** What is taken off, or null. */
  percent: RawBuilder<unknown>;
}

/** Without a discount. */
export const NO_PERCENT = sql`null::int`;

/** The rule of `nightPrices` for one night of `rooms r`, with its type as `t` and what is said of the date as `d`. */
export const nightPrice = (night: RawBuilder<unknown>) => sql`
  least(${HIGHEST_PRICE}::bigint, greatest(1, r.price_vnd + coalesce(
    coalesce(d.price_vnd, t.week_vnd[extract(isodow from ${night})::int], t.price_vnd) - t.price_vnd, 0
  )))`;

/**
 * Of each of those `rooms r`: what the stay costs, as `price`, each night reduced by itself (`stayPrice`).
 */
const stayPrices = (
  rooms: RawBuilder<unknown>,
  { stay: { checkIn, checkOut }, percent }: PricedStay,
) => sql`
  select sum(p.price)::bigint as price from (
    select f.hotel_id, f.id, ${nightlyPriceOf(sql`f.price`, percent)} as price from (
      select r.hotel_id, r.id, ${nightPrice(sql`(${checkIn}::date + g.n)`)} as price
      from rooms r
      cross join generate_series(0, ${nightsBetween(checkIn, checkOut)}::int - 1) g (n)
      left join room_types t on t.hotel_id = r.hotel_id and t.id = r.type_id
      left join type_nights d on d.hotel_id = r.hotel_id and d.type_id = r.type_id
        and d.night = ${checkIn}::date + g.n
      where ${rooms}
    ) f
  ) p group by p.hotel_id, p.id`;

/** Of a hotel: whether some night of the stay costs another than the base price. */
const hasOwnNights = (hotel: RawBuilder<unknown>, { checkIn, checkOut }: Stay) => sql`exists (
  select 1 from room_types t
  where t.hotel_id = ${hotel} and t.deleted_at is null and (t.week_vnd is not null or exists (
    select 1 from type_nights d
    where d.hotel_id = ${hotel} and d.type_id = t.id and d.price_vnd is not null
      and d.night >= ${checkIn}::date and d.night < ${checkOut}::date
  ))
)`;

/**
 * What the stay costs at least in those `rooms r` of a hotel, in whole dong; null without one. Where all nights
 * cost the base price, the search for the cheapest stops with the first.
 */
export const lowestStayPriceOf = (
  hotel: RawBuilder<unknown>,
  rooms: RawBuilder<unknown>,
  priced: PricedStay,
) => sql`(
  case when ${hasOwnNights(hotel, priced.stay)}
    then (select min(a.price) from (${stayPrices(rooms, priced)}) a)
    else (select ${nightsBetween(priced.stay.checkIn, priced.stay.checkOut)}::int
        * ${nightlyPriceOf(sql`f.price`, priced.percent)} from (
      select r.price_vnd as price from rooms r where ${rooms} order by r.price_vnd limit 1
    ) f) end
)`;
