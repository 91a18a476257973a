import { demo, newPartner, newTraveller, signIn, type TestAccount } from '../../support/accounts';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { watch, type Watch } from '../../support/live';
import { samples } from '../../support/samples';
import { sharedServer } from '../../support/server/serverControl';
import { newPeople, newWorld } from '../../support/world';

let owner: TestAccount;
let traveller: TestAccount;
let hotel: TestHotel;
const open: Watch[] = [];

beforeAll(async () => {
  owner = await newPartner();
  traveller = await newTraveller();
  const rooms = [{ price: 500_000 }, { price: 500_000 }, { price: 500_000 }, { price: 500_000 }];
  hotel = await newHotel({ owner: owner.email, rooms });
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function watched(...args: Parameters<typeof watch>): Promise<Watch> {
  const one = await watch(...args);
  open.push(one);
  return one;
}

async function bookedAt(place: TestHotel, room: number, days = 3) {
  const stay = stayIn(days);
  const { status, body } = await book(traveller.token, {
    ...bookingOf(place, [place.rooms[room]!], stay),
    phoneNumber: '0912345678',
  });
  expect(status).toBe(201);
  return { kind: 'BOOKINGS', hotelId: place.id, ids: [body.bookingId] } as const;
}

const act = (token: string, path: string, body?: object) =>
  call('POST', `/api/partner/bookings/${path}`, { token, body });

test('an owner is told of a booking: which one, and its days, and nothing else of it', async () => {
  const { status, headers, event } = await watched(owner.token);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/event-stream');
  expect(headers.get('X-Accel-Buffering')).toBe('no');
  expect(headers.get('Content-Encoding')).toBeNull();
  const booking = await bookedAt(hotel, 0);
  const { checkInDate: from, checkOutDate: to } = stayIn(3);
  expect(await event(booking)).toEqual({ ...booking, days: { from, to } });
});

test('of more than are told one by one, whoever has just come is told to look at everything', async () => {
  await sharedServer().sql(
    `insert into hotel_changes (hotel_id, what) select $1, $2 from generate_series(1, 101)`,
    [hotel.id, JSON.stringify({ kind: 'ROOMS', ids: ['1'] })],
  );
  const { event, events } = await watched(owner.token);
  // What comes after it tells that nothing else was to come.
  await event(await bookedAt(hotel, 0, 9));
  expect(events[0]).toMatchObject({ hotelId: null, kind: 'ANY' });
  expect(events).not.toContainEqual(expect.objectContaining({ kind: 'ROOMS' }));
});

test('nobody is told of what is not theirs', async () => {
  const other = await newPartner();
  const elsewhere = await newHotel({ owner: other.email });
  const mine = await watched(owner.token);
  const theirs = await watched(other.token);
  await theirs.event(await bookedAt(elsewhere, 0));
  await mine.event(await bookedAt(hotel, 1));
  const placesOf = ({ events }: Watch) => events.map(({ hotelId }) => hotelId);
  expect(placesOf(mine)).not.toContain(elsewhere.id);
  expect(placesOf(theirs)).not.toContain(hotel.id);
});

test('what changed meanwhile is told to whoever comes back, and to nobody twice who lost nothing', async () => {
  const first = await watched(owner.token);
  await first.event(await bookedAt(hotel, 2));
  await first.close();
  const missed = await bookedAt(hotel, 3);
  const again = await watched(owner.token, { headers: { 'Last-Event-ID': first.lastId()! } });
  await again.event(missed);
});

test.each(['1.1', '999999999999999999.1795000000', 'of another server', '-1', '1.1e9'])(
  'whoever comes back with %s is told to look at everything',
  async (id) => {
    const { event } = await watched(owner.token, { headers: { 'Last-Event-ID': id } });
    const everything = { hotelId: null, kind: 'ANY', ids: [], days: null } as const;
    expect(await event(everything)).toEqual(everything);
  },
);

test('a hotel that is made while one watches is watched, and one that is deleted no more', async () => {
  const world = await newWorld(await newPeople());
  const { token } = world.people.partner;
  const { event, events } = await watched(token);
  const other = await watched(owner.token);
  const { body } = await samples.createPartnerHotel!(world, 'partner');
  const made = await call<{ id: number }>('POST', '/api/partner/hotels/create', { token, body });
  expect(made.status).toBe(201);
  const isTold = { hotelId: made.body.id, kind: 'HOTEL' } as const;
  await event(isTold);
  events.length = 0;
  await call('DELETE', `/api/partner/hotels/delete/${made.body.id}`, { token });
  await event(isTold);
  await other.event(await bookedAt(hotel, 1, 9));
  expect(other.events.map(({ hotelId }) => hotelId)).not.toContain(made.body.id);
});

test.each(['suspended', 'deleted', 'signed out everywhere'])(
  'it ends when the account is %s, and nobody opens another',
  async (how) => {
    const { token, email } = await newPartner();
    const { ended } = await watched(token);
    expect((await endAccount(how, { token, email })).status).toBeLessThan(300);
    await ended;
    expect((await watched(token)).status).toBe(401);
  },
  30_000,
);

async function endAccount(how: string, { token, email }: { token: string; email: string }) {
  if (how === 'signed out everywhere') {
    return call('POST', '/api/auth/sign-out-everywhere', { token });
  }
  if (how === 'deleted') {
    const body = { password: 'Matkhau123' };
    return call('POST', '/api/auth/account/delete', { token, body });
  }
  const [user] = await sharedServer().sql<{ id: number }>(
    'select id from users where email_key = $1',
    [email],
  );
  const path = `/api/admin/users/${user!.id}/suspend`;
  return call('POST', path, { token: await signIn(demo.admin), body: { reason: 'Spam' } });
}

test('asked for its head, it says what it is and stays closed', async () => {
  const { token } = owner;
  const head = await call('HEAD', '/api/partner/live', { token });
  expect([head.status, head.headers.get('Content-Type'), head.body]).toEqual([
    200,
    'text/event-stream',
    '',
  ]);
});

test.each([
  ['application/json', 406],
  ['text/html, application/json;q=0.9', 406],
  ['text/event-stream', 200],
  ['TEXT/*;q=0.5', 200],
  ['*/*', 200],
])('whoever reads %s is answered %i', async (Accept, expected) => {
  const { status } = await watched(owner.token, { headers: { Accept } });
  expect(status).toBe(expected);
});

test('the desk’s own acts are told as well', async () => {
  const booking = await bookedAt(hotel, 0, 0);
  const { event, events } = await watched(owner.token);
  for (const path of ['check-in', 'undo-check-in']) {
    events.length = 0;
    expect((await act(owner.token, `${booking.ids[0]}/${path}`)).status).toBe(200);
    await event(booking);
  }
});
