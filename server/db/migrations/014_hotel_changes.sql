-- What travellers see without signing in has changed, at one hotel or (null) at any: written in the
-- same transaction, read by every server that remembers answers. Rows are of use for some minutes only.
create table hotel_changes (
  id bigint generated always as identity primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  hotel_id bigint,
  changed_at timestamptz not null default now()
);

create index hotel_changes_transactions on hotel_changes (transaction_id);
