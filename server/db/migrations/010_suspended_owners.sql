-- Set with the owner's suspension, so that the hotel's own row says whether it is on sale.
alter table hotels add column owner_suspended_at timestamptz;
update hotels h set owner_suspended_at = now()
from users u where u.id = h.owner_id and u.suspended_reason is not null;
drop index hotels_on_sale;
create index hotels_on_sale on hotels (destination_slug, id)
  where listed and suspended_reason is null and owner_suspended_at is null and deleted_at is null;
-- For the bookings that an administrator has to decide on.
create index hotels_suspended on hotels (id)
  where suspended_reason is not null or owner_suspended_at is not null;

alter table admin_actions drop constraint admin_actions_action_check;
alter table admin_actions add constraint admin_actions_action_check check (
  action in ('SUSPEND_USER', 'RESTORE_USER', 'SUSPEND_HOTEL', 'RESTORE_HOTEL', 'CANCEL_BOOKING')
);

-- What a mail is news of, and for which it waits to be told together: those of one topic go out as
-- one, at most one in so many minutes. `about` is the thing whose last state it tells.
alter table outbox add column topic text;
alter table outbox add column about text not null default '';
-- Raised when the news changes before it is sent.
alter table outbox add column revision integer not null default 1;
create unique index outbox_news on outbox (topic, about)
  where topic is not null and sent_at is null and given_up_at is null;
create index outbox_topic_sent on outbox (topic, sent_at) where topic is not null;
