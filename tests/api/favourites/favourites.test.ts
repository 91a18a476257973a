import { newTraveller, type TestAccount } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

interface Favourites {
  hotels: { id: number; name: string; price?: number }[];
  left: number;
}
interface Problem {
  code: string;
  message: string;
}

const path = '/api/customer/favourites';

async function kept({ token }: TestAccount): Promise<number[]> {
  const { body } = await call<Favourites>('GET', path, { token });
  return body.hotels.map(({ id }) => id);
}

const add = ({ token }: TestAccount, { id }: Pick<TestHotel, 'id'>) =>
  call<Problem>('PUT', `${path}/${id}`, { token });
const remove = ({ token }: TestAccount, { id }: TestHotel) =>
  call<Problem>('DELETE', `${path}/${id}`, { token });
const merge = ({ token }: TestAccount, ...hotels: Pick<TestHotel, 'id'>[]) =>
  call<Favourites>('POST', `${path}/merge`, {
    token,
    body: { hotelIds: hotels.map(({ id }) => id) },
  });

/** Puts so many hotels that are nobody's among an account's favourites. */
function fill({ email }: TestAccount, count: number) {
  return sharedServer().sql(
    `insert into favourites (hotel_id, user_id, created_at)
     select 9000000000 + g, u.id, now() - interval '1 day'
     from users u cross join generate_series(1, $2::int) g where u.email_key = $1`,
    [email, count],
  );
}

test('an account keeps hotels, the newest first, on every device', async () => {
  const lan = await newTraveller();
  const [first, second] = [await newHotel(), await newHotel({ rooms: [{ price: 450_000 }] })];
  expect((await add(lan, first)).body).toEqual({ hotelId: first.id, favourite: true });
  await add(lan, second);
  await add(lan, first);
  expect(await kept(lan)).toEqual([second.id, first.id]);
  const { body } = await call<Favourites>('GET', path, { token: lan.token });
  expect(body.hotels[0]).toMatchObject({ name: second.name, price: 450_000 });

  expect((await remove(lan, first)).body).toEqual({ hotelId: first.id, favourite: false });
  expect((await remove(lan, first)).status).toBe(200);
  expect(await kept(lan)).toEqual([second.id]);
});

test('nobody sees or changes what somebody else keeps', async () => {
  const [lan, minh] = [await newTraveller(), await newTraveller()];
  const hotel = await newHotel();
  await add(lan, hotel);
  expect(await kept(minh)).toEqual([]);
  await remove(minh, hotel);
  expect(await kept(lan)).toEqual([hotel.id]);
});

test('a device joins: its hotels come first, nothing is there twice', async () => {
  const lan = await newTraveller();
  const [a, b, c] = [await newHotel(), await newHotel(), await newHotel()];
  await add(lan, a);
  const { status, body } = await merge(lan, c, a, b);
  expect(status).toBe(200);
  expect(body.left).toBe(0);
  expect(body.hotels.map(({ id }) => id)).toEqual([c.id, b.id, a.id]);
  expect(await kept(lan)).toEqual([c.id, b.id, a.id]);
  expect((await merge(lan)).body.hotels).toHaveLength(3);
});

test('hotels that are not on sale are left out, and come back with their hotel', async () => {
  const lan = await newTraveller();
  const [seen, draft] = [await newHotel(), await newHotel({ listed: false })];
  await add(lan, seen);
  const missing = await add(lan, draft);
  expect([missing.status, missing.body.code]).toEqual([404, 'NOT_FOUND']);
  const merged = await merge(lan, draft, { id: 999_999_999 }, seen);
  expect(merged.body).toMatchObject({ hotels: [{ id: seen.id }], left: 0 });

  const { sql } = sharedServer();
  await sql('update hotels set listed = false where id = $1', [seen.id]);
  expect(await kept(lan)).toEqual([]);
  await sql('update hotels set listed = true where id = $1', [seen.id]);
  expect(await kept(lan)).toEqual([seen.id]);
});

test('there is room for 200, and the 201st is told so', async () => {
  const lan = await newTraveller();
  const [a, b, c] = [await newHotel(), await newHotel(), await newHotel()];
  await fill(lan, 198);
  const merged = await merge(lan, a, b, c);
  expect(merged.body.left).toBe(1);
  expect(await kept(lan)).toEqual([a.id, b.id]);
  const full = await add(lan, c);
  expect([full.status, full.body.code]).toEqual([409, 'FAVOURITES_FULL']);
  expect(full.body.message).toMatch(/200/);
  expect((await add(lan, a)).status).toBe(200);
  await remove(lan, a);
  expect((await add(lan, c)).status).toBe(200);
});

test('what is deleted takes no room: nobody sees it to give it up', async () => {
  const lan = await newTraveller();
  const [gone, a] = [await newHotel(), await newHotel()];
  await fill(lan, 199);
  await add(lan, gone);
  expect((await add(lan, a)).body.code).toBe('FAVOURITES_FULL');
  await sharedServer().sql('update hotels set deleted_at = now() where id = $1', [gone.id]);
  expect((await add(lan, a)).status).toBe(200);
  expect(await kept(lan)).toEqual([a.id]);
});

test('two devices at once never keep more than 200', async () => {
  const lan = await newTraveller();
  const hotels = await Promise.all([newHotel(), newHotel(), newHotel(), newHotel()]);
  await fill(lan, 198);
  const answers = await Promise.all(hotels.map((hotel) => add(lan, hotel)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(await kept(lan)).toHaveLength(2);
});

test.each([
  ['ids of the wrong kind', { hotelIds: ['1'] }],
  ['the same twice', { hotelIds: [1, 1] }],
  ['too many', { hotelIds: Array.from({ length: 201 }, (_, i) => i + 1) }],
  ['none at all', {}],
])('a list with %s is refused', async (_, body) => {
  const { token } = await newTraveller();
  const { status } = await call('POST', `${path}/merge`, { token, body });
  expect(status).toBe(422);
});
