import { sql, type RawBuilder } from 'kysely';
import { vietnamToday, type Day, oneNight } from '../../domain/stays/stay';
import type { Db } from '../db/db';
import type { HotelRef } from '../db/hotelRef';
import { plannedEachTime } from '../db/namedStatements';
import type { StoredImage } from '../files/images';
import { lowestStayPriceOf, NO_PERCENT } from './nightPrices.queries';
import { automaticPercentOf, automaticPercents } from './automaticDiscount.queries';

export interface HotelLinks {
  facebook: string | null;
  instagram: string | null;
  twitter: string | null;
  linkedin: string | null;
  tiktok: string | null;
}

/** What a hotel's owner tells travellers of it. */
export interface ToldHotel extends HotelLinks {
  name: string;
  businessName: string;
  propertyType: 'HOTEL' | 'APARTMENT' | 'RESORT' | 'HOMESTAY' | 'VILLA';
  description: string;
  number: string;
  street: string;
  district: string;
  city: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  minimumStay: '3_OR_LESS' | '1_WEEK' | '2_WEEKS' | '1_MONTH' | '3_MONTHS' | '6_MONTHS';
  /** A stay that fills a gap of its room may be shorter than every minimum. */
  gapFilling: boolean;
  amenities: Record<string, boolean>;
}

export interface HotelRow extends ToldHotel {
  id: number;
  ownerId: number;
  rating: number;
  reviewCount: number;
  images: StoredImage[];
}

export interface HotelOnSaleRow extends HotelRow {
  /** Of every price, without a code. */
  automaticPercent: number | null;
}

export interface HotelCardRow extends HotelOnSaleRow {
  /** Whole dong for all nights of the stay, or else tonight's, in the cheapest room asked for. */
  shownPrice: number | null;
  /** The same before the automatic discount. */
  lowestPrice: number | null;
  /** Tonight, or in the nights asked for. */
  roomsFree: number;
}

export interface DestinationRow {
  slug: string;
  nameVi: string;
  nameEn: string;
  aliases: string[];
  descriptionVi: string;
  descriptionEn: string;
  featured: boolean;
  image: StoredImage;
}

/** Of `hotels h`: an administrator has taken it off sale, by itself or with its owner. */
export const suspended = sql`(h.suspended_reason is not null or h.owner_suspended_at is not null)`;

/** Of `hotels h`: travellers find and book it. The one condition, which `hotels_on_sale` indexes. */
export const onSale = sql`h.listed and h.suspended_reason is null
  and h.owner_suspended_at is null and h.deleted_at is null`;

const columnsOf = (hotel: HotelRef) => sql`
  h.id, h.owner_id as "ownerId", h.name, h.business_name as "businessName",
  h.property_type as "propertyType", h.description, h.address_number as number,
  h.address_street as street, h.address_district as district, h.address_city as city,
  h.phone, h.email, h.website, h.facebook, h.instagram, h.twitter, h.linkedin, h.tiktok,
  h.minimum_stay as "minimumStay", h.gap_filling as "gapFilling", h.amenities,
  h.rating::float8 as rating,
  h.review_count as "reviewCount",
  coalesce((
    select json_agg(json_build_object(
      'file', i.file, 'widths', i.widths, 'width', i.width, 'height', i.height
    ) order by i.position, i.id)
    from hotel_images i where i.hotel_id = ${hotel}
  ), '[]') as images`;

/** Of any `hotels h`. */
export const hotelColumns = columnsOf(sql`h.id`);

/** Of any `rooms r`: one that can be booked in nights that it has left. */
export const roomOnSale = sql`r.deleted_at is null and r.status <> 'MAINTENANCE'`;

/** Of a night of which nothing is said; null when it has no room on sale. */
const basePriceOf = (hotel: HotelRef) => sql`(
  select min(r.price_vnd) from rooms r
  where r.hotel_id = ${hotel} and ${roomOnSale}
)`;

const tonightsPrice = (today: Day, percent: RawBuilder<unknown>) =>
  lowestStayPriceOf(sql`h.id`, sql`r.hotel_id = h.id and ${roomOnSale}`, {
    stay: oneNight(today),
    percent,
  });

/** Columns of a card; `today` says which night "tonight" is. */
const cardColumns = (today: Day) => sql`
  ${hotelColumns}, reduced.percent as "automaticPercent",
  ${tonightsPrice(today, NO_PERCENT)} as "lowestPrice",
  ${tonightsPrice(today, sql`reduced.percent`)} as "shownPrice",
  (
    select count(*)::int from rooms r
    where r.hotel_id = h.id and ${roomOnSale}
      and not exists (
        select 1 from room_nights n
        where n.hotel_id = r.hotel_id and n.room_id = r.id and n.night = ${today}::date
      )
  ) as "roomsFree"`;

/** A hotel that travellers may see. */
export async function hotelOnSale(db: Db, id: number): Promise<HotelRow | undefined> {
  const { rows } = await sql<HotelRow>`
    select ${columnsOf(id)} from hotels h where h.id = ${id} and ${onSale}`.execute(db);
  return rows[0];
}

