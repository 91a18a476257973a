-- What a booking tells by mail, stored in its transaction and with its hotel, until the relay has put it
-- into the outbox: where the database is divided by hotels, the outbox is in another one.
create table hotel_mails (
  hotel_id bigint not null,
  -- The number that it has in the outbox too, so that it gets there once.
  id bigint not null,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  calendar text,
  -- As in the outbox; null: it is told by itself.
  topic text,
  about text not null default '',
  -- So many of a topic do not wait for each other.
  at_once integer,
  created_at timestamptz not null,
  primary key (hotel_id, id)
);
