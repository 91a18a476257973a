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
