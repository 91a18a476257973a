-- How often something has been tried lately: one counter for each account, network address or both,
-- under a name that tells neither. Shared by every server process.
create table tries (
  name text collate "C" primary key,
  count integer not null check (count >= 0),
  ends_at timestamptz not null
);
create index tries_ended on tries (ends_at);
