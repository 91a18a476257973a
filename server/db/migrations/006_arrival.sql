-- Automatic vouchers, the time at which a guest arrives, and calendar files in mails.

create index vouchers_automatic on vouchers (owner_id) where auto_apply and deleted_at is null;
-- Percentages only, and none that leaves nothing to pay.
alter table vouchers add check (not auto_apply or discount_percent between 1 and 99);

-- Per night before the automatic discount; null without one. `price` is what was shown.
alter table booking_rooms add column original_price bigint check (original_price >= price);

-- `HH:MM` in Vietnam on the check-in day, set once by the guest.
alter table bookings add column arrival_time text check (arrival_time ~ '^[0-2][0-9]:[0-5][0-9]$');

-- An iCalendar file that goes along with the mail.
alter table outbox add column calendar text;
