import { tokensIn } from '../src/people/mails';

const LINK = 'http://127.0.0.1:3000/verify-email?token=abc-123_x';

it.each([
  ['as it is', `Hello\r\n\r\n${LINK}\r\n`],
  ['as HTML', `<a href="${LINK}&amp;role=PARTNER">open</a>`],
  [
    'quoted-printable',
    `Content-Transfer-Encoding: quoted-printable\r\n\r\nhttp://127.0.0.1:3000/verify-e=\r\nmail?token=3Dabc-123_x\r\n`,
  ],
  [
    'base64',
    `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`Xin chào, ${LINK}`).toString('base64')}\r\n`,
  ],
])('reads the token of a link that is written %s', (_, mail) => {
  expect(tokensIn(mail)).toEqual(['abc-123_x']);
});

it('finds nothing where there is no link', () => {
  expect(tokensIn('Hello')).toEqual([]);
});
