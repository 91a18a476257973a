import { createHash, randomUUID } from 'node:crypto';
import { freshEmail, newPartner, newTraveller, type TestAccount } from './accounts';
import { book, bookingOf, stayIn } from './bookings';
import type { Caller } from './contract';
import { newHotel, type TestHotel } from './hotels';
import { sharedServer } from './server/serverControl';
import { keyOf, madeToken, payloadOf } from './tokens';

/** Tokens of everybody that the contract tells apart; undefined for nobody. */
type Tokens = Record<Caller, string | undefined>;

export interface People {
  customer: TestAccount;
  partner: TestAccount;
  otherPartner: TestAccount;
  admin: TestAccount;
  tokens: Tokens;
}

/** Accounts of a test's own, so that nothing done to them touches another test. */
export async function newPeople(): Promise<People> {
  const customer = await newTraveller();
  const partner = await newPartner();
  const otherPartner = await newPartner();
  const admin = await newTraveller();
  const { sql } = sharedServer();
  await sql(`update users set role = 'ADMIN' where email_key = $1`, [admin.email]);
  const key = await keyOf(sharedServer());
  const expired = madeToken({ ...payloadOf(partner.token), exp: 1_600_000_000 }, { key });
  return {
    customer,
    partner,
    otherPartner,
    admin,
    tokens: {
      anonymous: undefined,
      expired,
      customer: customer.token,
      partner: partner.token,
      otherPartner: otherPartner.token,
      admin: admin.token,
    },
  };
}

/** What a call of any operation may name: all of it belongs to `partner`. */
export interface World {
  people: People;
  hotel: TestHotel;
  /** Another hotel of the same partner. */
  secondHotel: TestHotel;
  bookingId: string;
  voucherId: number;
  voucherCode: string;
  hotelImageId: number;
  roomImageId: number;
  closureId: number;
  /** Of the hotel's first room, and of the second hotel's. */
  typeId: number;
  typeImageId: number;
  secondTypeId: number;
  seasonId: number;
  /** An account that nobody uses. */
  strangerId: number;
}

export async function newWorld(people: People): Promise<World> {
  const owner = people.partner.email;
  const rooms = [{ price: 500_000 }, { price: 700_000 }];
  const hotel = await newHotel({ owner, rooms });
  const secondHotel = await newHotel({ owner });
  const booked = await book(people.customer.token, {
    ...bookingOf(hotel, hotel.rooms.slice(0, 1), stayIn(0)),
    phoneNumber: '0912345678',
  });
  if (booked.status !== 201) throw new Error(JSON.stringify(booked.body));
  const voucherCode = `V${randomUUID().slice(0, 8).toUpperCase()}`;
  return {
    people,
    hotel,
    secondHotel,
    bookingId: booked.body.bookingId,
    voucherCode,
    voucherId: await idOf(
      `insert into vouchers (owner_id, code, code_key, discount_percent, start_date,
         expiration_date, created_at)
       select id, $2, $2, 10, now() - interval '1 day', now() + interval '9 days', now()
       from users where email_key = $1 returning id`,
      [owner, voucherCode],
    ),
    hotelImageId: await idOf(
      `insert into hotel_images (hotel_id, position, file, widths, width, height)
       values ($1, 0, 'no-such-file', '{320}', 320, 213) returning id`,
      [hotel.id],
    ),
    roomImageId: await idOf(
      `insert into room_images (hotel_id, room_id, position, file, widths, width, height)
       values ($1, $2, 0, 'no-such-file', '{320}', 320, 213) returning id`,
      [hotel.id, hotel.rooms[0]!.id],
    ),
    closureId: await closedRoom(hotel),
    ...(await picturedType(hotel)),
    secondTypeId: await typesOfRooms(secondHotel),
    seasonId: await seasonOf(hotel),
    strangerId: await idOf(
      `insert into users (email, email_key, password_hash, first_name, last_name, role,
         verified_at, created_at)
       values ($1, $1, '', 'Ai', 'Đó', 'CUSTOMER', now(), now()) returning id`,
      [freshEmail()],
    ),
  };
}

