import { demo, newPartner, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailsCollected, mailTo, tenMinutesLater } from '../../support/server/outbox';
import { bookedIn, newHouse, type PageAnswer } from '../../support/partnerBookings';
import { review, visitedHouse } from '../../support/reviews';
import { startServer } from '../../support/server/server';
import { sharedServer } from '../../support/server/serverControl';

interface NotificationAnswer {
  id: number;
  kind: string;
  title: string;
  text: string;
  bookingId: string | null;
  read: boolean;
}

type ListAnswer = PageAnswer<NotificationAnswer> & { unread: number };

function list(token: string, { query = '', url }: { query?: string; url?: string } = {}) {
  return call<ListAnswer>('GET', `/api/partner/notifications${query}`, {
    token,
    ...(url && { url }),
  });
}

function markRead(token: string, body: { ids?: number[] }) {
  return call<{ unread: number }>('POST', '/api/partner/notifications/read', { token, body });
}

test('the demo partner has exactly two unread, older ones that are read, and later what nobody knows', async () => {
  const server = await startServer();
  try {
    const token = await signIn(demo.partner, server);
    const { body } = await list(token, { url: server.url });
    expect(body.unread).toBe(2);
    expect(body.content.slice(0, 3).map(({ read }) => read)).toEqual([false, false, true]);
    expect(body.totalElements).toBeGreaterThan(10);
    // A server of a later version beside this one writes news of a kind that this one does not know.
    await server.control.sql(
      'alter table notifications drop constraint notifications_kind_check',
      [],
    );
    await server.control.sql(
      `insert into notifications (user_id, kind, hotel_id, detail, created_at)
       select owner_id, 'GUEST_SANG', id, 'The guest sang.', now() from hotels
       where owner_id = (select id from users where email_key = $1) order by id limit 1`,
      [demo.partner.email],
    );
    const later = await list(token, { url: server.url });
    expect([later.status, later.body.unread, later.body.content.length]).toEqual([200, 3, 10]);
    expect(later.body.content[0]).toMatchObject({ kind: 'OTHER', text: 'The guest sang.' });
    expect(later.body.content[0]!.title).toMatch(/^News of ./);
  } finally {
    await server.stop();
  }
});

test('a new booking is told in the list and by mail, newest first', async () => {
  const house = await newHouse();
  const first = await bookedIn(house, { days: 2 });
  // What has not gone when the next comes goes with it.
  await mailTo(house.partner.email, { subject: new RegExp(first) });
  const second = await bookedIn(house, { days: 5, nights: 1 });
  const { body } = await list(house.partner.token);
  expect(body).toMatchObject({
    unread: 2,
    totalElements: 2,
    content: [
      {
        kind: 'BOOKING_CREATED',
        bookingId: second,
        title: `New booking at ${house.hotel.name}`,
        read: false,
      },
      { bookingId: first },
    ],
  });
  expect(body.content[0]?.text).toMatch(/^Nguyễn Lan, .+ → .+ · 1 night$/);
  await tenMinutesLater(house.partner.email);
  const mail = await mailTo(house.partner.email, { subject: new RegExp(second) });
  expect(mail.subject).toBe(`New booking at ${house.hotel.name}: ${second}`);
  expect(mail.link).toBe(`${sharedServer().url}/partner/bookings?booking=${second}`);
  expect(mail.text).toContain('To be paid at the counter: ₫550,000');
});

test('no mail for who wants none; the list still tells', async () => {
  const house = await newHouse();
  const { sql } = sharedServer();
  await sql(
    `insert into partner_settings (user_id, mail_on_booking)
     select id, false from users where email_key = $1`,
    [house.partner.email],
  );
  await bookedIn(house, { days: 2 });
  await mailsCollected();
  const mails = await sql('select 1 from outbox where recipient = $1 and subject like $2', [
    house.partner.email,
    'New booking%',
  ]);
  expect(mails).toEqual([]);
  expect((await list(house.partner.token)).body.unread).toBe(1);
});

test('one by one or all at once they are read, by their owner only', async () => {
  const house = await newHouse();
  for (const days of [2, 5, 8]) await bookedIn(house, { days });
  const { token } = house.partner;
  const ids = (await list(token)).body.content.map(({ id }) => id);

  const stranger = await newPartner();
  expect((await markRead(stranger.token, { ids })).body.unread).toBe(0);
  expect((await list(token)).body.unread).toBe(3);
  expect((await list(stranger.token)).body).toMatchObject({ content: [], unread: 0 });

  expect((await markRead(token, { ids: [] })).body.unread).toBe(3);
  expect((await markRead(token, { ids: ids.slice(1, 2) })).body.unread).toBe(2);
  const { body } = await list(token);
  expect(body.content.map(({ read }) => read)).toEqual([false, true, false]);
  expect((await markRead(token, {})).body.unread).toBe(0);
  const page = (await list(token, { query: '?size=2&page=1' })).body;
  expect(page).toMatchObject({ totalElements: 3, totalPages: 2, content: [{ id: ids[2] }] });
});

test('of a hotel that is deleted the owner is told nothing that could not be opened', async () => {
  const { hotel, partner, traveller, bookingId } = await visitedHouse();
  const { token } = partner;
  await call('PUT', `/api/partner/hotels/${hotel.id}/listing`, { token, body: { listed: false } });
  const deleted = await call('DELETE', `/api/partner/hotels/delete/${hotel.id}`, { token });
  expect(deleted.status).toBe(200);
  const words = { rating: 4, comment: 'Bữa sáng rất ngon.' };
  expect((await review('POST', traveller, bookingId, words)).status).toBe(201);
  const { body } = await list(token);
  expect(body.content.map(({ kind }) => kind)).not.toContain('REVIEW_WRITTEN');
});
