-- Stays may change after they are booked: other days, other rooms, some nights in one room and the others in
-- another.

-- Raised by everything that happens to a booking, so that nobody overwrites what they have not seen.
alter table bookings add column version integer not null default 1;
-- How often its entry in calendars has changed, beside the arrival time.
alter table bookings add column calendar_sequence integer not null default 0;
-- Only somebody who names a room moves it.
alter table booking_rooms add column pinned boolean not null default false;
-- Where the night is spent; null where that is the line's room, which is that of the last night.
alter table booking_nights add column room_id bigint;
-- What happened to the stay; null where the status changed.
alter table booking_history add column kind text;
-- Not told before, so that what is taken back at once is never told.
alter table hotel_mails add column send_after timestamptz;

-- What the desk can take back: the booking as it was before a change. Kept for a day.
create table booking_changes (
  hotel_id bigint not null,
  booking_id bigint not null,
  -- The versions of the booking before it and after it; later, after what was taken back since.
  version_before integer not null,
  version_after integer not null,
  -- The rows of bookings, booking_rooms and booking_nights.
  before jsonb not null,
  -- The mail that tells the guest.
  mail_id bigint,
  -- The other booking of a swap.
  swapped_with bigint,
  created_at timestamptz not null,
  primary key (hotel_id, booking_id, version_before),
  foreign key (hotel_id, booking_id) references bookings (hotel_id, id)
);