async function closedRoom({ id, rooms }: TestHotel): Promise<number> {
  const { checkInDate, checkOutDate } = stayIn(40);
  const closure = await idOf(
    `insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
     values ($1, $2, $3, $4, 'Painting', now()) returning id`,
    [id, rooms[0]!.id, checkInDate, checkOutDate],
  );
  await sharedServer().sql(
    `insert into room_nights (hotel_id, room_id, night, closure_id)
     select $1, $2, $3::date + g, $4 from generate_series(0, 1) g`,
    [id, rooms[0]!.id, checkInDate, closure],
  );
  return closure;
}

/**
 * Gives each room a type, as a change of any of the hotel's rooms would, and answers that of the first: what
 * finds rooms without one, a reader or the server by itself, gives them theirs.
 */
async function typesOfRooms({ id, rooms }: TestHotel): Promise<number> {
  const types: number[] = [];
  for (const room of rooms) types.push(await typeOfRoom(id, room.id));
  return types[0]!;
}

async function typeOfRoom(hotelId: number, roomId: number): Promise<number> {
  const typeId = await idOf(
    `insert into room_types (hotel_id, name, room_type, description, capacity, adults, children, beds,
       type_bed, price, price_vnd, services, created_at)
     select hotel_id, name, room_type, description, capacity, adults, children, beds, type_bed,
       price, price_vnd, services, created_at
     from rooms where hotel_id = $1 and id = $2 returning id`,
    [hotelId, roomId],
  );
  await sharedServer().sql('update rooms set type_id = $3 where hotel_id = $1 and id = $2', [
    hotelId,
    roomId,
    typeId,
  ]);
  return typeId;
}

/** The first room's type, with a picture. */
async function picturedType(hotel: TestHotel) {
  const typeId = await typesOfRooms(hotel);
  const typeImageId = await idOf(
    `insert into room_type_images (hotel_id, type_id, position, file, widths, width, height)
     values ($1, $2, 0, 'no-such-file', '{320}', 320, 213) returning id`,
    [hotel.id, typeId],
  );
  return { typeId, typeImageId };
}

/** A season of a Monday that is none, or the like: no night is written for it. */
async function seasonOf({ id }: TestHotel): Promise<number> {
  return idOf(
    `insert into seasons (hotel_id, name, from_day, to_day, weekdays, change, position, created_at)
     values ($1, 'Tết', $2, $2::date + 1, 1 << (extract(isodow from $2::date)::int % 7), 'NONE', 0,
       now()) returning id`,
    [id, stayIn(700).checkInDate],
  );
}

/** A mailed token that the account may use, as its owner would read it. */
export async function mailedToken(email: string, purpose: string): Promise<string> {
  const token = randomUUID();
  await sharedServer().sql(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at, created_at)
     select $2, id, $3, now() + interval '1 hour', now() from users where email_key = $1`,
    [email, createHash('sha256').update(token).digest('base64url'), purpose],
  );
  return token;
}

async function idOf(text: string, values: unknown[]): Promise<number> {
  const [row] = await sharedServer().sql<{ id: number }>(text, values);
  return row!.id;
}

/** Everything that the partner owns, as the database has it. */
export async function belongings({ hotel, secondHotel, voucherId }: World): Promise<unknown> {
  const { sql } = sharedServer();
  const ids = [hotel.id, secondHotel.id];
  const tables = [
    'room_types',
    'room_type_images',
    'seasons',
    'season_types',
    'type_nights',
    'rooms',
    'hotel_images',
    'room_images',
    'room_closures',
    'room_nights',
    'bookings',
    'booking_rooms',
    'booking_nights',
    'booking_history',
    'voucher_uses',
    'reviews',
  ];
  const ofHotels = tables.map(
    (table) => `select '${table}', to_jsonb(t) from ${table} t where hotel_id = any($1)`,
  );
  return sql(
    `select * from (
       select 'hotels' as name, to_jsonb(t) as row from hotels t where id = any($1)
       union all select 'vouchers', to_jsonb(t) from vouchers t where id = $2
       union all ${ofHotels.join(' union all ')}
     ) everything order by name, row`,
    [ids, voucherId],
  );
}
