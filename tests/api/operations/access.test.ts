import fc from 'fast-check';
import { demo, newTraveller, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { sharedServer } from '../../support/server/serverControl';
import { keyOf, madeToken, payloadOf } from '../../support/tokens';

const HOUR = 3600;

describe('a token', () => {
  let own: Record<string, unknown>;
  let key: string;

  beforeAll(async () => {
    own = payloadOf((await newTraveller()).token);
    key = await keyOf(sharedServer());
  });

  test('made with the right key and content is taken, so the refusals below mean something', async () => {
    expect(await statusWith(madeToken(own, { key }))).toBe(200);
  });

  test.each<[string, () => string]>([
    ['signed with another key', () => madeToken(own)],
    ['unsigned, alg none', () => madeToken(own, { alg: 'none' })],
    ['of another algorithm', () => madeToken(own, { alg: 'HS512', key })],
    ['expired', () => madeToken({ ...own, exp: seconds(-1) }, { key })],
    ['of withdrawn version', () => madeToken({ ...own, ver: Number(own.ver) + 1 }, { key })],
    ['of nobody', () => madeToken({ ...own, sub: '987654321' }, { key })],
    ['of a strange subject', () => madeToken({ ...own, sub: "1' or 1=1" }, { key })],
    ['of a number too large', () => madeToken({ ...own, sub: '9'.repeat(30) }, { key })],
    ['without version', () => madeToken({ ...own, ver: undefined }, { key })],
    ['that is no token', () => 'a.b.c'],
    ['of one word', () => 'token'],
  ])('%s is refused', async (_, token) => {
    expect(await statusWith(token())).toBe(401);
  });

  test('is not needed to read, and a bad one does no harm there', async () => {
    const { status } = await call('GET', '/api/customer/hotels', { token: 'a.b.c' });
    expect(status).toBe(200);
  });

  test('ends when the account withdraws its tokens', async () => {
    const { token, email } = await newTraveller();
    await sharedServer().sql(
      'update users set token_version = token_version + 1 where email_key = $1',
      [email],
    );
    expect(await statusWith(token)).toBe(401);
  });

  test('lives for days, not for ever', async () => {
    const { iat, exp } = payloadOf(await signIn(demo.customer));
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(30 * 24 * HOUR);
  });
});

test('who calls is settled before what they send', async () => {
  const { status } = await call('PUT', '/auth/update-profile', { body: { nonsense: true } });
  expect(status).toBe(401);
});

describe('whatever JSON is sent', () => {
  const field = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.emailAddress(),
    fc.constantFrom(null, '', 'PARTNER', 'admin', 'Matkhau123', '0912345678', '\u0000', '\ud800'),
    fc.jsonValue(),
  );
  const names = [
    ...['email', 'phone', 'password', 'confirmPassword', 'firstName', 'lastName', 'role'],
    ...['name', 'hotelName', 'token'],
  ];
  const body = fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names), field, { maxKeys: 8 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );

  test.each([
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/signup'],
    ['POST', '/api/auth/resend-verification'],
  ])('%s %s never fails by itself', async (method, path) => {
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        const { status } = await call(method, path, { body: JSON.stringify(sent) });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 80 },
    );
  });

  test('GET verify-account never fails by itself', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (token) => {
        const query = new URLSearchParams({ token }).toString();
        const { status } = await call('GET', `/api/auth/verify-account?${query}`);
        expect([400, 422]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });
});

async function statusWith(token: string): Promise<number> {
  return (await call('GET', '/api/auth/current-user', { token })).status;
}

function seconds(fromNow: number): number {
  return Math.floor(Date.now() / 1000) + fromNow;
}
