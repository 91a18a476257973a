-- Guests who had deleted their account could still be told by the bookings of their reviews.
update notifications n set booking_code = null from reviews r
where n.hotel_id = r.hotel_id and n.review_id = r.id and r.user_id is null;
update reviews set booking_id = null where user_id is null and booking_id is not null;

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'BOOKING_CREATED', 'BOOKING_CANCELLED', 'ARRIVAL_SET', 'REVIEW_WRITTEN', 'REVIEW_CHANGED',
    'HOTEL_SUSPENDED', 'HOTEL_RESTORED'
  )
);

-- When the courier stopped trying; never together with sent_at.
alter table outbox add column given_up_at timestamptz check (given_up_at is null or sent_at is null);
drop index outbox_waiting;
create index outbox_waiting on outbox (next_attempt_at)
  where sent_at is null and given_up_at is null;
