-- batches over hotels h
-- The names of a hotel's place are looked for by the place, and as names: among the hotel's own words 'ha' of Hà Nội
-- and 'long' of Thăng Long were Hạ Long.
update hotels h set search_text = left(h.search_text, length(h.search_text) - length(d.names))
from (select slug, ' ' || array_to_string(aliases, ' ') as names from destinations) d
where d.slug = h.destination_slug and right(h.search_text, length(d.names)) = d.names and :batch;
