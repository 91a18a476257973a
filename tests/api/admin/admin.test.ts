import { randomUUID } from 'node:crypto';
import { demo, newPartner, newTraveller, signIn, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { mailTo } from '../../support/server/outbox';
import { sharedServer } from '../../support/server/serverControl';

interface Problem {
  code: string;
  message: string;
}
interface Page<Row> {
  content: Row[];
  totalElements: number;
  totalPages: number;
}
interface User {
  id: number;
  fullName: string;
  email: string;
  role: string;
  hotels: number;
  suspendedReason: string | null;
}
interface Hotel {
  id: number;
  name: string;
  ownerEmail: string;
  state: string;
  numRooms: number;
  suspendedReason: string | null;
}
interface Action {
  by: string;
  action: string;
  subjectId: number;
  subjectName: string;
  reason: string;
}
interface Notification {
  kind: string;
  hotelId: number;
  text: string;
  read: boolean;
}

let admin: string;
beforeAll(async () => {
  admin = await signIn(demo.admin);
});

async function pageOf<Row>(list: string, query: Record<string, string>): Promise<Page<Row>> {
  const path = `/api/admin/${list}?${new URLSearchParams(query).toString()}`;
  const { status, body } = await call<Page<Row>>('GET', path, { token: admin });
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}

function act<Body = User & Hotel & Problem>(
  subject: string,
  { reason = 'A guest complained', token = admin } = {},
) {
  return call<Body>('POST', `/api/admin/${subject}`, { token, body: { reason } });
}

async function idOf({ email }: Pick<TestAccount, 'email'>): Promise<number> {
  const { content } = await pageOf<User>('users', { text: email });
  expect(content).toHaveLength(1);
  return content[0]!.id;
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

describe('a suspended partner’s hotels', () => {
  /** What travellers get of a hotel, by where they look. */
  async function seen({ id, name, rooms }: TestHotel) {
    const { checkInDate, checkOutDate } = stayIn(40);
    const stay = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
    const text = encodeURIComponent(name);
    const found = async (query: string) =>
      (await call<Page<Hotel>>('GET', `/api/customer/hotels?text=${text}${query}`)).body
        .totalElements;
    const status = async (path: string) => (await call('GET', `/api/customer/${path}`)).status;
    const roomIds = rooms.map((room) => room.id);
    const quote = await call('POST', '/api/customer/quotes', {
      body: { hotelId: id, checkInDate, checkOutDate, roomIds },
    });
    return {
      list: await found(''),
      search: await found(`&${stay}`),
      page: await status(`hotels/${id}`),
      similar: await status(`hotels/${id}/similar`),
      reviews: await status(`hotels/${id}/reviews`),
      rooms: await status(`hotels/${id}/search-rooms?${stay}`),
      room: await status(`rooms/${roomIds[0]}`),
      quote: quote.status,
    };
  }
  const onSale = {
    ...{ list: 1, search: 1, page: 200, similar: 200, reviews: 200, rooms: 200, room: 200 },
    quote: 200,
  };
  const gone = {
    ...{ list: 0, search: 0, page: 404, similar: 404, reviews: 404, rooms: 404, room: 404 },
    quote: 404,
  };

  test('leave every place at once and come back with the owner; the guests are told', async () => {
    const [owner, guest] = await Promise.all([newPartner(), newTraveller()]);
    const hotel = await newHotel({ owner: owner.email });
    const booked = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(10)));
    const { bookingId } = booked.body;
    const mine = async () =>
      (await call('GET', `/api/customer/bookings/${bookingId}`, { token: guest.token })).body;
    expect(await seen(hotel)).toEqual(onSale);
    expect(await mine()).toMatchObject({ status: 'CONFIRMED', hotelSuspended: false });

    const id = await idOf(owner);
    await act(`users/${id}/suspend`);
    expect(await seen(hotel)).toEqual(gone);
    const refused = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(20)));
    expect(refused.status).toBe(404);
    expect(await mine()).toMatchObject({
      ...{ status: 'CONFIRMED', hotelSuspended: true },
      data: { message: expect.stringContaining('vẫn được giữ') as string },
    });
    const told = await mailTo(guest.email, { subject: /^Về đặt phòng/ });
    expect(told.text).toContain(bookingId);
    expect(told.text).toContain('vẫn được giữ');
    const { content } = await pageOf<Hotel & { ownerSuspended: boolean }>('hotels', {
      text: hotel.name,
    });
    expect(content).toMatchObject([{ state: 'LISTED', ownerSuspended: true }]);

    await act(`users/${id}/restore`);
    expect(await seen(hotel)).toEqual(onSale);
    expect(await mine()).toMatchObject({ hotelSuspended: false });
    expect((await mailTo(guest.email, { subject: /giữ nguyên/ })).text).toContain(bookingId);
  });

  test('a hotel that is suspended itself does not come back with its owner', async () => {
    const owner = await newPartner();
    const hotel = await newHotel({ owner: owner.email });
    const id = await idOf(owner);
    await act(`users/${id}/suspend`);
    await act(`hotels/${hotel.id}/suspend`);
    await act(`users/${id}/restore`);
    expect(await seen(hotel)).toEqual(gone);
    await act(`hotels/${hotel.id}/restore`);
    expect(await seen(hotel)).toEqual(onSale);
  });

  test('an administrator finds what was booked there, and cancels it for a reason', async () => {
    const [owner, guest] = await Promise.all([newPartner(), newTraveller()]);
    const hotel = await newHotel({ owner: owner.email });
    const book1 = await book(guest.token, bookingOf(hotel, hotel.rooms, stayIn(12)));
    const { bookingId } = book1.body;
    const atRisk = async (text: string) => (await pageOf<object>('bookings', { text })).content;
    const cancel = (code: string) =>
      act<Problem>(`bookings/${code}/cancel`, { reason: 'No house' });
    expect(await atRisk(owner.email)).toEqual([]);
    expect((await cancel(bookingId)).body.code).toBe('NOT_SUSPENDED');

    await act(`users/${await idOf(owner)}/suspend`);
    for (const text of [owner.email, guest.email, bookingId, hotel.name]) {
      expect(await atRisk(text)).toMatchObject([{ bookingId, guestEmail: guest.email }]);
    }
    expect((await cancel(bookingId)).body).toMatchObject({ bookingId, status: 'CANCELLED' });
    expect((await cancel(bookingId)).body.code).toBe('STATUS_CHANGED');
    expect((await cancel('ND-2222-22222222')).status).toBe(404);
    expect(await atRisk(owner.email)).toEqual([]);
    const mail = await mailTo(guest.email, { subject: /^Nghỉ Đâu đã huỷ/ });
    expect(mail.text).toContain('No house');
    const nights = await sharedServer().sql('select 1 from room_nights where hotel_id = $1', [
      hotel.id,
    ]);
    expect(nights).toEqual([]);
    const { content } = await pageOf<Action>('actions', { text: bookingId });
    expect(content).toMatchObject([{ action: 'CANCEL_BOOKING', reason: 'No house' }]);
  });
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
    expect((await call('POST', path, { token: admin, body })).status).toBe(422);
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

