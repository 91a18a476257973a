-- batches over hotels h
-- The names of a hotel's place are looked for by the place, and as names: among the hotel's own words 'ha' of Hà Nội
-- and 'long' of Thăng Long were Hạ Long. What kind of place it is, is looked for as a word.
update hotels h set search_text = left(h.search_text, length(h.search_text) - length(d.names))
from (select slug, ' ' || array_to_string(aliases, ' ') as names from destinations) d
where d.slug = h.destination_slug and right(h.search_text, length(d.names)) = d.names and :batch;

update hotels h set search_text = h.search_text || ' ' || case h.property_type
  when 'HOTEL' then 'khach san hotel' when 'APARTMENT' then 'can ho apartment'
  when 'RESORT' then 'khu nghi duong resort' when 'HOMESTAY' then 'homestay'
  else 'biet thu villa' end
where :batch;
