import { summaryOf } from '../../server/db/statementLog';

it.each([
  ['select * from hotels h where h.id = $1', 'select hotels'],
  ['select id from bookings where id = $1 for no key update', 'select bookings'],
  ['select id from bookings b where id = $1 for update of b', 'select bookings'],
  ['with found as (select 1) select * from found join rooms r on true', 'select rooms'],
  [
    'with a as materialized (select 1), b (x) as (select 2) select * from a, b join users on true',
    'select users',
  ],
  ['select * from unnest($1::int[]) as x join rooms on true', 'select rooms'],
  ['insert into bookings (id) select 1 from hotels', 'insert bookings'],
  ['insert into outbox (id) values ($1) on conflict do nothing', 'insert outbox'],
  [
    'with made as (insert into bookings (id) values (1) returning id) select * from made',
    'insert bookings',
  ],
  ['UPDATE vouchers v SET used = used + 1', 'update vouchers'],
  ['delete from outbox where id = $1', 'delete outbox'],
  ['select 1', 'select'],
  ['select "id" from "outbox" where true', 'select outbox'],
  ['commit', 'commit'],
])('%s is summed up as %s', (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
