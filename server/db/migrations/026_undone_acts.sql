-- The desk takes back also that it booked, and that it ended a booking, until the guest has been told.

-- What the row takes back: null is a change of the stay.
alter table booking_changes add column act text check (act in ('BOOKED', 'ENDED'));
