import { screen, waitFor } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { sharedServer } from '../../support/server/serverControl';
import { alike, hotelOfTypes } from '../../support/likeRooms';

test('a room that is not as its type says in what, and follows it again', async () => {
  const owner = await newPartner();
  const hotel = await hotelOfTypes(alike(2), { owner: owner.email });
  const { id } = hotel.rooms[0]!;
  await sharedServer().sql(
    `update rooms set description = 'Bồn tắm', own_fields = '{description}' where id = $1`,
    [id],
  );
  const { user } = await renderApp(`/partner/room-management/update/${id}`, { token: owner.token });
  const follow = await screen.findByRole('button', { name: 'As its type: description' });
  const description = screen.getByRole('textbox', { name: 'Description' });
  expect(description).toHaveValue('Bồn tắm');
  await user.click(follow);
  expect(description).not.toHaveValue('Bồn tắm');
  expect(description).toHaveFocus();
  expect(follow).not.toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Book for a guest/ })).toHaveAttribute(
      'href',
      `/partner/bookings?new=1&hotelId=${hotel.id}`,
    ),
  );
});

test('a room that is named otherwise is compared with its type no more, and told what it becomes', async () => {
  const owner = await newPartner();
  const hotel = await hotelOfTypes(alike(2), { owner: owner.email });
  const { id } = hotel.rooms[0]!;
  const { user } = await renderApp(`/partner/room-management/update/${id}`, { token: owner.token });
  expect(await screen.findByText(/^2 rooms of this type cost ₫900,000/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Bồn tắm');
  expect(screen.getByRole('group', { name: 'Its own' })).toBeVisible();
  const name = screen.getByRole('textbox', { name: 'Room name' });
  await user.type(name, ' ');
  expect(screen.getAllByRole('button', { name: /^As its type/ })).toHaveLength(1);
  await user.type(name, '!');
  expect(screen.queryByRole('group', { name: 'Its own' })).not.toBeInTheDocument();
  expect(screen.queryByText(/rooms of this type cost/)).not.toBeInTheDocument();
  expect(screen.getByText(/becomes a type of its own/)).toHaveTextContent(
    'keeps the weekday, season and hand-set prices of Deluxe hướng biển',
  );
  await user.type(name, '{Backspace}{Backspace}');
  expect(screen.queryByText(/becomes a type of its own/)).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Its own' })).toBeVisible();
});