/** The same, and what is taken off its prices now. */
export async function pricedHotelOnSale(
  db: Db,
  id: number,
  now: Date,
): Promise<HotelOnSaleRow | undefined> {
  const hotel = await hotelOnSale(db, id);
  return hotel && { ...hotel, automaticPercent: await automaticPercentOf(db, hotel.ownerId, now) };
}

/** What searching a hotel's rooms has to know of it; undefined when travellers may not see it. */
export async function stayTerms(
  db: Db,
  id: number,
  now: Date,
): Promise<Pick<HotelOnSaleRow, 'minimumStay' | 'gapFilling' | 'automaticPercent'> | undefined> {
  const { rows } = await sql<Pick<HotelRow, 'minimumStay' | 'gapFilling' | 'ownerId'>>`
    select h.minimum_stay as "minimumStay", h.gap_filling as "gapFilling", h.owner_id as "ownerId"
    from hotels h where h.id = ${id} and ${onSale}`.execute(db);
  const [hotel] = rows;
  if (!hotel) return undefined;
  const automaticPercent = await automaticPercentOf(db, hotel.ownerId, now);
  return { minimumStay: hotel.minimumStay, gapFilling: hotel.gapFilling, automaticPercent };
}

/** A hotel in any state. */
export async function hotelById(db: Db, id: number): Promise<HotelRow | undefined> {
  const { rows } = await sql<HotelRow>`
    select ${columnsOf(id)} from hotels h where h.id = ${id}`.execute(db);
  return rows[0];
}

/** Hotels in any state: a booking shows its hotel even when it is no longer on sale. */
export async function hotelsByIds(db: Db, ids: readonly number[]): Promise<HotelRow[]> {
  const { rows } = await sql<HotelRow>`
    select ${hotelColumns} from hotels h where h.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}

/** Cards of hotels that are on sale, in no order. */
export async function hotelCardsByIds(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<HotelCardRow[]> {
  const { rows } = await sql<HotelCardRow>`
    with reduced as (${automaticPercents(now)})
    select ${cardColumns(vietnamToday(now))}
    from hotels h left join reduced on reduced.owner_id = h.owner_id
    where h.id = any(${[...ids]}::bigint[]) and ${onSale}`.execute(db);
  return rows;
}

/**
 * The same destination first, then the nearest in what a usual night costs. It looks at every hotel of the
 * destination: the search index answers otherwise.
 *
 * @param room of `rooms r` of `hotels h`: one that hotels must have
 */
export async function nearestInDatabase(
  db: Db,
  id: number,
  { limit, now, room }: { limit: number; now: Date; room?: RawBuilder<unknown> | undefined },
): Promise<HotelCardRow[]> {
  const meant = room ? sql`exists (select 1 from rooms r where ${room})` : sql`true`;
  // Far hotels, which are many, are looked at only when there are too few near ones.
  const nearestInPrice = (where: RawBuilder<unknown>) => sql`
    select h.id, abs(h.price - coalesce((select price from this), h.price)) as away
    from (select h.*, ${basePriceOf(sql`h.id`)} as price from hotels h where ${onSale} and ${where} and ${meant}) h
    where h.id <> ${id} and h.price is not null
    order by away, h.id limit ${limit}`;
  const { rows } = await sql<HotelCardRow>`
    ${plannedEachTime} with this as (
      select h.destination_slug, ${basePriceOf(id)} as price from hotels h where h.id = ${id}
    ), near as (${nearestInPrice(sql`h.destination_slug = (select destination_slug from this)`)}),
    far as (${nearestInPrice(sql`
      h.destination_slug is distinct from (select destination_slug from this)
      and (select count(*) from near) < ${limit}`)}),
    chosen as (
      select id, 0 as distance, away from near union all select id, 1, away from far
      order by distance, away, id limit ${limit}
    ), reduced as (${automaticPercents(now)})
    select ${cardColumns(vietnamToday(now))}
    from chosen c join hotels h on h.id = c.id left join reduced on reduced.owner_id = h.owner_id
    order by c.distance, c.away, c.id`.execute(db);
  return rows;
}

export async function destinations(db: Db): Promise<DestinationRow[]> {
  const { rows } = await sql<DestinationRow>`
    select d.slug, d.name_vi as "nameVi", d.name_en as "nameEn", d.aliases,
      d.description_vi as "descriptionVi", d.description_en as "descriptionEn", d.featured, d.image
    from destinations d order by d.position`.execute(db);
  return rows;
}

/** How many hotels are on sale in each destination, by its slug; none is absent. */
export async function hotelCounts(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ slug: string; hotels: number }>`
    select h.destination_slug as slug, count(*)::int as hotels from hotels h
    where ${onSale} and h.destination_slug is not null group by 1`.execute(db);
  return new Map(rows.map(({ slug, hotels }) => [slug, hotels]));
}

/** The next hotels by their ids, deleted ones too: their bookings stay. */
export async function hotelsAfter(db: Db, id: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from hotels where id > ${id} order by id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
