-- Who comes instead of the account that booked, what the guest would like, and who sleeps in which room. Servers
-- of the version before write none of it.
alter table bookings add column arriving_name text not null default '';
alter table bookings add column arriving_phone text not null default '';
alter table bookings add column special_requests text[] not null default '{}';
alter table booking_rooms add column occupant_adults int;
alter table booking_rooms add column child_ages int[];
alter table booking_rooms add constraint booking_rooms_occupants
  check ((occupant_adults is null) = (child_ages is null)) not valid;
