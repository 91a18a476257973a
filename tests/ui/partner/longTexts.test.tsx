import { screen, waitFor } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { alike, hotelOfTypes } from '../../support/likeRooms';

test('a text that is too long is not cut without a word: the field says how long it may be', async () => {
  const owner = await newPartner();
  const hotel = await hotelOfTypes(alike(1), { owner: owner.email });
  const { id } = hotel.rooms[0]!;
  const { user } = await renderApp(`/partner/room-management/update/${id}`, { token: owner.token });
  const number = await screen.findByRole('textbox', { name: 'Room number' });
  const long = 'Villa 12, by the lake side';
  await user.clear(number);
  await user.click(number);
  await user.paste(long);
  await user.keyboard('{Enter}');
  expect(number).toHaveValue(long);
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(/^Room number must be at most 20 characters/),
  );
});

test('of room numbers that are too many signs, the form does not say which rooms they make', async () => {
  const owner = await newPartner();
  const hotel = await hotelOfTypes(alike(1), { owner: owner.email });
  const page = `/partner/room-management?hotelId=${hotel.id}&types=new`;
  const { user } = await renderApp(page, { token: owner.token });
  const numbers = await screen.findByRole('textbox', { name: 'Room numbers' });
  await user.click(numbers);
  await user.paste('1,'.repeat(1_500));
  await user.keyboard('{Enter}');
  const tooLong = 'Room numbers must be at most 2000 characters';
  await waitFor(() => {
    expect(numbers).toHaveAccessibleDescription(new RegExp(`^${tooLong} e.g. 101-120`));
  });
});

test('a name in which nothing can be seen is none', async () => {
  const owner = await newPartner();
  const hotel = await hotelOfTypes(alike(1), { owner: owner.email });
  const page = `/partner/room-management?hotelId=${hotel.id}&types=new`;
  const { user } = await renderApp(page, { token: owner.token });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.click(name);
  await user.paste('\u200b\u2060');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/ is required$/));
});

test('of room numbers that no database takes the form says so, and does not ask', async () => {
  const owner = await newPartner();
  const hotel = await hotelOfTypes(alike(1), { owner: owner.email });
  const page = `/partner/room-management?hotelId=${hotel.id}&types=new`;
  const { user } = await renderApp(page, { token: owner.token });
  const asked = jest.spyOn(globalThis, 'fetch');
  const numbers = await screen.findByRole('textbox', { name: 'Room numbers' });
  await user.click(numbers);
  await user.paste('201-203, 2\u00004');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(numbers).toHaveAccessibleDescription(/^“2.4” is neither one room/));
  const addresses = asked.mock.calls.map(([request]) => new Request(request).url);
  expect(addresses.filter((address) => address.includes('%00'))).toEqual([]);
});
