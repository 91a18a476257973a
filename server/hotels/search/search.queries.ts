import { sql, type RawBuilder } from 'kysely';
import {
  addDays,
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  vietnamToday,
  type Day,
  type Stay,
  oneNight,
} from '../../../domain/stays/stay';
import type { Db } from '../../db/db';
import { plannedEachTime } from '../../db/namedStatements';
import { automaticPercents } from '../automaticDiscount.queries';
import { lowestStayPriceOf, NO_PERCENT } from '../nightPrices.queries';
import { hotelColumns, onSale, roomOnSale, type HotelCardRow } from '../queries';
import {
  needsPrices,
  PRIOR_REVIEWS,
  PRIOR_TENTHS,
  type HotelConditions,
  type HotelSort,
  type PartyStay,
} from './conditions';
import { stayPriceLimits } from './stayPriceLimits';

// Compared as whole numbers: sorting thousands of numerics takes longer than finding them.
const tenths = sql`(h.rating * 10)::int`;

const percent = sql`reduced.percent`;
const shownPrice = sql`shown.price`;

const orders: Record<HotelSort, RawBuilder<unknown>> = {
  recommended: sql`(${tenths} * h.review_count + ${PRIOR_TENTHS * PRIOR_REVIEWS}::int) * 100
    / (h.review_count + ${PRIOR_REVIEWS}::int) desc`,
  priceAsc: sql`${shownPrice} nulls last`,
  priceDesc: sql`${shownPrice} desc nulls last`,
  rating: sql`${tenths} desc, h.review_count desc`,
};

const ownRoom = sql`r.hotel_id = h.id and ${roomOnSale}`;

/**
 * `offset 0` keeps this one look-up in the primary key for each room that is tried: joined instead,
 * all sold nights of a hotel would be read to find its cheapest free room.
 */
const freeDuring = ({ checkIn, checkOut }: Stay) => sql`not exists (
  select 1 from room_nights n
  where n.hotel_id = r.hotel_id and n.room_id = r.id
    and n.night >= ${checkIn}::date and n.night < ${checkOut}::date
  offset 0
)`;

/** Whether nobody else can have that night in the room. */
const isOver = (night: Day) => sql`(
  exists (
    select 1 from room_nights b
    where b.hotel_id = r.hotel_id and b.room_id = r.id and b.night = ${night}::date
  ) or exists (
    select 1 from type_nights b
    where b.hotel_id = r.hotel_id and b.type_id = r.type_id and b.night = ${night}::date and b.closed
  ))`;

/** The rule of `fillsGap`, where the owner has it. */
const inGap = ({ checkIn, checkOut }: Stay, now: Date) => {
  const before = checkIn <= vietnamToday(now) ? sql`true` : isOver(addDays(checkIn, -1));
  return sql`(h.gap_filling and ${before} and ${isOver(checkOut)})`;
};

/** The rule of `restrictionError`, by the same look-up for each room. */
const allowedDuring = (stay: Stay, now: Date) => {
  const { checkIn, checkOut } = stay;
  const nights = nightsBetween(checkIn, checkOut);
  return sql`(${isLongEnough(stay)} or ${inGap(stay, now)}) and not exists (
    select 1 from type_nights s
    where s.hotel_id = r.hotel_id and s.type_id = r.type_id
      and s.night between ${checkIn}::date and ${checkOut}::date and (
        s.night < ${checkOut}::date and s.closed
        or s.night = ${checkIn}::date and s.no_arrival
        or s.night = ${checkOut}::date and s.no_departure
        or (s.night < ${checkOut}::date and s.min_stay_through > ${nights}
          or s.night = ${checkIn}::date and s.min_stay > ${nights}) and not ${inGap(stay, now)})
    offset 0
  )`;
};

/** Of `rooms r` of `hotels h`: it can be had for the stay and holds the party. */
export const roomFor = ({ adults, children, ...stay }: PartyStay, now: Date) => sql`
  ${ownRoom} and r.adults >= ${adults} and r.capacity >= ${adults + children}
  and ${freeDuring(stay)} and ${allowedDuring(stay, now)}`;

/** The nights that prices are of, and which rooms have them. */
function pricedRooms(stay: PartyStay | undefined, now: Date) {
  return stay
    ? { stay, rooms: roomFor(stay, now) }
    : { stay: oneNight(vietnamToday(now)), rooms: ownRoom };
}

