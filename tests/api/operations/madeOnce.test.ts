import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { book, bookingOf, stayIn } from '../../support/bookings';
import { call, type Answer } from '../../support/client';
import { contractOperations, type Operation } from '../../support/contract';
import { picture } from '../../support/pictures';
import type { Sample } from '../../support/sample';
import { sharedServer } from '../../support/server/serverControl';
import { newPeople, newWorld, type People, type World } from '../../support/world';
import { sampleOf } from './sampleCalls';

interface Made {
  id?: number;
  fieldErrors?: Record<string, string>;
}

interface Case {
  by: 'customer' | 'partner';
  /** How many there are, of the account with that address. */
  count: string;
  /** What makes the body, or the picture, another one. */
  other: object;
  /** How many one request makes. */
  makes?: number;
  /** Of its success. */
  status?: number;
}

const OF_OWNER = `where owner_id = (select id from users where email_key = $1)`;
/** Each change of a hotel's rooms or prices is recorded. */
const CHANGES = `select count(*)::int as n from hotel_changes where hotel_id in (select id from hotels ${OF_OWNER})`;
const inHotels = (table: string) =>
  `select count(*)::int as n from ${table} where hotel_id in (select id from hotels ${OF_OWNER})`;

/** Each operation that makes something, but bookings: theirs are in `bookings/`. */
const cases: Record<string, Case> = {
  createPartnerHotel: {
    by: 'partner',
    count: `select count(*)::int as n from hotels ${OF_OWNER}`,
    other: { name: 'Another name' },
  },
  createPartnerRoom: { by: 'partner', count: inHotels('rooms'), other: { name: 'Another name' } },
  createRoomType: {
    by: 'partner',
    count: inHotels('rooms'),
    other: { roomNumbers: '901-904' },
    makes: 19,
  },
  addRoomsOfType: {
    by: 'partner',
    count: inHotels('rooms'),
    other: { roomNumbers: '901-904' },
    makes: 3,
  },
  createSeason: { by: 'partner', count: inHotels('seasons'), other: { name: 'Another name' } },
  changeNights: { by: 'partner', count: CHANGES, other: { value: 800_000 }, status: 200 },
  changePartnerRooms: {
    by: 'partner',
    count: CHANGES,
    other: { status: 'MAINTENANCE' },
    status: 200,
  },
  resetNights: { by: 'partner', count: CHANGES, other: { weekdays: ['MON'] }, status: 200 },
  closeRoom: { by: 'partner', count: inHotels('room_closures'), other: { reason: 'Another one' } },
  createVoucher: {
    by: 'partner',
    count: `select count(*)::int as n from vouchers ${OF_OWNER}`,
    other: { quantity: 7 },
  },
  uploadHotelImages: { by: 'partner', count: inHotels('hotel_images'), other: { width: 500 } },
  uploadRoomImages: { by: 'partner', count: inHotels('room_images'), other: { width: 500 } },
  uploadRoomTypeImages: {
    by: 'partner',
    count: inHotels('room_type_images'),
    other: { width: 500 },
  },
  writeReview: {
    by: 'customer',
    count: `select count(*)::int as n from reviews
      where user_id = (select id from users where email_key = $1)`,
    other: { rating: 1 },
  },
};

const operations = new Map(contractOperations().map((operation) => [operation.id, operation]));
let people: People;

beforeAll(async () => {
  people = await newPeople();
});

interface Asked {
  operation: Operation;
  sample: Sample;
  token: string;
  key: string;
}

function addressOf({ operation, sample: { params = {} } }: Asked): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
}

/** The body as it goes over the line, and its type. */
async function written({ operation, sample }: Asked, other: object) {
  if (!operation.takesForm) {
    return { body: JSON.stringify({ ...sample.body, ...other }), type: 'application/json' };
  }
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await picture(other))]), 'a.jpg');
  const sent = new Response(form);
  return { body: await sent.bytes(), type: sent.headers.get('Content-Type')! };
}

async function send(asked: Asked, other: object = {}): Promise<Answer<Made>> {
  const { body, type } = await written(asked, other);
  return call(asked.operation.method, addressOf(asked), {
    token: asked.token,
    body,
    headers: { 'Content-Type': type, 'Idempotency-Key': asked.key },
  });
}

