import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../../domain/money';
import type { Day } from '../../../domain/stay';
import { withGuests } from '../../db/bookingConditions';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import type { StoredImage } from '../../files/images';
import { BOOKED_TONIGHT } from './closures/tonight.queries';

/** A hotel that the partner may work in. */
export interface OwnHotel {
  id: number;
  currency: Currency;
}

/** A room that the partner may change: of which hotel, and whose. */
export interface OwnRoom {
  ownerId: number;
  hotelId: number;
  roomId: number;
}

/** What the partner decides about a room. */
export interface RoomFields {
  roomNumber: string;
  name: string;
  roomType: Schemas['RoomType'];
  status: Schemas['RoomStatus'];
  description: string;
  capacity: number;
  adults: number;
  children: number;
  beds: number;
  typeBed: Schemas['TypeBed'];
  /** Per night in the hotel's currency. */
  price: number;
  /** The same in whole dong, as travellers see it. */
  priceVnd: number;
  services: string[];
  searchText: string;
}

export interface PartnerRoomRow extends Omit<RoomFields, 'searchText'> {
  id: number;
  hotelId: number;
  hotelName: string;
  currency: Currency;
  statusTonight: Schemas['StatusTonight'];
  images: (StoredImage & { id: number })[];
  version: number;
}

export interface RoomFilter {
  hotelId: number;
  today: Day;
  /** As `searchText` makes it. */
  text: string | undefined;
  status: Schemas['StatusTonight'] | undefined;
  roomType: Schemas['RoomType'] | undefined;
}

export type RoomSort = 'roomNumber' | 'type' | 'capacity' | 'price' | 'status';

const bookedTonight = sql`(
  c.reason = ${BOOKED_TONIGHT} and c.from_day = n.night and c.to_day = n.night + 1)`;

const tonight = sql`case
  when r.status = 'MAINTENANCE' then 'MAINTENANCE'
  when n.booking_id is not null or ${bookedTonight} then 'BOOKED'
  when n.closure_id is not null then 'CLOSED'
  else 'AVAILABLE' end`;

/** BOOKED is kept as a closure of tonight, and so is over tomorrow. */
const marked = sql`case
  when r.status = 'MAINTENANCE' then 'MAINTENANCE'
  when ${bookedTonight} then 'BOOKED'
  else 'AVAILABLE' end`;

/** What is left of a status without tonight. */
const lasting = (status: Schemas['RoomStatus']) => (status === 'BOOKED' ? 'AVAILABLE' : status);

const roomColumns = sql`
  r.id, r.hotel_id as "hotelId", h.name as "hotelName", h.currency, r.room_number as "roomNumber",
  r.name, r.room_type as "roomType", ${marked} as status, ${tonight} as "statusTonight", r.description,
  r.capacity, r.adults, r.children, r.beds, r.type_bed as "typeBed", r.price::float8 as price,
  r.price_vnd as "priceVnd", r.services, r.version,
  coalesce((
    select json_agg(json_build_object(
      'id', i.id, 'file', i.file, 'widths', i.widths, 'width', i.width, 'height', i.height
    ) order by i.position, i.id)
    from room_images i where i.hotel_id = r.hotel_id and i.room_id = r.id
  ), '[]') as images`;

const roomsTonight = (today: Day) => sql`
  rooms r join hotels h on h.id = r.hotel_id
  left join room_nights n
    on n.hotel_id = r.hotel_id and n.room_id = r.id and n.night = ${today}::date
  left join room_closures c on c.hotel_id = n.hotel_id and c.id = n.closure_id`;

// 'A9' comes before 'A10': the letters first, then the number in them.
const byNumber = [
  sql`substring(r.room_number from '^\\D*')`,
  sql`coalesce(substring(r.room_number from '\\d+')::numeric, 0)`,
  sql`r.room_number`,
];

const orders: Readonly<Record<RoomSort, RawBuilder<unknown>[]>> = {
  roomNumber: byNumber,
  type: [
    sql`array_position('{Standard,Deluxe,Suite,Executive,Presidential}'::text[], r.room_type)`,
  ],
  capacity: [sql`r.capacity`],
  price: [sql`r.price`],
  status: [tonight],
};

function matching({ hotelId, text, status, roomType }: RoomFilter) {
  const conditions = [sql`r.hotel_id = ${hotelId}`, sql`r.deleted_at is null`];
  if (text) conditions.push(sql`strpos(r.search_text, ${text}) > 0`);
  if (status !== undefined) conditions.push(sql`${tonight} = ${status}`);
  if (roomType !== undefined) conditions.push(sql`r.room_type = ${roomType}`);
  return sql.join(conditions, sql` and `);
}

function inOrder(sort: RoomSort, descending: boolean) {
  const direction = descending ? sql`desc` : sql`asc`;
  const keys = orders[sort].map((key) => sql`${key} ${direction}`);
  return sql.join([...keys, ...(sort === 'roomNumber' ? [] : byNumber), sql`r.id`]);
}

/** The hotel, if it is the partner's. */
export async function hotelOfOwner(
  db: Db,
  ownerId: number,
  hotelId: number,
): Promise<OwnHotel | undefined> {
  const { rows } = await sql<OwnHotel>`
    select id, currency from hotels
    where id = ${hotelId} and owner_id = ${ownerId} and deleted_at is null`.execute(db);
  return rows[0];
}

