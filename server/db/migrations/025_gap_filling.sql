-- A stay that exactly fills a gap between two others may be shorter than the minimum, unless the owner says no.
alter table hotels add column gap_filling boolean not null default true;
