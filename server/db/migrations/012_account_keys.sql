-- A key belongs to its account: sent again with another hotel it meets its first booking.
-- Nobody writes a key between the two steps.
lock table idempotency_keys in share row exclusive mode;
-- Where an account used one key with several hotels, the last of them keeps it; the others keep their
-- booking under a name that cannot be sent.
update idempotency_keys k set key = k.key || ' ' || k.hotel_id
where exists (
  select from idempotency_keys l
  where l.user_id = k.user_id and l.key = k.key
    and (l.created_at, l.hotel_id) > (k.created_at, k.hotel_id)
);
alter table idempotency_keys drop constraint idempotency_keys_pkey;
alter table idempotency_keys add primary key (user_id, key);
