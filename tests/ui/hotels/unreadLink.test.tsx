import { screen } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';

test.each([
  ['adults=99', /^Số khách trong liên kết không dùng được. Danh sách đang tìm cho 10 người lớn/],
  ['children=abc&adults=2', /^Số khách trong liên kết không dùng được.* 2 người lớn/],
  ['destination=ha+noi', /^Nghỉ Đâu không có nơi đến trong liên kết/],
  ['checkIn=2020-01-01&checkOut=2020-01-03', /^Những ngày trong liên kết không đặt được/],
])('of a link with %s the list says what it could not go by', async (query, said) => {
  await renderApp(`/hotels?${query}`);
  expect(await screen.findByText(said)).toBeVisible();
});

test.each(['adults=2&children=0', 'destination=', 'text=s%C3%B4ng'])(
  'of one with %s there is nothing to say',
  async (query) => {
    await renderApp(`/hotels?${query}`);
    await screen.findByRole('heading', { level: 2, name: /chỗ nghỉ/ });
    expect(screen.queryByText(/trong liên kết/)).toBeNull();
  },
);

test('a text without a letter or a digit is none', async () => {
  await renderApp('/hotels?text=%F0%9F%98%80%25');
  await screen.findByRole('heading', { level: 2, name: /chỗ nghỉ/ });
  expect(screen.queryByRole('link', { name: /%/ })).toBeNull();
});

test('a destination that there is none of is called by the words of the link', async () => {
  await renderApp('/hotels?destination=ha-long');
  expect(await screen.findByText(/điều kiện: tại ha long\.$/)).toBeVisible();
  expect(screen.getByText('ha long', { exact: true })).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Bỏ tại ha long/ })).toBeVisible();
});
