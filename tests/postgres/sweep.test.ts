import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { changeOver, signUpsBefore } from '../../server/retention/queries';
import { sweepKept } from '../../server/retention/sweep';
import { freshEmail } from '../support/accounts';
import { call } from '../support/client';
import { databaseUrl, postgresOfProject } from '../support/server/postgres';
import { startServer, type RunningServer } from '../support/server/server';
import { newSession, waitingForLock } from '../support/server/sessions';

let server: RunningServer;
/** A second session, in which a sign-up can stand still half-way. */
let session: pg.Client;
/** The one that deletes what is over. */
let db: Kysely<unknown>;

beforeAll(async () => {
  server = await startServer();
  session = await newSession(server);
  const connectionString = databaseUrl(postgresOfProject()!, server.dataDir);
  db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString }) }) });
}, 120_000);
afterAll(async () => {
  await db.destroy();
  await session.end();
  await server.stop();
});

async function untilWaiting(count: number): Promise<void> {
  while ((await waitingForLock(session)) < count);
}

test('a sign-up that comes while an old one for its address is deleted stays', async () => {
  const { url } = server;
  const email = freshEmail();
  const person = { firstName: 'Lan', lastName: 'Nguyễn', role: null };
  const password = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
  const signUp = () =>
    call('POST', '/api/auth/signup', { url, body: { email, ...person, ...password } });
  expect(await signUp()).toMatchObject({ status: 201 });
  for (const table of ['users', 'sign_ups']) {
    await session.query(`update ${table} set created_at = '2020-01-01' where email = $1`, [email]);
  }
  // So is its link.
  await session.query(
    `update account_tokens set created_at = '2020-01-01'
     where user_id = (select id from users where email = $1)`,
    [email],
  );

  await session.query('begin');
  await session.query('select id from users where email_key = $1 for update', [email]);
  const again = signUp();
  await untilWaiting(1);
  const swept = changeOver(db, signUpsBefore(new Date('2021-01-01')), async () => undefined);
  await untilWaiting(2);
  await session.query('commit');
  expect(await again).toMatchObject({ status: 201 });
  await swept;
  const kept = await session.query(
    `select 1 from sign_ups where email = $1 and created_at > '2021-01-01'`,
    [email],
  );
  expect(kept.rowCount).toBe(1);
});

test('what cannot be deleted does not keep the rest', async () => {
  await session.query(`
    create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'not now'; end $$;
    create trigger refuse before delete on account_tokens execute function refuse();
    insert into outbox (recipient, subject, text_body, html_body, created_at, next_attempt_at, sent_at)
    values ('sweep@example.com', '', '', '', '2020-01-01', '2020-01-01', '2020-01-01')`);
  const parts = {
    db,
    clock: { now: () => new Date() },
    retention: {
      mailDays: 30,
      requestKeyDays: 30,
      notificationDays: 30,
      signUpDays: 30,
      nightDays: 30,
      guestDays: undefined,
      deletionDays: 30,
    },
    images: { remove: async () => undefined },
  };
  const swept = sweepKept(parts, async () => undefined);
  await expect(swept).rejects.toMatchObject({ errors: [{ message: 'not now' }] });
  const left = await session.query(`select 1 from outbox where recipient = 'sweep@example.com'`);
  expect(left.rowCount).toBe(0);
});
