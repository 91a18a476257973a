import { sql, type RawBuilder } from 'kysely';
import type { NamedPlace, Place } from '../../domain/hotels/places';
import {
  addDays,
  MINIMUM_STAY_NIGHTS,
  nightsBetween,
  vietnamToday,
  type Stay,
} from '../../domain/stays/stay';
import type { Db } from '../db/db';
import { plannedEachTime } from '../db/namedStatements';
import { automaticPercents, nightlyPriceOf } from './automaticDiscount.queries';
import { hotelColumns, onSale, type HotelCardRow } from './queries';

type HotelSort = 'recommended' | 'priceAsc' | 'priceDesc' | 'rating';

/** What hotels are looked for by; what is absent does not narrow. */
export interface HotelConditions {
  destination?: string | undefined;
  /** The text's, as `searchWords` finds them. */
  words?: readonly string[] | undefined;
  /** Places that the text names; the words beside the name narrow within them. */
  places?: readonly NamedPlace[] | undefined;
  propertyType?: readonly string[] | undefined;
  amenities?: readonly string[] | undefined;
  minRating?: number | undefined;
  /** Whole dong, of the price that the card shows. */
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** The rooms that count are free all these nights and hold the party alone. */
  stay?: (Stay & { adults: number; children: number }) | undefined;
  sort?: HotelSort | undefined;
}

export interface FoundHotels {
  total: number;
  rows: HotelCardRow[];
}

// An average of few reviews says little: ten reviews of 3.5 are added to everybody's.
const PRIOR_TENTHS = 35;
const PRIOR_REVIEWS = 10;

// Compared as whole numbers: sorting thousands of numerics takes longer than finding them.
const tenths = sql`(h.rating * 10)::int`;

const shownPrice = nightlyPriceOf(sql`cheapest.price`, sql`reduced.percent`);

const orders: Record<HotelSort, RawBuilder<unknown>> = {
  recommended: sql`(${tenths} * h.review_count + ${PRIOR_TENTHS * PRIOR_REVIEWS}::int) * 100
    / (h.review_count + ${PRIOR_REVIEWS}::int) desc`,
  priceAsc: sql`${shownPrice} nulls last`,
  priceDesc: sql`${shownPrice} desc nulls last`,
  rating: sql`${tenths} desc, h.review_count desc`,
};

const roomOnSale = sql`
  r.hotel_id = h.id and r.deleted_at is null and r.status <> 'MAINTENANCE'`;

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

const roomFor = ({ adults, children, ...stay }: NonNullable<HotelConditions['stay']>) => sql`
  ${roomOnSale} and r.adults >= ${adults} and r.capacity >= ${adults + children}
  and ${freeDuring(stay)}`;

/** One page and the number of all hotels found, in one statement over the same rows. */
export async function searchHotels(
  db: Db,
  search: HotelConditions,
  { page, size, now }: { page: number; size: number; now: Date },
): Promise<FoundHotels> {
  const { stay, sort = 'recommended' } = search;
  const today = vietnamToday(now);
  const tonight = { checkIn: today, checkOut: addDays(today, 1) };
  const priced = stay ? roomFor(stay) : roomOnSale;
  const free = stay ? priced : sql`${roomOnSale} and ${freeDuring(tonight)}`;
  const first = page * size + 1;
  const { rows } = await sql<HotelCardRow & { total: number }>`
    ${plannedEachTime} with reduced as materialized (${automaticPercents(now)}),
    found as (
      select array_agg(h.id order by ${orders[sort]}, h.id) as ids
      from hotels h ${needsPrices(search) ? cheapestOf(priced, stay ? sql`` : sql`left`) : sql``}
      where ${matching(search)}
    )
    select coalesce(cardinality(found.ids), 0) as total, ${hotelColumns},
      reduced.percent as "automaticPercent",
      (select min(r.price_vnd) from rooms r where ${priced}) as "lowestPrice",
      (select count(*)::int from rooms r where ${free}) as "roomsFree"
    from found
    left join unnest(found.ids[${first}::int:${first + size - 1}::int])
      with ordinality as shown (id, place) on true
    left join hotels h on h.id = shown.id
    left join reduced on reduced.owner_id = h.owner_id
    order by shown.place`.execute(db);
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

/** Every name by which travellers may ask for a place. */
export async function placeNames(db: Db): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select slug, array[name_vi, name_en] || aliases as names from destinations
    order by position`.execute(db);
  return rows;
}

function needsPrices({ stay, sort, minPrice, maxPrice }: HotelConditions): boolean {
  const byPrice = sort === 'priceAsc' || sort === 'priceDesc';
  return stay !== undefined || byPrice || minPrice !== undefined || maxPrice !== undefined;
}

/** An inner join leaves out the hotels that have no such room. */
function cheapestOf(room: RawBuilder<unknown>, kind: RawBuilder<unknown>) {
  return sql`${kind} join lateral (
    select r.price_vnd as price from rooms r where ${room} order by r.price_vnd limit 1
  ) cheapest on true left join reduced on reduced.owner_id = h.owner_id`;
}

function matching(search: HotelConditions): RawBuilder<unknown> {
  const { destination, propertyType, amenities, minRating, minPrice, maxPrice, stay } = search;
  const conditions: RawBuilder<unknown>[] = [onSale];
  if (destination !== undefined) conditions.push(sql`h.destination_slug = ${destination}`);
  if (propertyType) conditions.push(sql`h.property_type = any(${[...propertyType]}::text[])`);
  if (amenities) {
    const flags = Object.fromEntries(amenities.map((flag) => [flag, true]));
    conditions.push(sql`h.amenities @> ${JSON.stringify(flags)}::jsonb`);
  }
  if (minRating !== undefined) conditions.push(sql`h.rating >= ${minRating}::numeric`);
  if (minPrice !== undefined) conditions.push(sql`${shownPrice} >= ${minPrice}::bigint`);
  if (maxPrice !== undefined) conditions.push(sql`${shownPrice} <= ${maxPrice}::bigint`);
  if (stay) conditions.push(takesStay(stay));
  conditions.push(...textConditions(search));
  return sql.join(conditions, sql` and `);
}

function takesStay({ checkIn, checkOut }: Stay): RawBuilder<unknown> {
  const nights = nightsBetween(checkIn, checkOut);
  const minimums = Object.entries(MINIMUM_STAY_NIGHTS);
  const short = minimums.filter(([, least]) => least <= nights).map(([name]) => name);
  return sql`h.minimum_stay = any(${short}::text[])`;
}

function textConditions({ words = [], places = [] }: HotelConditions): RawBuilder<unknown>[] {
  if (words.length === 0) return [];
  const within = places.map(
    ({ slug, rest }) => sql`(h.destination_slug = ${slug} and ${holdsWords(rest)})`,
  );
  return [sql`(${sql.join([holdsWords(words), ...within], sql` or `)})`];
}

/** Every one of them, letters and digits only, begins a word of the hotel's text. */
function holdsWords(words: readonly string[]): RawBuilder<unknown> {
  const each = words.map((word) => sql`h.search_text ~ ${`\\m${word}`}`);
  return each.length === 0 ? sql`true` : sql.join(each, sql` and `);
}