/** All hotels found, in order. A price is worked out only where it decides. */
export async function foundIds(db: Db, search: HotelConditions, now: Date): Promise<number[]> {
  const { stay, sort = 'recommended' } = search;
  const { rows } = await sql<{ id: number }>`
    ${plannedEachTime} with reduced as materialized (${automaticPercents(now)})
    select h.id
    from hotels h ${stay ? withRoom(roomFor(stay, now)) : sql``}
      ${needsPrices(search) ? withPrice(search, now) : sql``}
    where ${matching(search)}
    order by ${orders[sort]}, h.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Their cards, in no order, with the rooms for the stay or else for tonight. */
export async function foundCards(
  db: Db,
  ids: readonly number[],
  { stay, now }: { stay: HotelConditions['stay']; now: Date },
): Promise<HotelCardRow[]> {
  const priced = pricedRooms(stay, now);
  const free = stay ? priced.rooms : sql`${ownRoom} and ${freeDuring(priced.stay)}`;
  const price = (off: RawBuilder<unknown>) =>
    lowestStayPriceOf(sql`h.id`, priced.rooms, { stay: priced.stay, percent: off });
  const { rows } = await sql<HotelCardRow>`
    with reduced as materialized (${automaticPercents(now)})
    select ${hotelColumns}, reduced.percent as "automaticPercent",
      ${price(NO_PERCENT)} as "lowestPrice", ${price(percent)} as "shownPrice",
      (select count(*)::int from rooms r where ${free}) as "roomsFree"
    from hotels h left join reduced on reduced.owner_id = h.owner_id
    where h.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Leaves out the hotels that have no such room. */
const withRoom = (room: RawBuilder<unknown>) => sql`
  join lateral (select 1 from rooms r where ${room} limit 1) room on true`;

/** The hotel is named once more: where tables are divided, a sub-select has to be of one. */
function withPrice({ stay: wanted }: HotelConditions, now: Date) {
  const { stay, rooms } = pricedRooms(wanted, now);
  return sql`
    left join reduced on reduced.owner_id = h.owner_id
    cross join lateral (
      select ${lowestStayPriceOf(sql`h.id`, rooms, { stay, percent })} as price
      from hotels o where o.id = h.id offset 0
    ) shown`;
}

function matching(search: HotelConditions): RawBuilder<unknown> {
  const { destination, propertyType, amenities, minRating, stay } = search;
  const conditions: RawBuilder<unknown>[] = [onSale];
  if (destination !== undefined) conditions.push(sql`h.destination_slug = ${destination}`);
  if (propertyType) conditions.push(sql`h.property_type = any(${[...propertyType]}::text[])`);
  if (amenities) {
    const flags = Object.fromEntries(amenities.map((flag) => [flag, true]));
    conditions.push(sql`h.amenities @> ${JSON.stringify(flags)}::jsonb`);
  }
  if (minRating !== undefined) conditions.push(sql`h.rating >= ${minRating}::numeric`);
  conditions.push(...priceConditions(search));
  if (stay) conditions.push(sql`(${isLongEnough(stay)} or h.gap_filling)`);
  conditions.push(...textConditions(search));
  return sql.join(conditions, sql` and `);
}

function priceConditions(search: HotelConditions): RawBuilder<unknown>[] {
  const { least = -Infinity, most = Infinity } = stayPriceLimits(search) ?? {};
  return [
    ...(least > -Infinity ? [sql`${shownPrice} >= ${least}::bigint`] : []),
    ...(most < Infinity ? [sql`${shownPrice} <= ${most}::bigint`] : []),
  ];
}

/** The stay is as long as the hotel's shortest. */
function isLongEnough({ checkIn, checkOut }: Stay): RawBuilder<unknown> {
  const nights = nightsBetween(checkIn, checkOut);
  const minimums = Object.entries(MINIMUM_STAY_NIGHTS);
  const short = minimums.filter(([, least]) => least <= nights).map(([name]) => name);
  return sql`h.minimum_stay = any(${short}::text[])`;
}

function textConditions({ words = [], places = [] }: HotelConditions): RawBuilder<unknown>[] {
  const within = places.map(
    ({ slug, rest }) => sql`(h.destination_slug = ${slug} and ${holdsWords(rest)})`,
  );
  const all = words.length > 0 ? [holdsWords(words), ...within] : within;
  return all.length > 0 ? [sql`(${sql.join(all, sql` or `)})`] : [];
}

/** Every one of them, letters and digits only, begins a word of the hotel's text. */
function holdsWords(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map((word) => sql`h.search_text ~ ${`\\m${word}`}`);
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `);
}
