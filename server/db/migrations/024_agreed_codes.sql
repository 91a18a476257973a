-- What the code of a booking takes off as it was agreed, however much that came to: a percentage, or an amount in dong.
-- Without either it was used before this was kept, by a server of the version before, or it is no code.
alter table voucher_uses
  add column agreed_percent int,
  add column agreed_amount bigint,
  add constraint voucher_uses_agreed check (num_nonnulls(agreed_percent, agreed_amount) <= 1) not valid;
