import { cleanup, screen, within } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { alike, hotelOfTypes } from '../../support/likeRooms';

/** A hotel of two types, with a season that is for one of them, and one that is for both. */
async function seasonedHotel() {
  const owner = await newPartner();
  const { token } = owner;
  const rooms = [...alike(1, 'Phòng biển', 900_000), ...alike(1, 'Phòng vườn', 700_000)];
  const hotel = await hotelOfTypes(rooms, { owner: owner.email });
  const path = `/api/partner/hotels/${hotel.id}`;
  const { body: types } = await call<{ id: number; name: string }[]>('GET', `${path}/room-types`, {
    token,
  });
  const firstNight = addDays(vietnamToday(new Date()), 20);
  const season = { firstNight, lastNight: addDays(firstNight, 2), change: 'PERCENT', value: 50 };
  const [garden, sea] = types.map(({ id }) => id);
  for (const body of [
    { ...season, name: 'Hội hoa', typeIds: [garden] },
    { ...season, name: 'Hè', typeIds: [garden, sea] },
  ]) {
    await call('POST', `${path}/seasons`, { token, body });
  }
  const remove = async (roomId: number) => {
    const { status } = await call('DELETE', `${path}/rooms/${roomId}`, { token });
    expect(status).toBe(200);
  };
  return { owner, hotel, remove };
}

/** What the list of seasons says of one. */
async function listed(name: string) {
  const list = within(await screen.findByRole('region', { name: 'Seasons' }));
  return (await list.findByText(name)).closest('li');
}

test('a season counts the types that are there, and says where it is for none any more', async () => {
  const { owner, hotel, remove } = await seasonedHotel();
  const [sea, garden] = hotel.rooms.map(({ id }) => id);
  const page = paths.partnerPrices({ hotelId: hotel.id });
  await remove(garden!);
  await renderApp(page, { token: owner.token });
  expect(await listed('Hội hoa')).toHaveTextContent('+50 % · no room type');
  expect(await listed('Hè')).toHaveTextContent('+50 % · 1 type');
  cleanup();
  await remove(sea!);
  await renderApp(page, { token: owner.token });
  expect(await listed('Hè')).toHaveTextContent('+50 % · no room type');
});

test('the form of a season says that it changes nothing once its types are gone', async () => {
  const { owner, hotel, remove } = await seasonedHotel();
  await remove(hotel.rooms[1]!.id);
  const page = paths.partnerPrices({ hotelId: hotel.id });
  const { user } = await renderApp(page, { token: owner.token });
  await listed('Hội hoa');
  await user.click(screen.getByRole('button', { name: 'Edit Hội hoa' }));
  expect(await screen.findByText(/no night will change/)).toBeVisible();
  expect(screen.queryByText(/0 nights/)).not.toBeInTheDocument();
});
