-- Reviews by guests themselves, and the hotel's answers to them.

alter table reviews add column changed_at timestamptz;
-- Null also for an answer that was taken over with its review.
alter table reviews add column hotel_responded_at timestamptz;
-- The comment, without marks, in lower case; with the name where no booking holds the guest's.
alter table reviews add column search_text text not null default '';
update reviews set search_text = lower(
  case when booking_id is null then coalesce(user_name, '') || ' ' else '' end || comment
);
create index reviews_user on reviews (user_id) where user_id is not null;

alter table notifications add column review_id bigint;
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'BOOKING_CREATED', 'BOOKING_CANCELLED', 'REVIEW_WRITTEN', 'REVIEW_CHANGED', 'HOTEL_SUSPENDED',
    'HOTEL_RESTORED'
  )
);
