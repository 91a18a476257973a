import { act, screen, waitFor, within } from '@testing-library/react';
import { partnerApi } from '../../../src/api/partner';
import { loseAnswerOnce, loseAnswers } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';

interface Listed {
  content: { roomNumber: string; price: number; status: string }[];
}

/** The rooms of a hotel; what is stored of them. */
async function openRooms(query = '') {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const { token } = partner;
  const address = `/partner/room-management?hotelId=${hotel.id}${query}`;
  const app = await renderApp(address, { token });
  const stored = async () => {
    const path = `/api/partner/hotels/${hotel.id}/rooms?sort=roomNumber`;
    return (await call<Listed>('GET', path, { token })).body.content;
  };
  return { ...app, hotel, stored };
}

it('a percentage is added to the price of rooms once, however often it is sent', async () => {
  const { user, stored, store } = await openRooms();
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: /^Change price/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('spinbutton'), '10');
  loseAnswers(/\/rooms\/bulk$/, 2);
  const apply = dialog.getByRole('button', { name: /^Change price/ });
  await user.click(apply);
  await dialog.findByText(/^Failed to update rooms/);
  // The page hears of what was made.
  store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  await dialog.findAllByText(/660,000/);
  await user.click(apply);
  await screen.findByText('The price of 2 rooms is changed.');
  expect((await stored()).map(({ price }) => price)).toEqual([660_000, 660_000]);
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone.');
  expect((await stored()).map(({ price }) => price)).toEqual([600_000, 600_000]);
});

it('one more room of a type is one, also where its answer was lost', async () => {
  const { user, stored } = await openRooms('&types=all');
  loseAnswers(/\/room-types\/\d+\/rooms$/, 2);
  const more = await screen.findAllByRole('button', { name: /^Add room 103, one more/ });
  await user.click(more[0]!);
  await screen.findByText(/^Failed to/);
  await user.click(screen.getAllByRole('button', { name: /^Add room 10\d, one more/ })[0]!);
  expect(await screen.findByText('Room 103 was added.')).toBeVisible();
  expect((await stored()).map(({ roomNumber }) => roomNumber)).toEqual(['101', '102', '103']);
});

it('maintenance that has begun although no answer came is said to have, and can be undone', async () => {
  const { user, stored } = await openRooms();
  const row = (await screen.findAllByRole('row', { name: /101/ }))[0]!;
  row.focus();
  loseAnswerOnce(/\/rooms\/\d+$/);
  await user.keyboard('m');
  await user.click(await screen.findByRole('button', { name: /^Undo/ }));
  await screen.findByText('Undone.');
  expect((await stored())[0]).toMatchObject({ status: 'AVAILABLE' });
});

it('a room whose deletion has had no answer is gone, and said to be', async () => {
  const { user, hotel } = await openRooms();
  (await screen.findAllByRole('row', { name: /101/ }))[0]!.focus();
  await user.click((await screen.findAllByRole('button', { name: /^Delete .*101/ }))[0]!);
  loseAnswerOnce(/\/rooms\/\d+$/);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }),
  );
  expect(await screen.findByText(/101 is deleted\.$/)).toBeVisible();
  const [count] = await sharedServer().sql<{ n: number }>(
    'select count(*)::int as n from rooms where hotel_id = $1 and deleted_at is null',
    [hotel.id],
  );
  expect(count).toEqual({ n: 1 });
});

it('rooms whose making has had no answer are not said to be in use by others', async () => {
  const { user, store, stored, hotel } = await openRooms('&types=all');
  const [type] = await screen.findAllByRole('button', { name: /^Edit Phòng|^Edit / });
  await user.click(type!);
  const form = within(await screen.findByRole('form', { name: 'More rooms like these' }));
  await user.type(form.getByRole('textbox', { name: 'Room numbers' }), '103, 104');
  loseAnswers(/\/room-types\/\d+\/rooms$/, 2);
  await user.click(form.getByRole('button', { name: 'Add rooms' }));
  await form.findByText(/^No clear answer came/);
  // The page hears of what was made.
  store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  const { previewRoomNumbers } = partnerApi.endpoints;
  const preview = previewRoomNumbers.select({ hotelId: hotel.id, expression: '103, 104' });
  const taken = () => preview(store.getState() as never).data?.taken;
  await waitFor(() => expect(taken()).toEqual(['103', '104']));
  // What the store knows is drawn by then.
  await act(async () => undefined);
  expect(form.queryByText(/^Already in use/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Add rooms' }));
  expect(await screen.findByText('2 rooms were added.')).toBeVisible();
  expect(await stored()).toHaveLength(4);
});
