-- The desk takes back also what it has said of who comes.
alter table booking_changes drop constraint booking_changes_act_check;
alter table booking_changes add constraint booking_changes_act_check check (act in ('BOOKED', 'ENDED', 'GUESTS'))
  not valid;
