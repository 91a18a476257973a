-- Owners watch their hotels: what changed (kind, ids, days; null is anything), and whether travellers
-- see something of it. Servers of the version before write neither, and mean both.
alter table hotel_changes
  add column what jsonb,
  add column shown boolean not null default true;