/** One page of the rooms, or all of them. */
export async function roomsMatching(
  db: Db,
  filter: RoomFilter,
  {
    sort,
    descending,
    page,
  }: { sort: RoomSort; descending: boolean; page?: { page: number; size: number } },
): Promise<PartnerRoomRow[]> {
  const part = page ? sql`limit ${page.size} offset ${page.page * page.size}` : sql``;
  const { rows } = await sql<PartnerRoomRow>`
    select ${roomColumns} from ${roomsTonight(filter.today)} where ${matching(filter)}
    order by ${inOrder(sort, descending)} ${part}`.execute(db);
  return rows;
}

export async function roomCount(db: Db, filter: RoomFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${roomsTonight(filter.today)} where ${matching(filter)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The room, if it is the partner's; of the hotel, where one is named. */
export async function roomOfOwner(
  db: Db,
  { ownerId, hotelId, roomId }: Omit<OwnRoom, 'hotelId'> & { hotelId?: number },
  today: Day,
): Promise<PartnerRoomRow | undefined> {
  const ofHotel = hotelId === undefined ? sql`true` : sql`r.hotel_id = ${hotelId}`;
  const { rows } = await sql<PartnerRoomRow>`
    select ${roomColumns} from ${roomsTonight(today)}
    where r.id = ${roomId} and ${ofHotel} and r.deleted_at is null
      and h.owner_id = ${ownerId} and h.deleted_at is null`.execute(db);
  return rows[0];
}

/** @returns the room's id; undefined when the hotel is gone or has another currency by now */
export async function insertRoom(
  db: Db,
  { id, currency }: OwnHotel,
  room: RoomFields,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into rooms (hotel_id, room_number, name, room_type, status, description, capacity,
      adults, children, beds, type_bed, price, price_vnd, services, search_text, created_at)
    select h.id, ${room.roomNumber}, ${room.name}, ${room.roomType}, ${lasting(room.status)},
      ${room.description}, ${room.capacity}, ${room.adults}, ${room.children}, ${room.beds},
      ${room.typeBed}, ${room.price}, ${room.priceVnd}, ${room.services}::text[],
      ${room.searchText}, ${now}
    from hotels h where h.id = ${id} and h.currency = ${currency} and h.deleted_at is null
    for share
    returning id`.execute(db);
  return rows[0]?.id;
}

/** @returns whether the room was still at that version */
export async function updateRoom(
  db: Db,
  { ownerId, hotelId, roomId }: OwnRoom,
  room: RoomFields,
  version: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update rooms r set
      room_number = ${room.roomNumber}, name = ${room.name}, room_type = ${room.roomType},
      status = ${lasting(room.status)}, description = ${room.description}, capacity = ${room.capacity},
      adults = ${room.adults}, children = ${room.children}, beds = ${room.beds},
      type_bed = ${room.typeBed}, price = ${room.price}, price_vnd = ${room.priceVnd},
      services = ${room.services}::text[], search_text = ${room.searchText},
      version = r.version + 1
    from hotels h
    where r.hotel_id = ${hotelId} and r.id = ${roomId} and r.version = ${version}
      and r.deleted_at is null and h.id = r.hotel_id and h.owner_id = ${ownerId}
      and h.deleted_at is null`.execute(db);
  return numAffectedRows === 1n;
}

/** The prices of these rooms of the hotel, kept from changing until the transaction ends. */
export async function lockPrices(
  db: Db,
  hotelId: number,
  roomIds: readonly number[],
): Promise<{ id: number; price: number }[]> {
  const { rows } = await sql<{ id: number; price: number }>`
    select id, price::float8 as price from rooms
    where hotel_id = ${hotelId} and id = any(${[...roomIds]}::bigint[]) and deleted_at is null
    order by id for update`.execute(db);
  return rows;
}

/** Gives each room its price, and all of them the status where there is one. */
export async function updatePrices(
  db: Db,
  hotelId: number,
  rooms: readonly { id: number; price: number; priceVnd: number }[],
  status: Schemas['RoomStatus'] | undefined,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update rooms r set
      price = v.price, price_vnd = v.price_vnd, status = coalesce(${status ? lasting(status) : null}, r.status),
      version = r.version + 1
    from unnest(
      ${rooms.map(({ id }) => id)}::bigint[],
      ${rooms.map(({ price }) => price)}::numeric[],
      ${rooms.map(({ priceVnd }) => priceVnd)}::bigint[]
    ) as v (id, price, price_vnd)
    where r.hotel_id = ${hotelId} and r.id = v.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Locks the room against bookings, which need it to take a night: one that came first is finished
 * and can be counted, one that comes later waits and then finds the room deleted.
 */
export async function lockRoom(db: Db, { ownerId, hotelId, roomId }: OwnRoom): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rooms r join hotels h on h.id = r.hotel_id
    where r.hotel_id = ${hotelId} and r.id = ${roomId} and r.deleted_at is null
      and h.owner_id = ${ownerId} and h.deleted_at is null
    for update of r`.execute(db);
  return rows.length > 0;
}

/** How many bookings of guests who are expected or in the room. */
export async function openBookingsOfRoom(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  today: Day,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from booking_rooms k
    join bookings b on b.hotel_id = k.hotel_id and b.id = k.booking_id
    where k.hotel_id = ${hotelId} and k.room_id = ${roomId} and ${withGuests(today)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function markRoomDeleted(
  db: Db,
  { hotelId, roomId }: OwnRoom,
  now: Date,
): Promise<void> {
  await sql`
    update rooms set deleted_at = ${now}, version = version + 1
    where hotel_id = ${hotelId} and id = ${roomId}`.execute(db);
}
