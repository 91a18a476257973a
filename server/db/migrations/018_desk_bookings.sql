-- Guests at the desk and on the phone are booked by the hotel and need no account: theirs have no user_id, and
-- say who made them.
alter table bookings alter column user_id drop not null;
alter table bookings add column source text not null default 'WEBSITE';
alter table bookings add column created_by bigint;
alter table bookings add constraint bookings_source check (
  source in ('WEBSITE', 'WALK_IN', 'PHONE', 'OTHER') and (source = 'WEBSITE') = (created_by is null)
) not valid;
