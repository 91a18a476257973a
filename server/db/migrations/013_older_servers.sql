-- While servers are replaced one after the other, the older ones go on booking into the newer schema:
-- they do not know of this column, and have let in no more guests than there are places in it.
alter table booking_rooms alter column capacity drop not null;
