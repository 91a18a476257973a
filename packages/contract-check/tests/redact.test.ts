import { redacted, redactedQuery } from '../src/record/redact';

it('leaves out what lets one in, wherever it stands', () => {
  const session = { jwt: 'abc', user: { accessToken: 'def', name: 'Lan' }, password: 'Matkhau123' };
  expect(redacted(session)).toEqual({
    jwt: 'redacted',
    user: { accessToken: 'redacted', name: 'Lan' },
    password: 'redacted',
  });
  expect(redacted(['Bearer eyJhbGciOiJIUzI1NiJ9.e30.x-Y_z expired'])).toEqual([
    'Bearer redacted expired',
  ]);
  expect(redactedQuery('token=abc&page=0')).toBe('token=redacted&page=0');
});

it('masks addresses and numbers, as long as they were', () => {
  const guest = { email: 'lan.nguyen@example.com', phone: '0912345678', adults: 2 };
  expect(redacted(guest)).toEqual({
    email: 'xxx.xxxxxx@xxxxxxx.xxx',
    phone: '0910000000',
    adults: 2,
  });
  expect(redacted({ message: 'Sent to lan@example.com.' })).toEqual({
    message: 'Sent to xxx@xxxxxxx.xxx.',
  });
  expect(redactedQuery('text=lan@example.com')).toBe('text=xxx%40xxxxxxx.xxx');
});

it('leaves what is of another type than it should be', () => {
  const odd = { email: 5, phone: null, price: '500' };
  expect(redacted(odd)).toEqual(odd);
});
