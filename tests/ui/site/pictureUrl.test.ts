jest.mock('../../../src/api/environment', () => ({
  apiUrl: 'https://api.example.com/v1',
  imageOrigin: 'https://api.example.com',
}));

import { atImageOrigin } from '../../../src/ui/pictures/pictureUrl';

it.each([
  ['/images/a.webp', 'https://api.example.com/images/a.webp'],
  [
    '/images/a-400.webp 400w, /images/a.webp 800w',
    'https://api.example.com/images/a-400.webp 400w, https://api.example.com/images/a.webp 800w',
  ],
  ['https://cdn.example.com/a.webp', 'https://cdn.example.com/a.webp'],
  ['//cdn.example.com/a.webp', '//cdn.example.com/a.webp'],
  ['https://cdn.example.com/a,/b.webp', 'https://cdn.example.com/a,/b.webp'],
])('shows %s from where the server is', (address, at) => {
  expect(atImageOrigin(address)).toBe(at);
});
