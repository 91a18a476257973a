-- What mails to the account are written in; null until it is known.
alter table users add column language text check (language in ('vi', 'en'));
alter table sign_ups add column language text check (language in ('vi', 'en'));
-- What mails about the booking are written in.
alter table bookings add column language text not null default 'vi' check (language in ('vi', 'en'));

-- As they were when they were booked; the bed is null where only the room itself could have told.
alter table booking_rooms add column capacity integer;
alter table booking_rooms add column type_bed text;
update booking_rooms k set capacity = r.capacity, type_bed = r.type_bed
from rooms r where r.hotel_id = k.hotel_id and r.id = k.room_id;
update booking_rooms set capacity = adults + children where capacity is null;
alter table booking_rooms alter column capacity set not null;
