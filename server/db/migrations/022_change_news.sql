-- Owners hear of stays that their guests have changed.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (
  kind in (
    'BOOKING_CREATED', 'BOOKING_CHANGED', 'BOOKING_CANCELLED', 'ARRIVAL_SET', 'REVIEW_WRITTEN',
    'REVIEW_CHANGED', 'HOTEL_SUSPENDED', 'HOTEL_RESTORED'
  )
) not valid;
