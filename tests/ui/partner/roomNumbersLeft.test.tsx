import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';

async function openNewType() {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { user } = await renderApp(
    `/partner/room-management?hotelId=${hotel.id}&types=new`,
    partner,
  );
  const field = await screen.findByRole('textbox', { name: /^Room numbers/ });
  return { user, field, name: screen.getByRole('textbox', { name: /^Name/ }) };
}

test.each([
  ['120-101', '“120-101” is the wrong way round'],
  ['101-', '“101-” is neither one room number'],
  ['101-105 except 101-105', 'Enter at least one room number'],
])('of room numbers that are none it is said when the field is left: %s', async (text, words) => {
  const { user, field, name } = await openNewType();
  await user.type(field, text);
  await user.click(name);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words));
  await user.type(field, '{Backspace}');
  expect(field).toBeValid();
});

test('an empty field is left without a word, and one with numbers too', async () => {
  const { user, field, name } = await openNewType();
  await user.click(field);
  await user.click(name);
  await user.type(field, '101-105');
  await user.click(name);
  await screen.findByText(/^5 rooms: 101, 102/);
  expect(field).toBeValid();
});

test('of many rooms all are shown to whoever asks, by a key too', async () => {
  const { user, field } = await openNewType();
  await user.type(field, '201-280');
  const more = await screen.findByRole('button', { name: 'and 68 more' });
  expect(field).toHaveAccessibleDescription(/^80 rooms: 201, 202, .*, 212 and 68 more$/);
  await user.tab();
  expect(more).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription(/^80 rooms: 201, 202, .*, 279, 280 Show fewer$/);
  expect(screen.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(more).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/, 212 and 68 more$/);
});
