import fc from 'fast-check';
import { isEmail, isKnownEmail } from '../../domain/accounts/credentials';
import { tidy } from '../../domain/texts/texts';
import { normalizePhone } from '../../domain/accounts/phone';
import { loginSchema } from '../../src/pages/auth/loginSchema';
import { changeSchema, deletionSchema } from '../../src/entities/account/passwordSchemas';
import { profileSchema } from '../../src/pages/profile/profileSchema';
import { registerSchema } from '../../src/pages/auth/registerSchema';
import { accountsTexts } from '../../src/i18n/accounts';
import { formWithin, phone, requestSchema, type Values, typedText } from './formsWithin';

const emailAddress = requestSchema('EmailAddress');
const knownAddress = requestSchema('KnownAddress');

const trimmed = (values: Values, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, tidy(String(values[name]))]));
const noAddresses = [
  '<lan@example.com>',
  'Lan <lan@example.com>',
  'lan(nha)@example.com',
  'lan@example.com(nha)',
  '"lan nguyen"@example.com',
  'lan@example.com,mai@example.com',
  'lan\u200b@example.com',
  'lan@exam\u00adple.com',
  '\u202elan@example.com',
  'lan\u3164@example.com',
  'lan\u034f@example.com',
  'lan@example.com\u2060',
  'lan@example',
  'lan@-example.com',
  'lan@example..com',
  'lan@mai@example.com',
];
const email = fc.oneof(
  fc.emailAddress(),
  typedText.map((name) => `${name}@example.com`),
  fc.constantFrom(...noAddresses),
  fc.integer({ min: 200, max: 260 }).map((length) => `${'a'.repeat(length)}@example.com`),
);

const { vi: accounts } = accountsTexts;

test.each(noAddresses)('%j is no e-mail address, in forms and in the contract', (text) => {
  expect([isEmail(text), emailAddress(text)]).toEqual([false, false]);
});

test('what forms take for an e-mail address is what the contract takes for one', () => {
  const short = email.filter((text) => text.trim().length <= 254);
  fc.assert(fc.property(short, (text) => isEmail(text) === emailAddress(text.trim())));
  fc.assert(fc.property(short, (text) => isKnownEmail(text) === knownAddress(text.trim())));
});

it('login form ⊆ Credentials', () => {
  formWithin(
    loginSchema(accounts),
    fc.record({ email, password: typedText }),
    requestSchema('Credentials'),
    (values) => ({ ...values, ...trimmed(values, 'email'), role: 'customer' }),
  );
});

it('registration form ⊆ NewTraveller', () => {
  const passwords = typedText.map((password) => ({ password, confirmPassword: password }));
  const values = fc
    .record({ email, phone, firstName: typedText, lastName: typedText, passwords })
    .map(({ passwords: both, ...rest }) => ({ ...rest, ...both, consent: true }));
  formWithin(
    registerSchema(accounts),
    values,
    requestSchema('NewTraveller'),
    ({ consent: _, ...account }) => ({
      ...account,
      ...trimmed(account, 'email', 'firstName', 'lastName'),
      phone: normalizePhone(String(account['phone'])) || null,
      role: null,
    }),
  );
});

it('password form ⊆ PasswordChange', () => {
  const values = fc
    .record({ currentPassword: typedText, password: typedText })
    .map((typed) => ({ ...typed, confirmPassword: typed.password }));
  formWithin(changeSchema(accounts), values, requestSchema('PasswordChange'), (sent) => sent);
});

it('deletion form ⊆ AccountDeletion', () => {
  formWithin(
    deletionSchema(accounts),
    fc.record({ password: typedText }),
    requestSchema('AccountDeletion'),
    (sent) => sent,
  );
});

it('profile form ⊆ ProfileChanges', () => {
  formWithin(
    profileSchema(accounts),
    fc.record({ firstName: typedText, lastName: typedText, phone }),
    requestSchema('ProfileChanges'),
    (values) => ({
      ...trimmed(values, 'firstName', 'lastName'),
      phone: normalizePhone(String(values['phone'])) || null,
    }),
  );
});
