import { randomUUID } from 'node:crypto';
import { demo, newPartner, newTraveller, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';
import {
  act,
  idOf,
  pageOf,
  type Action,
  type Hotel,
  type Page,
  type Problem,
  given,
} from './setup';

interface Notification {
  kind: string;
  hotelId: number;
  text: string;
  read: boolean;
}

function logIn({ email }: TestAccount, password: string) {
  return call<Problem>('POST', '/api/auth/login', { body: { email, password } });
}

test('a suspended account is out at once and cannot come back until it is restored', async () => {
  const person = await newPartner();
  const id = await idOf(person);
  const reason = `Khách phàn nàn ${randomUUID().slice(0, 8)}`;
  const suspended = await act(`users/${id}/suspend`, { reason: `  ${reason} ` });
  expect(suspended.status).toBe(200);
  expect(suspended.body).toMatchObject({ id, email: person.email, suspendedReason: reason });

  expect((await call('GET', '/api/users/me', { token: person.token })).status).toBe(401);
  const refused = await logIn(person, person.password);
  expect(refused.status).toBe(403);
  expect(refused.body.code).toBe('ACCOUNT_SUSPENDED');
  expect(refused.body.message).toMatch(/tạm khoá/);
  expect((await logIn(person, 'Matkhau999')).status).toBe(401);
  expect((await act(`users/${id}/suspend`)).body.code).toBe('STATUS_CHANGED');

  const restored = await act(`users/${id}/restore`, { reason: 'Cleared up' });
  expect(restored.body.suspendedReason).toBeNull();
  expect((await logIn(person, person.password)).status).toBe(200);
  // What was given out before the suspension stays worthless.
  expect((await call('GET', '/api/users/me', { token: person.token })).status).toBe(401);
  expect((await act(`users/${id}/restore`)).status).toBe(409);

  const { content } = await pageOf<Action>('actions', { text: person.email });
  expect(content.map(({ action, reason: why }) => [action, why])).toEqual([
    ['RESTORE_USER', 'Cleared up'],
    ['SUSPEND_USER', reason],
  ]);
  expect(content[0]).toMatchObject({ by: 'Nghỉ Đâu Quản trị', subjectId: id });
  const found = await pageOf<Action>('actions', { text: reason.replaceAll('à', 'a') });
  expect(found.totalElements).toBe(1);
});

test('a suspended hotel is not sold, what was booked is kept, and its owner is told', async () => {
  const owner = await newPartner();
  const guest = await newTraveller();
  const hotel = await newHotel({ owner: owner.email });
  const booked = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(10)));
  expect(booked.status).toBe(201);

  const reason = 'The pictures show another house';
  const suspended = await act(`hotels/${hotel.id}/suspend`, { reason });
  expect(suspended.status).toBe(200);
  expect(suspended.body).toMatchObject({ state: 'SUSPENDED', suspendedReason: reason });

  const list = await call<Page<Hotel>>(
    'GET',
    `/api/customer/hotels?text=${encodeURIComponent(hotel.name)}`,
  );
  expect(list.body.totalElements).toBe(0);
  expect((await call('GET', `/api/customer/hotels/${hotel.id}`)).status).toBe(404);
  const refused = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(20)));
  expect(refused.status).toBe(404);
  const kept = await call<{ status: string }>(
    'GET',
    `/api/customer/bookings/${booked.body.bookingId}`,
    { token: guest.token },
  );
  expect(kept.body.status).toBe('CONFIRMED');

  const mail = await mailTo(owner.email, { subject: /suspended/ });
  expect(mail.subject).toContain(hotel.name);
  expect(mail.text).toContain(reason);
  expect(mail.link).toMatch(/\/partner\/hotel-management$/);
  const told = await call<{ content: Notification[] }>('GET', '/api/partner/notifications', {
    token: owner.token,
  });
  const news = told.body.content.find(({ kind }) => kind === 'HOTEL_SUSPENDED');
  expect(news).toMatchObject({ hotelId: hotel.id, read: false });
  expect(news?.text).toContain(reason);

  expect((await act(`hotels/${hotel.id}/suspend`)).body.code).toBe('STATUS_CHANGED');
  const restored = await act(`hotels/${hotel.id}/restore`, { reason: 'New pictures' });
  expect(restored.body).toMatchObject({ state: 'LISTED', suspendedReason: null });
  expect((await mailTo(owner.email, { subject: /restored/ })).text).toContain('New pictures');
  const again = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(20)));
  expect(again.status).toBe(201);

  const { content } = await pageOf<Action>('actions', { text: hotel.name });
  expect(content.map(({ action }) => action)).toEqual(['RESTORE_HOTEL', 'SUSPEND_HOTEL']);
});

test('no administrator suspends themselves, and of two who suspend each other one stays', async () => {
  expect((await act(`users/${await idOf(demo.admin)}/suspend`)).body.code).toBe('NOT_ONESELF');
  const [one, two] = await Promise.all([newAdmin(), newAdmin()]);
  const answers = await Promise.all([
    act(`users/${one.id}/suspend`, { token: two.token }),
    act(`users/${two.id}/suspend`, { token: one.token }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test.each([
  ['users/987654321/suspend', 404],
  ['users/987654321/restore', 404],
  ['hotels/987654321/suspend', 404],
  ['hotels/987654321/restore', 404],
])('%s is refused and not kept as done', async (subject, status) => {
  const reason = randomUUID();
  expect((await act(subject, { reason })).status).toBe(status);
  expect((await pageOf('actions', { text: reason })).totalElements).toBe(0);
});

test.each([{}, { reason: '' }, { reason: '  ' }, { reason: 7 }, { reason: 'x', action: 'y' }])(
  'an act without a proper reason is refused: %j',
  async (body) => {
    const hotel = await newHotel();
    const path = `/api/admin/hotels/${hotel.id}/suspend`;
    expect((await call('POST', path, { token: given.admin, body })).status).toBe(422);
    expect((await call('GET', `/api/customer/hotels/${hotel.id}`)).status).toBe(200);
  },
);

test('nobody else may suspend anything', async () => {
  const [partner, traveller] = await Promise.all([newPartner(), newTraveller()]);
  const hotel = await newHotel();
  const id = await idOf(traveller);
  for (const { token } of [partner, traveller]) {
    for (const subject of [`hotels/${hotel.id}/suspend`, `users/${id}/suspend`]) {
      expect((await act(subject, { token })).status).toBe(403);
    }
  }
  expect((await call('GET', '/api/users/me', { token: traveller.token })).status).toBe(200);
  expect((await call('GET', `/api/customer/hotels/${hotel.id}`)).status).toBe(200);
});

async function newAdmin(): Promise<TestAccount & { id: number }> {
  const account = await newTraveller();
  const [row] = await sharedServer().sql<{ id: number }>(
    `update users set role = 'ADMIN' where email_key = $1 returning id`,
    [account.email],
  );
  return { ...account, id: row!.id };
}
