import type * as argon2 from '@node-rs/argon2';
import { accountTransactions } from '../../../server/accounts/accountTransactions';
import { userBehind } from '../../../server/accounts/credentials';
import * as hashing from '../../../server/accounts/hashingThreads';
import { forgotPassword } from '../../../server/accounts/newPassword';
import { resendVerification, signUp } from '../../../server/accounts/signUp';
import type { Db } from '../../../server/db/db';
import { recordedDb } from '../../support/server/recordedDb';

/**
 * Whether an address is known must not show in how long an answer takes. Here the work itself is
 * compared: the statements in their order, and how often a password is hashed or checked.
 */
jest.mock('../../../server/accounts/hashingThreads', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const email = 'lan@example.com';
const context = { now: new Date(), publicUrl: 'http://localhost:3000', language: 'vi' } as const;
const account = {
  ...{ id: 7, email, firstName: 'Lan', lastName: 'Nguyễn', phone: null, role: 'CUSTOMER' },
  ...{ tokenVersion: 0, verified: true, suspended: false, passwordHash: '' },
};
const passwords = { password: 'Matkhau123', confirmPassword: 'Matkhau123' };
const traveller = { email, firstName: 'Lan', lastName: 'Nguyễn', ...passwords };
const partner = { name: 'Minh', email, password: 'Matkhau123', hotelName: 'Nhà', role: 'PARTNER' };

type Known = 'unknown' | 'unverified' | 'verified';

beforeAll(async () => {
  account.passwordHash = await hashing.hash('Matkhau123');
});

/** What some work asks of the database and of the password hash when the address is this known. */
async function workFor(known: Known, work: (db: Db) => Promise<unknown>) {
  jest.mocked(hashing.hash).mockClear();
  jest.mocked(hashing.verify).mockClear();
  const { db, statements } = recordedDb((text) => {
    // A verified account is not rewritten by a sign-up.
    if (/^\s*insert into users/.test(text)) return known === 'verified' ? [] : [{ id: account.id }];
    if (!/from users where email_key/.test(text)) return [];
    return known === 'unknown' ? [] : [{ ...account, verified: known === 'verified' }];
  });
  const outcome = await work(db).then(
    () => 'done',
    (error: unknown) => String(error),
  );
  return {
    outcome,
    statements,
    hashes: jest.mocked(hashing.hash).mock.calls.length,
    checks: jest.mocked(hashing.verify).mock.calls.length,
  };
}

const saving = (db: Db) => accountTransactions({ saves: db }).saveForAccount;

test.each([
  ['a traveller signs up', (db: Db) => signUp(saving(db), traveller, context), 1],
  ['a partner signs up', (db: Db) => signUp(saving(db), partner, context), 1],
  [
    'a verification mail is asked for',
    (db: Db) => resendVerification(saving(db), email, context),
    0,
  ],
  ['a password is forgotten', (db: Db) => forgotPassword(saving(db), email, context), 0],
])('%s: the same work for every address', async (_, work, hashes) => {
  const unknown = await workFor('unknown', work);
  expect(unknown).toMatchObject({ outcome: 'done', hashes, checks: 0 });
  expect(unknown.statements.filter((text) => text.startsWith('insert into outbox'))).toHaveLength(
    1,
  );
  expect(await workFor('unverified', work)).toEqual(unknown);
  expect(await workFor('verified', work)).toEqual(unknown);
});

test('somebody signs in: one question and one check for every address', async () => {
  const enter = (password: string) => (db: Db) => userBehind(db, { email, password });
  // The first of all makes the hash that is checked for nobody.
  await workFor('unknown', enter('Matkhau999'));
  const unknown = await workFor('unknown', enter('Matkhau999'));
  expect(unknown).toMatchObject({ hashes: 0, checks: 1 });
  expect(unknown.statements).toHaveLength(1);
  expect(unknown.outcome).toContain('WRONG_CREDENTIALS');
  expect(await workFor('unverified', enter('Matkhau999'))).toEqual(unknown);
  expect(await workFor('verified', enter('Matkhau999'))).toEqual(unknown);
  expect(await workFor('verified', enter('Matkhau123'))).toMatchObject({ outcome: 'done' });
});
