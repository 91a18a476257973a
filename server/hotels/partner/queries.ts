import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../../domain/money/money';
import { firstDeskDay, type Day } from '../../../domain/stays/stay';
import { withGuests } from '../../db/bookingConditions';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import type { HotelRef } from '../../db/hotelRef';
import type { StoredImage } from '../../files/images';
import type { ToldHotel } from '../queries';

/** A hotel that the partner may change, and whose it is. */
export interface OwnHotel {
  ownerId: number;
  hotelId: number;
}

/** What the partner decides about a hotel. */
export interface HotelFields extends ToldHotel {
  fax: string | null;
  totalRooms: number;
  priceMin: number | null;
  priceMax: number | null;
  currency: Currency;
}

/** What decides where travellers find a hotel: where it lies, its name and its kind. */
export type HotelToPlace = Pick<
  HotelFields,
  'name' | 'number' | 'street' | 'district' | 'city' | 'propertyType'
>;

/** Where travellers find the hotel. */
export interface HotelPlace {
  destination: string | null;
  searchText: string;
}

export type OwnImage = StoredImage & { id: number };

export interface PartnerHotelRow extends HotelFields {
  id: number;
  state: Schemas['HotelState'];
  suspendedReason: string | null;
  rooms: number;
  images: OwnImage[];
  rating: number;
  reviewCount: number;
  version: number;
  createdAt: Date;
}

export interface HotelFilter {
  ownerId: number;
  /** As `searchText` makes it. */
  text: string | undefined;
  state: Schemas['HotelState'] | undefined;
}

export type HotelSort = 'name' | 'city' | 'rooms' | 'created';

const state = sql`case
  when h.suspended_reason is not null then 'SUSPENDED'
  when h.listed then 'LISTED'
  else 'DRAFT' end`;

const rooms = (hotel: HotelRef) => sql`(
  select count(*)::int from rooms r where r.hotel_id = ${hotel} and r.deleted_at is null
)`;

const imagesOf = (hotel: HotelRef, most: RawBuilder<unknown>) => sql`coalesce((
  select json_agg(json_build_object(
    'id', i.id, 'file', i.file, 'widths', i.widths, 'width', i.width, 'height', i.height
  ) order by i.position, i.id)
  from (
    select * from hotel_images where hotel_id = ${hotel} order by position, id limit ${most}
  ) i
), '[]')`;

const hotelColumns = (hotel: HotelRef, mostImages: RawBuilder<unknown>) => sql`
  h.id, h.name, h.business_name as "businessName", h.property_type as "propertyType",
  h.description, h.address_number as number, h.address_street as street,
  h.address_district as district, h.address_city as city, h.phone, h.email, h.website, h.fax,
  h.facebook, h.instagram, h.twitter, h.linkedin, h.tiktok, h.total_rooms as "totalRooms",
  h.price_min::float8 as "priceMin", h.price_max::float8 as "priceMax", h.currency,
  h.minimum_stay as "minimumStay", h.gap_filling as "gapFilling", h.amenities, ${state} as state,
  h.suspended_reason as "suspendedReason", ${rooms(hotel)} as rooms,
  ${imagesOf(hotel, mostImages)} as images,
  h.rating::float8 as rating, h.review_count as "reviewCount", h.version,
  h.created_at as "createdAt"`;

const allImages = sql`null`;
const cover = sql`1`;

const orders: Readonly<Record<HotelSort, RawBuilder<unknown>>> = {
  name: sql`h.search_text`,
  // Đ stands with D, whatever the database's own order of letters.
  city: sql`translate(h.address_city, 'Đđ', 'Dd')`,
  rooms: rooms(sql`h.id`),
  created: sql`h.created_at`,
};

function matching({ ownerId, text, state: wanted }: HotelFilter) {
  const conditions = [sql`h.owner_id = ${ownerId}`, sql`h.deleted_at is null`];
  if (text) conditions.push(sql`strpos(h.search_text, ${text}) > 0`);
  if (wanted !== undefined) conditions.push(sql`${state} = ${wanted}`);
  return sql.join(conditions, sql` and `);
}

/** One page of the partner's hotels, each with its cover at most, or all of them. */
export async function hotelsMatching(
  db: Db,
  filter: HotelFilter,
  order: { sort: HotelSort; descending: boolean; page?: { page: number; size: number } },
): Promise<PartnerHotelRow[]> {
  const { sort, descending, page } = order;
  const direction = descending ? sql`desc` : sql`asc`;
  const part = page ? sql`limit ${page.size} offset ${page.page * page.size}` : sql``;
  const { rows } = await sql<PartnerHotelRow>`
    select ${hotelColumns(sql`h.id`, cover)} from hotels h where ${matching(filter)}
    order by ${orders[sort]} ${direction}, h.search_text, h.id ${part}`.execute(db);
  return rows;
}