describe('listUsers', () => {
  test('finds a person by name without marks, also after they changed it', async () => {
    const word = randomUUID().slice(0, 6);
    const { token, email } = await newTraveller();
    await call('PUT', '/auth/update-profile', {
      token,
      body: { firstName: `Hường ${word}`, lastName: 'Đặng' },
    });
    const { content, totalElements } = await pageOf<User>('users', { text: `DANG huong ${word}` });
    expect(totalElements).toBe(1);
    expect(content[0]).toMatchObject({ email, fullName: `Đặng Hường ${word}`, hotels: 0 });
    expect((await pageOf('users', { text: `${word} nguyen` })).totalElements).toBe(0);
  });

  test('filters by role and suspension, sorts and pages', async () => {
    const mark = `sort-${randomUUID().slice(0, 8)}`;
    const sql = sharedServer().sql;
    for (const [name, role, reason] of [
      ['Bình', 'PARTNER', null],
      ['An', 'CUSTOMER', 'Fraud'],
      ['Chi', 'CUSTOMER', null],
    ]) {
      await sql(
        `insert into users (email, email_key, password_hash, first_name, last_name, role,
           suspended_reason, search_text, created_at)
         values ($1, $1, '', $2, $3, $4, $5, lower($3 || ' ' || $2), now())`,
        [`${name}-${mark}@example.com`.toLowerCase(), name, mark, role, reason],
      );
    }
    const names = async (query: Record<string, string>) =>
      (await pageOf<User>('users', { text: mark, ...query })).content.map(({ fullName }) =>
        fullName.replace(`${mark} `, ''),
      );
    expect(await names({ sort: 'name' })).toEqual(['An', 'Bình', 'Chi']);
    expect(await names({ sort: '-name' })).toEqual(['Chi', 'Bình', 'An']);
    expect(await names({ sort: 'name', size: '2', page: '1' })).toEqual(['Chi']);
    expect(await names({ role: 'PARTNER' })).toEqual(['Bình']);
    expect(await names({ suspended: 'yes' })).toEqual(['An']);
    expect(await names({ suspended: 'no', sort: 'name' })).toEqual(['Bình', 'Chi']);
  });
});

describe('listAllHotels', () => {
  test('shows published, unpublished and suspended ones, found by owner too', async () => {
    const owner = await newPartner();
    const listed = await newHotel({ owner: owner.email, name: `Sea ${randomUUID()}` });
    const draft = await newHotel({ owner: owner.email, listed: false });
    const banned = await newHotel({ owner: owner.email });
    await act(`hotels/${banned.id}/suspend`);
    const idsIn = async (query: Record<string, string>) =>
      (await pageOf<Hotel>('hotels', { text: owner.email, ...query })).content.map(({ id }) => id);
    // The one of the sign-up is a draft too.
    expect(await idsIn({})).toHaveLength(4);
    expect(await idsIn({ state: 'LISTED' })).toEqual([listed.id]);
    expect(await idsIn({ state: 'DRAFT' })).toContain(draft.id);
    expect(await idsIn({ state: 'SUSPENDED' })).toEqual([banned.id]);
    const { content } = await pageOf<Hotel>('hotels', { text: listed.name.toLowerCase() });
    expect(content).toMatchObject([{ id: listed.id, ownerEmail: owner.email, numRooms: 1 }]);
  });
});

async function newAdmin(): Promise<TestAccount & { id: number }> {
  const account = await newTraveller();
  const [row] = await sharedServer().sql<{ id: number }>(
    `update users set role = 'ADMIN' where email_key = $1 returning id`,
    [account.email],
  );
  return { ...account, id: row!.id };
}
