import { call } from '../../support/client';
import { freshEmail } from '../../support/accounts';
import { mailsCollected, mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

/** As a booking leaves it when the server ends before the relay has looked. */
async function leaveWithHotel(to: string, id: number, topic: string | null): Promise<void> {
  await sql(
    `insert into hotel_mails
       (hotel_id, id, recipient, subject, text_body, html_body, topic, about, at_once, created_at)
     values (1, $2, $1, 'Đã đặt phòng', 'Xin chào', '<p>Xin chào</p>', $3, 'x', 1, now())`,
    [to, id, topic],
  );
}

async function nextId(): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `select nextval(pg_get_serial_sequence('outbox', 'id')) as id`,
  );
  return row!.id;
}

/** Whoever asks for a mail wakes the relay, and nobody has this address. */
async function wakeRelay(): Promise<void> {
  await call('POST', '/api/auth/forgot-password', { body: { email: freshEmail() } });
}

test.each([
  ['told by itself', null],
  ['news of a topic', 'guest'],
])('a mail that is left with its hotel, %s, goes out, and once', async (_, kind) => {
  const to = freshEmail();
  const topic = kind && `${kind} ${to}`;
  const id = await nextId();
  await leaveWithHotel(to, id, topic);
  await wakeRelay();
  expect((await mailTo(to)).subject).toBe('Đã đặt phòng');

  // Put into the outbox by a server that ended before it could delete it here.
  await leaveWithHotel(to, id, topic);
  await wakeRelay();
  await mailsCollected();
  const stored = await sql('select id from outbox where recipient = $1', [to]);
  expect(stored).toEqual([{ id }]);
});
