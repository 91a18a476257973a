/** Where the rows of a table lie when the database is divided by Citus. */
export type Placement =
  /** On the coordinator, as without Citus. */
  | { kind: 'local'; why: string }
  /** The same rows on every node. */
  | { kind: 'reference'; why: string }
  | {
      kind: 'distributed';
      /** Rows with the same value lie together; part of the primary key and of every unique one. */
      by: string;
      /** The table whose rows of that value they lie with; absent for a table that others lie with. */
      with?: string;
      /** The primary key there, where the one of a single database is narrower. */
      key?: readonly string[];
      why: string;
    };

const ofHotel = (why: string): Placement => ({
  kind: 'distributed',
  by: 'hotel_id',
  with: 'hotels',
  why,
});
const local = (why: string): Placement => ({ kind: 'local', why });

/**
 * Every table of the product. A booking, its nights, its key and its mails are stored together or not at
 * all: whatever is written with it lies in the part of its hotel, or Citus commits in two phases.
 */
export const placements: Readonly<Record<string, Placement>> = {
  hotels: { kind: 'distributed', by: 'id', why: 'Everything that is sold belongs to one.' },
  hotel_images: ofHotel('Read with the hotel.'),
  room_types: ofHotel('Changed with their rooms.'),
  room_type_images: ofHotel('Read with the rooms that show them.'),
  seasons: ofHotel('Written into the nights of its types.'),
  season_types: ofHotel('Read with the season.'),
  type_nights: ofHotel('Read with the rooms that they price.'),
  rooms: ofHotel('Read and locked with the hotel.'),
  room_images: ofHotel('Read with the room.'),
  room_closures: ofHotel('Takes nights, as a booking does.'),
  room_nights: ofHotel('Its primary key is what keeps a night from being sold twice.'),
  bookings: ofHotel('Stored with the nights that it takes.'),
  booking_rooms: ofHotel('Stored with the booking.'),
  booking_nights: ofHotel('Stored with the booking.'),
  booking_changes: ofHotel('Stored with the booking.'),
  booking_history: ofHotel('Stored with what happens to the booking.'),
  voucher_uses: ofHotel('Stored with the booking that uses the voucher.'),
  hotel_mails: ofHotel('Stored with the booking of which they tell.'),
  notifications: {
    kind: 'distributed',
    by: 'hotel_id',
    with: 'hotels',
    key: ['hotel_id', 'user_id', 'id'],
    why: 'Stored with the booking of which they tell.',
  },
  reviews: ofHotel('The hotel’s average is taken over them.'),
  favourites: ofHotel('Read with the hotels.'),
  vouchers: {
    kind: 'distributed',
    by: 'owner_id',
    why: 'One counts at all hotels of its owner, and is locked by each booking that uses it.',
  },
  idempotency_keys: {
    kind: 'distributed',
    by: 'user_id',
    why: 'An account’s key stands for one thing that it made, whatever the hotel: its primary key says so.',
  },
  destinations: { kind: 'reference', why: 'Few, hardly ever changed, and read with hotels.' },
  users: local(
    'Locked by every booking: as a reference table they are locked on all nodes, and deadlock.',
  ),
  sign_ups: local('With the accounts.'),
  account_tokens: local('With the accounts.'),
  partner_settings: local('With the accounts.'),
  admin_actions: local('With the accounts.'),
  outbox: local('The relay locks mails of many hotels at once.'),
  hotel_changes: local(
    'Read before every remembered answer, by transaction number: one node, one statement. What a crash loses shows within ten seconds.',
  ),
  tries: local('Counted by name, before anybody is known.'),
  kysely_migration: local('The migrator’s own.'),
  kysely_migration_lock: local('The migrator’s own.'),
};