/** The request goes out whole, and nobody is there for its answer. */
async function sendAndHangUp(asked: Asked): Promise<void> {
  const { body, type } = await written(asked, {});
  return new Promise((resolve, reject) => {
    const request = http.request(sharedServer().url + addressOf(asked), {
      method: asked.operation.method,
      headers: {
        Authorization: `Bearer ${asked.token}`,
        'Content-Type': type,
        'Idempotency-Key': asked.key,
      },
    });
    request.on('error', reject);
    request.end(body, () => {
      request.off('error', reject).on('error', () => undefined);
      request.destroy();
      resolve();
    });
  });
}

async function asked(id: string, world: World): Promise<Asked> {
  const { by } = cases[id]!;
  const sample = await sampleOf(id, world, by);
  return { operation: operations.get(id)!, sample, token: people[by].token, key: randomUUID() };
}

async function countOf({ count, by }: Case): Promise<number> {
  const [row] = await sharedServer().sql<{ n: number }>(count, [people[by].email]);
  return row!.n;
}

const outcomeOf = ({ status, body }: Answer<Made>) => [status, Object.keys(body.fieldErrors ?? {})];
const REUSED = [422, ['Idempotency-Key']];

test.each(Object.entries(cases))(
  '%s makes once for one key, however often it is sent or cut off',
  async (id, one) => {
    const request = await asked(id, await newWorld(people));
    const before = await countOf(one);
    await sendAndHangUp(request);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(request)));
    const again = await send(request);

    const { status: made = 201 } = one;
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(made));
    expect([again.status, again.body]).toEqual([made, answers[0]!.body]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await countOf(one)) - before).toBe(one.makes ?? 1);

    expect(outcomeOf(await send(request, one.other))).toEqual(REUSED);
    expect((await countOf(one)) - before).toBe(one.makes ?? 1);
  },
);

test('two bodies at once under one key make one', async () => {
  const one = cases.createPartnerHotel!;
  const request = await asked('createPartnerHotel', await newWorld(people));
  const before = await countOf(one);
  const answers = await Promise.all([send(request), send(request, one.other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect((await countOf(one)) - before).toBe(1);
});

test('a key is the account’s, and stands for one thing whatever the operation', async () => {
  const world = await newWorld(people);
  const hotel = await asked('createPartnerHotel', world);
  expect((await send(hotel)).status).toBe(201);
  expect((await send({ ...hotel, token: people.otherPartner.token })).status).toBe(201);

  const voucher = { ...(await asked('createVoucher', world)), key: hotel.key };
  expect(outcomeOf(await send(voucher))).toEqual(REUSED);
  const { rooms } = world.hotel;
  const stay = bookingOf(world.hotel, rooms.slice(0, 1), stayIn(20));
  const booked = await book(people.partner.token, stay, { key: hotel.key });
  expect([booked.status, Object.keys(booked.body.fieldErrors ?? {})]).toEqual(REUSED);
});

test('what a booking was made under makes nothing else', async () => {
  const world = await newWorld(people);
  const key = randomUUID();
  const stay = bookingOf(world.hotel, world.hotel.rooms.slice(0, 1), stayIn(20));
  expect((await book(people.customer.token, stay, { key })).status).toBe(201);
  expect(outcomeOf(await send({ ...(await asked('writeReview', world)), key }))).toEqual(REUSED);
});

test('what was made and deleted is not made again', async () => {
  const request = await asked('createVoucher', await newWorld(people));
  const { body } = await send(request);
  await call('DELETE', `/api/partner/vouchers/delete/${body.id}`, {
    token: request.token,
  });
  expect((await send(request)).status).toBe(404);
});

test('a key that was refused is free', async () => {
  const request = await asked('createPartnerRoom', await newWorld(people));
  const refused = await send(request, { name: '' });
  expect([refused.status, (await send(request)).status]).toEqual([422, 201]);
});

test('every operation that takes a key is tried here, but those of bookings', () => {
  const takeKeys = [...operations.values()].filter(({ takesKey }) => takesKey);
  const others = takeKeys.map(({ id }) => id).filter((id) => !id.includes('Booking'));
  expect(others.sort()).toEqual(Object.keys(cases).sort());
});
