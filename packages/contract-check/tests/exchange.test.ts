import { toldIn } from '../src/http/exchange';
import { parseJson } from '../src/json';

const told = (text: string) => toldIn({ text, body: parseJson(text) });

it.each([
  ['letters that are escaped', '{"name":"Ng\\u1ecdc Di\\u1ec7p"}', 'Ngọc Diệp'],
  ['slashes that are escaped', '{"url":"https:\\/\\/example.com"}', 'https://example.com'],
  [
    'signs that are escaped',
    '{"email":"lan\\u002btest\\u0040example.com"}',
    'lan+test@example.com',
  ],
  ['what is no JSON', 'email;Ngọc Diệp', 'Ngọc Diệp'],
])('finds %s', (_, text, words) => {
  expect(told(text)).toContain(words);
});