export async function hotelCountMatching(db: Db, filter: HotelFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hotels h where ${matching(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

const mine = ({ ownerId, hotelId }: OwnHotel) =>
  sql`h.id = ${hotelId} and h.owner_id = ${ownerId} and h.deleted_at is null`;

/** The hotel, if it is the partner's. */
export async function hotelOfPartner(db: Db, own: OwnHotel): Promise<PartnerHotelRow | undefined> {
  const { rows } = await sql<PartnerHotelRow>`
    select ${hotelColumns(own.hotelId, allImages)} from hotels h where ${mine(own)}`.execute(db);
  return rows[0];
}

const lockStrengths = {
  gone: sql`for update`,
  changed: sql`for no key update`,
  sold: sql`for key share`,
};

/**
 * Keeps the hotel from being changed by others until the transaction ends; `gone` keeps it from
 * being booked as well, `sold` only from being deleted.
 *
 * @returns whether there is such a hotel
 */
export async function lockHotel(db: Db, own: OwnHotel, purpose: keyof typeof lockStrengths) {
  const strength = lockStrengths[purpose];
  const { rows } = await sql`select h.id from hotels h where ${mine(own)} ${strength}`.execute(db);
  return rows.length > 0;
}

/**
 * Within a transaction that keeps the owner's account from being suspended meanwhile.
 *
 * @returns the hotel's id
 */
export async function insertHotel(
  db: Db,
  ownerId: number,
  { hotel, place, now }: { hotel: HotelFields; place: HotelPlace; now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into hotels (owner_id, destination_slug, name, business_name, property_type, description,
      address_number, address_street, address_district, address_city, phone, email, website, fax,
      facebook, instagram, twitter, linkedin, tiktok, total_rooms, price_min, price_max, currency,
      minimum_stay, gap_filling, amenities, search_text, created_at)
    values (${ownerId}, ${place.destination}, ${hotel.name}, ${hotel.businessName},
      ${hotel.propertyType}, ${hotel.description}, ${hotel.number}, ${hotel.street},
      ${hotel.district}, ${hotel.city}, ${hotel.phone}, ${hotel.email}, ${hotel.website},
      ${hotel.fax}, ${hotel.facebook}, ${hotel.instagram}, ${hotel.twitter}, ${hotel.linkedin},
      ${hotel.tiktok}, ${hotel.totalRooms}, ${hotel.priceMin}, ${hotel.priceMax},
      ${hotel.currency}, ${hotel.minimumStay}, ${hotel.gapFilling},
      ${JSON.stringify(hotel.amenities)}::jsonb, ${place.searchText}, ${now})
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The hotel was not stored.');
  return id;
}

/** @returns whether the hotel was still at that version */
export async function updateHotel(
  db: Db,
  own: OwnHotel,
  { hotel, place, version }: { hotel: HotelFields; place: HotelPlace; version: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update hotels h set
      destination_slug = ${place.destination}, name = ${hotel.name},
      business_name = ${hotel.businessName}, property_type = ${hotel.propertyType},
      description = ${hotel.description}, address_number = ${hotel.number},
      address_street = ${hotel.street}, address_district = ${hotel.district},
      address_city = ${hotel.city}, phone = ${hotel.phone}, email = ${hotel.email},
      website = ${hotel.website}, fax = ${hotel.fax}, facebook = ${hotel.facebook},
      instagram = ${hotel.instagram}, twitter = ${hotel.twitter}, linkedin = ${hotel.linkedin},
      tiktok = ${hotel.tiktok}, total_rooms = ${hotel.totalRooms}, price_min = ${hotel.priceMin},
      price_max = ${hotel.priceMax}, currency = ${hotel.currency},
      minimum_stay = ${hotel.minimumStay}, gap_filling = ${hotel.gapFilling}, amenities = ${JSON.stringify(hotel.amenities)}::jsonb,
      search_text = ${place.searchText}, version = h.version + 1
    where ${mine(own)} and h.version = ${version}`.execute(db);
  return numAffectedRows === 1n;
}

export async function setListed(db: Db, own: OwnHotel, listed: boolean): Promise<void> {
  await sql`update hotels h set listed = ${listed} where ${mine(own)}`.execute(db);
}

export async function markHotelDeleted(db: Db, own: OwnHotel, now: Date): Promise<void> {
  await sql`
    update hotels h set deleted_at = ${now}, version = h.version + 1 where ${mine(own)}
  `.execute(db);
}

/** How many bookings have guests who are expected, may still be let in or are in the house. */
export async function openBookingsOfHotel(db: Db, hotelId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bookings b
    where b.hotel_id = ${hotelId} and ${withGuests(firstDeskDay(now))}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Every destination with its names, normalised by `searchText`. */
export async function destinationNames(db: Db): Promise<{ slug: string; names: string[] }[]> {
  const { rows } = await sql<{ slug: string; names: string[] }>`
    select slug, aliases as names from destinations order by position`.execute(db);
  return rows;
}

/** Whether a season that is not over says a price, or an amount, in the hotel's currency. */
export async function hasAmountsOfSeasons(db: Db, hotelId: number, today: Day): Promise<boolean> {
  const { rows } = await sql`
    select 1 from seasons
    where hotel_id = ${hotelId} and change in ('PRICE', 'AMOUNT') and to_day > ${today}::date
    limit 1`.execute(db);
  return rows.length > 0;
}
