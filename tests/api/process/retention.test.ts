import { demo, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import type { PageAnswer, PartnerBookingAnswer } from '../../support/partnerBookings';
import { startServer, type RunningServer } from '../../support/server/server';

/** After the template was made. */
const START = '2030-06-01T03:00:00Z';
const DAY_MS = 24 * 3_600_000;

const daysAfterStart = (days: number) => new Date(Date.parse(START) + days * DAY_MS).toISOString();

/** More than are deleted at once, and not a multiple of it. */
const MANY = 1_300;
/** Of each stay; they begin after those of the demo data. */
const NIGHTS = 900;

/** What each table had from this test, by what it is called there. */
const LEFT = `
  select 'mail ' || subject as name, count(*)::int from outbox
    where recipient = 'retention@example.com' group by 1
  union all select 'key ' || left(key, 3), count(*)::int from idempotency_keys
    where user_id = 900001 group by 1
  union all select 'notification ' || detail, count(*)::int from notifications
    where user_id = 900001 group by 1
  union all select 'token ' || left(token_hash, 4), count(*)::int from account_tokens
    where token_hash like 'r-%' group by 1
  union all select 'sign-up ' || last_name, count(*)::int from users
    where first_name = 'Retention' group by 1
  union all select 'night ' || b.code, count(*)::int from room_nights n
    join bookings b on b.hotel_id = n.hotel_id and b.id = n.booking_id
    where b.user_id = 900001 group by 1
  union all select 'night of ' || c.reason, count(*)::int from room_nights n
    join room_closures c on c.hotel_id = n.hotel_id and c.id = n.closure_id
    where c.reason like 'retention%' group by 1
  union all select 'type night ' || night, count(*)::int from type_nights
    where min_stay = 199 group by 1
  union all select 'season ' || name, count(*)::int from seasons
    where name like 'retention%' group by 1
  union all select 'change of ' || coalesce(act, 'STAY'), count(*)::int from booking_changes
    where swapped_with = 900001 group by 1`;

async function fill({ control: { sql } }: RunningServer): Promise<void> {
  await sql(
    `insert into outbox (recipient, subject, text_body, html_body, created_at, next_attempt_at,
       sent_at, given_up_at)
     select 'retention@example.com', s.subject, '', '', $1::timestamptz - interval '1 day',
       $1::timestamptz + interval '90 years', s.sent, s.given_up
     from generate_series(1, $2::int), (values ('sent', $1::timestamptz, null::timestamptz),
       ('given up', null, $1::timestamptz), ('later', $1::timestamptz + interval '1 day', null)
     ) s (subject, sent, given_up)`,
    [START, MANY],
  );
  await sql(
    `insert into idempotency_keys (hotel_id, user_id, key, body_hash, booking_id, created_at)
     select 1, 900001, s.name || n, '', 1, $1::timestamptz + s.age
     from generate_series(1, $2::int) n,
       (values ('old', interval '0'), ('new', interval '1 day')) s (name, age)`,
    [START, MANY],
  );
  await sql(
    `insert into notifications (user_id, kind, hotel_id, detail, created_at, read_at)
     select 900001, 'BOOKING_CREATED', 1, s.detail, $1::timestamptz - interval '1 day', s.read_at
     from generate_series(1, $2::int), (values ('read', $1::timestamptz),
       ('read later', $1::timestamptz + interval '1 day'), ('unread', null)) s (detail, read_at)`,
    [START, MANY],
  );
  await sql(
    `insert into users (email, email_key, password_hash, first_name, last_name, role, search_text,
       verified_at, suspended_reason, created_at)
     select s.name || n || '@retention.example', s.name || n || '@retention.example', '-',
       'Retention', s.name, 'CUSTOMER', '', s.verified, s.reason, $1
     from generate_series(1, $2::int) n, (values ('waits', null, null),
       ('asked again', null, null), ('link again', null, null), ('verified', $1::timestamptz, null),
       ('suspended', null, 'Spam')) s (name, verified, reason)`,
    [START, MANY],
  );
  await sql(
    `insert into sign_ups (user_id, email, password_hash, first_name, last_name, role, search_text,
       created_at)
     select id, email, '-', first_name, last_name, role, '', created_at + interval '40 days'
     from users where last_name = 'asked again'`,
  );
  await sql(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at, created_at)
     select 'again-' || id, id, 'verify-email', created_at + interval '41 days',
       created_at + interval '40 days'
     from users where last_name = 'link again'`,
  );
  await sql(
    `insert into bookings (hotel_id, code, user_id, status, check_in, check_out, adults, children,
       guest_first_name, guest_last_name, guest_email, guest_phone, room_total, total_price,
       tax_and_fee_percent, tax_and_fee, total_amount, hold_until, created_at)
     select 1, s.status || ' to ' || s.check_out, 900001, s.status,
       s.check_out - $2::int, s.check_out, 1, 0, '', '', '', '', 0, 0, 10, 0, 0, $1, $1
     from (values ('COMPLETED', $1::date), ('COMPLETED', $1::date + 1), ('CHECKED_IN', $1::date))
       s (status, check_out)`,
    [START, NIGHTS],
  );
  await sql(
    `insert into room_nights (hotel_id, room_id, night, booking_id)
     select b.hotel_id, r.id, b.check_in + g, b.id
     from (select row_number() over (order by id) as n, * from bookings where user_id = 900001) b
     join (select row_number() over (order by id) as n, id from rooms where hotel_id = 1) r using (n)
     cross join generate_series(0, $1::int - 1) g`,
    [NIGHTS],
  );
  await sql(
    `with c as (
       insert into room_closures (hotel_id, room_id, from_day, to_day, reason, created_at)
       select 1, r.id, s.to_day - 2, s.to_day, 'retention ' || s.name, $1
       from (select row_number() over (order by id) as n, id from rooms where hotel_id = 1) r
       join (values (4, 'over', $1::date), (5, 'later', $1::date + 1)) s (n, name, to_day) using (n)
       returning *
     )
     insert into room_nights (hotel_id, room_id, night, closure_id)
     select c.hotel_id, c.room_id, c.from_day + g, c.id from c cross join generate_series(0, 1) g`,
    [START],
  );
  await sql(
    `with s as (
       insert into seasons (hotel_id, name, from_day, to_day, change, position, created_at)
       select 1, 'retention ' || name, $1::date - 2, $1::date + days, 'NONE', 9, $1
       from (values ('over', -1), ('lasts', 1)) v (name, days) returning id, name
     )
     insert into type_nights (hotel_id, type_id, night, season_id, min_stay)
     select 1, (select min(id) from room_types where hotel_id = 1), $1::date + g.day, s.id, 199
     from s join (values ('retention over', -2), ('retention lasts', -1), ('retention lasts', 0)
     ) g (name, day) using (name)`,
    [START],
  );
  await sql(
    `insert into booking_changes (hotel_id, booking_id, version_before, version_after, act, before, swapped_with,
       created_at)
     select 1, (select min(id) from bookings where user_id = 900001), s.version, s.version + 1, s.act, '{}', 900001,
       $1::timestamptz - interval '1 minute'
     from (values (1, null), (2, 'GUESTS')) s (version, act)`,
    [daysAfterStart(30.5)],
  );
  await sql(
    `insert into account_tokens (token_hash, user_id, purpose, expires_at, created_at)
     select 'r-' || s.name || n, (select min(id) from users), 'reset-password',
       $1::timestamptz + s.age, $1::timestamptz
     from generate_series(1, $2::int) n, (values ('13', interval '13 days'),
       ('99', interval '999 days')) s (name, age)`,
    [START, MANY],
  );
}

async function left({ control }: RunningServer): Promise<Record<string, number>> {
  const rows = await control.sql<{ name: string; count: number }>(LEFT);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

function without(all: Record<string, number>, ...names: string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

/** The rows once the sweep that every start begins with has come to this table's end. */
async function leftAfterSweep(server: RunningServer, last: string) {
  for (;;) {
    const rows = await left(server);
    if (!(last in rows)) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('each thing is deleted when it has been kept for so long, and nothing before', async () => {
  let server = await startServer({ now: START });
  try {
    await fill(server);
    const { dataDir } = server;
    const restartedAfter = async (days: number, env: Record<string, string> = {}) => {
      await server.kill();
      server = await startServer({ dataDir, now: daysAfterStart(days), env });
    };
    const changes = () => server.control.sql('select id from hotel_changes');
    const before = await changes();
    const all = await left(server);
    expect(Object.keys(all)).toHaveLength(27);
    const ended = [
      'token r-13',
      'mail sent',
      'mail given up',
      'key old',
      'sign-up waits',
      'change of GUESTS',
    ];

    await restartedAfter(30.5);
    const days30 = without(all, ...ended);
    expect(await leftAfterSweep(server, 'sign-up waits')).toEqual(days30);

    await restartedAfter(30.6, { NOTIFICATION_RETENTION_DAYS: '30' });
    const read = 'notification read';
    expect(await leftAfterSweep(server, read)).toEqual(
      without(days30, read, 'notification unread'),
    );

    await restartedAfter(181.5, { NIGHT_RETENTION_DAYS: '181' });
    expect(await leftAfterSweep(server, 'season retention over')).toEqual({
      'token r-99': MANY,
      'sign-up verified': MANY,
      'sign-up suspended': MANY,
      'night COMPLETED to 2030-06-02': NIGHTS,
      'night CHECKED_IN to 2030-06-01': NIGHTS,
      'night of retention later': 2,
      'type night 2030-06-01': 1,
      'season retention lasts': 1,
    });
    // Nobody sees what is over, nor that a server has started: what is remembered of hotels stays.
    expect(await changes()).toEqual(before);
  } finally {
    await server.stop();
  }
});

test('guests are forgotten so many days after their stay, where the operator says so', async () => {
  let server = await startServer({ now: START });
  const { dataDir } = server;
  type Shown = PartnerBookingAnswer & { user: object; notes: string };
  const found = async (text: string) => {
    const token = await signIn(demo.partner, server);
    const path = `/api/partner/bookings?size=50&text=${encodeURIComponent(text)}`;
    return (await call<PageAnswer<Shown>>('GET', path, { url: server.url, token })).body.content;
  };
  const restarted = async (days: number, env: Record<string, string>) => {
    await server.kill();
    server = await startServer({ dataDir, now: daysAfterStart(days), env });
  };
  const known = async () => {
    const [row] = await server.control.sql<{ count: number }>(
      `select count(*)::int from bookings where guest_phone <> ''`,
    );
    return row!.count;
  };
  try {
    const [late, early] = await found('@example.com');
    const move = `update bookings set check_in = $2::date - 1, check_out = $2, notes = 'Ăn chay',
        arriving_name = 'Trần Mai', arriving_phone = '0987654321', special_requests = '{QUIET_ROOM}'
      where code = $1`;
    await server.control.sql('update booking_rooms set occupant_adults = 1, child_ages = $1', [
      [7],
    ]);
    await server.control.sql('update bookings set check_in = $1::date - 9, check_out = $1', [
      '2030-05-01',
    ]);
    await server.control.sql(move, [early!.bookingId, '2030-06-01']);
    await server.control.sql(move, [late!.bookingId, '2030-06-02']);
    expect(await known()).toBeGreaterThan(2);

    await restarted(31, { GUEST_RETENTION_DAYS: '30' });
    while ((await known()) > 1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await found('@example.com')).map(({ bookingId }) => bookingId)).toEqual([
      late!.bookingId,
    ]);
    const [forgotten] = await found(early!.bookingId);
    expect(forgotten).toMatchObject({
      bookingId: early!.bookingId,
      totalAmount: early!.totalAmount,
      user: { firstName: '', lastName: '', email: '', phoneNumber: '' },
      notes: '',
    });
    expect(forgotten).not.toHaveProperty('arrivingGuest');
    expect(forgotten).not.toHaveProperty('specialRequests');
    expect(await found('Trần Mai')).toMatchObject([]);
    const token = await signIn(demo.partner, server);
    const one = `/api/partner/bookings/${early!.bookingId}`;
    const { body } = await call<Shown>('GET', one, { url: server.url, token });
    expect(body.history[0]).toMatchObject({ by: 'Anonymised guest' });
    const slept = await server.control.sql<{ code: string }>(
      `select distinct b.code from booking_rooms k
       join bookings b on b.hotel_id = k.hotel_id and b.id = k.booking_id
       where k.occupant_adults is not null or k.child_ages is not null`,
    );
    expect(slept.map(({ code }) => code)).toEqual([late!.bookingId]);
  } finally {
    await server.stop();
  }
});
