import { isEmail, isKnownEmail } from '../../../domain/accounts/credentials';

test.each([
  'lan@example.com',
  ' lan@example.com ',
  'Lan.Nguyen+stay@mail.example.com.vn',
  "o'brien_{x}~@example.com",
  'lan@xn--vd-cja1e.example',
  'l@1.vn',
])('%j is an address', (text) => {
  expect([isEmail(text), isKnownEmail(text)]).toEqual([true, true]);
});

test.each([
  ['in angle brackets', '<lan@example.com>'],
  ['with a name', 'Lan<lan@example.com>'],
  ['with a comment in front', 'lan(nha)@example.com'],
  ['with a comment behind', 'lan@example.com(nha)'],
  ['quoted', '"lan"@example.com'],
  ['two in one', 'lan@example.com,mai@example.com.vn'],
  ['with a zero width space', 'lan\u200b@example.com'],
  ['with a joiner', 'lan\u200d@example.com'],
  ['with a soft hyphen', 'lan@exam\u00adple.com'],
  ['turned round', '\u202elan@example.com'],
  ['with a filler', 'lan\u3164@example.com'],
  ['with a mark of the byte order', 'la\ufeffn@example.com'],
  ['with a control sign', 'lan\u0000@example.com'],
  ['in other letters', 'lân@example.com'],
  ['in look-alike letters', 'l\u0430n@example.com'],
  ['of a domain in other letters', 'lan@vídụ.vn'],
  ['of a full-width domain', 'lan@ｅxample.com'],
  ['at a number', 'lan@[127.0.0.1]'],
  ['without a dot', 'lan@example'],
  ['with a hyphen in front', 'lan@-example.com'],
  ['with two dots', 'lan@example..com'],
])('no new account gets an address %s', (_, text) => {
  expect(isEmail(text)).toBe(false);
});

test.each(['lân@example.com', 'lan@vídụ.vn', '"lan"@example.com', '<lan@example.com>'])(
  'an account that was signed up as %s goes on',
  (text) => {
    expect(isKnownEmail(text)).toBe(true);
  },
);

test.each(['', 'lan', 'lan@example', 'lan nguyen@example.com', 'lan@mai@example.com'])(
  'no account was ever called %j',
  (text) => {
    expect(isKnownEmail(text)).toBe(false);
  },
);
