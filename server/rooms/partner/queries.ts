import { sql, type RawBuilder } from 'kysely';
import type { Currency } from '../../../domain/money/money';
import type { Day } from '../../../domain/stays/stay';
import type { Schemas } from '../../http/operations';
import type { Db } from '../../db/db';
import type { HotelRef } from '../../db/hotelRef';
import type { StoredImage } from '../../files/images';
import { nightPrice } from '../../hotels/nightPrices.queries';
import type { ToldRoom } from '../queries';
import { BOOKED_TONIGHT } from './closures/tonight.queries';
import type { OwnHotel, OwnRoom } from './own';

/** What the partner decides about a room. */
export interface RoomFields extends ToldRoom {
  roomNumber: string;
  /** Per night in the hotel's currency. */
  price: number;
  /** The same in whole dong, as travellers see it. */
  priceVnd: number;
  searchText: string;
}

export interface PartnerRoomRow extends Omit<RoomFields, 'searchText'> {
  id: number;
  hotelId: number;
  hotelName: string;
  currency: Currency;
  statusTonight: Schemas['StatusTonight'];
  /** What tonight costs travellers in whole dong, before automatic discounts. */
  tonightVnd: number;
  /** Null until the room has one. */
  type: { typeId: number; typeName: string; difference: number } | null;
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
  typeId: number | undefined;
}

export type RoomSort =
  | 'roomNumber'
  | 'type'
  | 'typeName'
  | 'capacity'
  | 'price'
  | 'difference'
  | 'status';

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

const ofType = sql`case when t.id is not null then json_build_object(
  'typeId', t.id, 'typeName', t.name, 'difference', r.difference::float8) end`;

const roomColumns = (hotel: HotelRef, today: Day) => sql`
  r.id, r.hotel_id as "hotelId", h.name as "hotelName", h.currency, r.room_number as "roomNumber",
  r.name, r.room_type as "roomType", ${marked} as status, ${tonight} as "statusTonight", r.description,
  r.capacity, r.adults, r.children, r.beds, r.type_bed as "typeBed", r.price::float8 as price,
  r.price_vnd as "priceVnd", ${nightPrice(sql`${today}::date`)} as "tonightVnd", r.services, r.version, ${ofType} as type,
  coalesce((
    select json_agg(json_build_object(
      'id', i.id, 'file', i.file, 'widths', i.widths, 'width', i.width, 'height', i.height
    ) order by i.position, i.id)
    from room_images i where i.hotel_id = ${hotel} and i.room_id = r.id
  ), '[]') as images`;

const roomsTonight = (today: Day) => sql`
  rooms r join hotels h on h.id = r.hotel_id
  left join room_types t on t.hotel_id = r.hotel_id and t.id = r.type_id
  left join type_nights d
    on d.hotel_id = r.hotel_id and d.type_id = r.type_id and d.night = ${today}::date
  left join room_nights n
    on n.hotel_id = r.hotel_id and n.room_id = r.id and n.night = ${today}::date
  left join room_closures c on c.hotel_id = n.hotel_id and c.id = n.closure_id`;

// 'A9' comes before 'A10': the letters first, then the number in them.
const byNumber = [
  sql`substring(r.room_number from '^[^0-9]*')`,
  sql`coalesce(substring(r.room_number from '[0-9]+')::numeric, 0)`,
  sql`r.room_number`,
];

const orders: Readonly<Record<RoomSort, RawBuilder<unknown>[]>> = {
  roomNumber: byNumber,
  type: [
    sql`array_position('{Standard,Deluxe,Suite,Executive,Presidential}'::text[], r.room_type)`,
  ],
  typeName: [sql`t.name`, sql`t.id`],
  capacity: [sql`r.capacity`],
  price: [sql`r.price`],
  difference: [sql`r.difference`],
  status: [tonight],
};

function matching({ hotelId, text, status, roomType, typeId }: RoomFilter) {
  const conditions = [sql`r.hotel_id = ${hotelId}`, sql`r.deleted_at is null`];
  if (text) conditions.push(sql`strpos(r.search_text, ${text}) > 0`);
  if (status !== undefined) conditions.push(sql`${tonight} = ${status}`);
  if (roomType !== undefined) conditions.push(sql`r.room_type = ${roomType}`);
  if (typeId !== undefined) conditions.push(sql`r.type_id = ${typeId}`);
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
    select ${roomColumns(filter.hotelId, filter.today)} from ${roomsTonight(filter.today)} where ${matching(filter)}
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
    select ${roomColumns(hotelId ?? sql`r.hotel_id`, today)} from ${roomsTonight(today)}
    where r.id = ${roomId} and ${ofHotel} and r.deleted_at is null
      and h.owner_id = ${ownerId} and h.deleted_at is null`.execute(db);
  return rows[0];
}
