-- The hotels that an account keeps, and what was agreed to at its sign-up.

create table favourites (
  hotel_id bigint not null,
  user_id bigint not null,
  created_at timestamptz not null,
  primary key (hotel_id, user_id)
);
create index favourites_newest on favourites (user_id, created_at desc, hotel_id);

-- When the use of personal data was agreed to, and to which text. Accounts from before have neither.
alter table users add column consented_at timestamptz;
alter table users add column consent_version text;
alter table users add check ((consented_at is null) = (consent_version is null));

-- The mails that are listed in an account's data, and go with the account.
create index account_mails on outbox (recipient);
