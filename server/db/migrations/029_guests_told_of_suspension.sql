-- Since when the guests who are expected there know that the owner is suspended, until they are told that it is over:
-- a hotel that is suspended itself comes back later than its owner.
alter table hotels add column guests_told_suspended_at timestamptz;
