import { call } from '../../support/client';
import { freshEmail } from '../../support/accounts';
import { mailsCollected, mailTo, tenMinutesLater } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

const { sql } = sharedServer();

/** As a booking leaves it when the server ends before the relay has looked. */
async function leaveWithHotel(
  to: string,
  id: number,
  topic: string | null,
  subject = 'Đã đặt phòng',
): Promise<void> {
  await sql(
    `insert into hotel_mails
       (hotel_id, id, recipient, subject, text_body, html_body, topic, about, at_once, created_at)
     values (1, $2, $1, $4, 'Xin chào', '<p>Xin chào</p>', $3, 'x', 1, now())`,
    [to, id, topic, subject],
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

async function collect(): Promise<void> {
  await wakeRelay();
  await mailsCollected();
}

/** In the outbox, told or not. */
async function newsFor(to: string) {
  return sql('select subject, revision from outbox where recipient = $1 order by id', [to]);
}

/** Put there without the hotel: it was told just now, or waits. */
async function storeInOutbox(
  to: string,
  id: number,
  topic: string,
  subject: string,
  told: boolean,
) {
  await sql(
    `insert into outbox (id, recipient, subject, text_body, html_body, topic, about, created_at,
       next_attempt_at, sent_at)
     values ($1, $2, $3, '', '', $4, 'x', now(), now() + interval '10 minutes',
       case when $5::boolean then now() end)`,
    [id, to, subject, topic, told],
  );
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
  await collect();
  const stored = await sql('select id from outbox where recipient = $1', [to]);
  expect(stored).toEqual([{ id }]);
});

test('what waits to be told never goes back to an earlier state, nor is it told twice', async () => {
  const to = freshEmail();
  const topic = `guest ${to}`;
  const [booking, arrival, cancellation] = [await nextId(), await nextId(), await nextId()];
  await storeInOutbox(to, booking, topic, 'booked', true);
  const leaveBoth = async () => {
    await leaveWithHotel(to, arrival, topic, 'arrives');
    await leaveWithHotel(to, cancellation, topic, 'cancelled');
    await collect();
  };
  await leaveBoth();
  const news = [
    { subject: 'booked', revision: 1 },
    { subject: 'cancelled', revision: 2 },
  ];
  expect(await newsFor(to)).toEqual(news);

  // By a server that read them before they were deleted here.
  await leaveBoth();
  expect(await newsFor(to)).toEqual(news);

  await tenMinutesLater(to);
  await mailTo(to, { subject: /^cancelled$/ });
  await leaveBoth();
  expect(await newsFor(to)).toEqual(news);
});

test('later news that a server of an older version put into the outbox itself stays', async () => {
  const to = freshEmail();
  const topic = `guest ${to}`;
  const [booking, cancellation] = [await nextId(), await nextId()];
  await storeInOutbox(to, cancellation, topic, 'cancelled', false);
  await leaveWithHotel(to, booking, topic, 'booked');
  await collect();
  expect(await newsFor(to)).toEqual([{ subject: 'cancelled', revision: 1 }]);
});
