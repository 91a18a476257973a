import { screen, waitFor, within } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { call } from '../../support/client';

interface StoredType {
  id: number;
  name: string;
  pricePerNight: number;
  rooms: { roomNumber: string; difference: number }[];
}

/** Two rooms of one type, and one of another. */
async function house() {
  const owner = await newPartner();
  const rooms = [...alike(2, 'Phòng biển', 900_000), ...alike(1, 'Phòng vườn', 700_000)];
  const hotel = await hotelOfTypes(rooms, { owner: owner.email });
  const types = async () => {
    const path = `/api/partner/hotels/${hotel.id}/room-types`;
    const { body } = await call<StoredType[]>('GET', path, { token: owner.token });
    return body.map(({ name, pricePerNight, rooms }) => ({
      name,
      price: pricePerNight,
      differences: rooms.map(({ difference }) => difference),
    }));
  };
  /** What a night of all rooms by the sea costs, by hand. */
  const dearNight = async (night: string) => {
    const path = `/api/partner/hotels/${hotel.id}`;
    const { token } = owner;
    const { body } = await call<StoredType[]>('GET', `${path}/room-types`, { token });
    const { id } = body.find(({ name }) => name === 'Phòng biển')!;
    const change = { typeIds: [id], firstNight: night, lastNight: night };
    const sent = { ...change, change: 'PRICE', value: 1_500_000 };
    expect((await call('PUT', `${path}/nights`, { token, body: sent })).status).toBe(200);
  };
  return { owner, hotel, types, dearNight };
}

const nameField = () => screen.findByRole('textbox', { name: 'Room name' });

test('a room that is named like a type is told so, and can be added to it at its own price', async () => {
  const { owner, hotel, types } = await house();
  const garden = hotel.rooms[2]!;
  const page = `/partner/room-management/update/${garden.id}`;
  const { user } = await renderApp(page, { token: owner.token });
  const name = await nameField();
  await screen.findByRole('combobox', { name: 'Belongs to' });
  await user.clear(name);
  await user.type(name, ' phòng  BIỂN');
  await user.click(screen.getByRole('button', { name: 'Update Room' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription(
    expect.stringContaining('There is a room type called “Phòng biển” already'),
  );
  await user.click(screen.getByRole('button', { name: 'Add the room to it' }));
  expect(name).toBeValid();
  expect(name).toHaveValue('Phòng biển');
  expect(screen.getByText(/costs ₫200,000 less per night/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Room' }));
  await screen.findByText('Room updated successfully!');
  expect(await types()).toEqual([
    { name: 'Phòng biển', price: 900_000, differences: [0, 0, -200_000] },
  ]);
});

test('its type is chosen in its form, and its price taken over where that is wanted', async () => {
  const { owner, hotel, types } = await house();
  const garden = hotel.rooms[2]!;
  const page = `/partner/room-management/update/${garden.id}`;
  const { user } = await renderApp(page, { token: owner.token });
  await user.click(await screen.findByRole('combobox', { name: 'Belongs to' }));
  await user.click(await screen.findByTitle(/^Phòng biển · 2 rooms/));
  await user.click(screen.getByRole('button', { name: 'Charge the same' }));
  const price = screen.getByRole('spinbutton', { name: /^Price per night/ });
  expect(price).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Update Room' }));
  await screen.findByText('Room updated successfully!');
  expect(await types()).toEqual([{ name: 'Phòng biển', price: 900_000, differences: [0, 0, 0] }]);
});

test('what a room costs in the type that it goes into is said before it is saved', async () => {
  const { owner, hotel, dearNight } = await house();
  await dearNight(addDays(vietnamToday(new Date()), 1));
  const page = `/partner/room-management/update/${hotel.rooms[2]!.id}`;
  const { user } = await renderApp(page, { token: owner.token });
  await user.click(await screen.findByRole('combobox', { name: 'Belongs to' }));
  expect(screen.queryByText(/^When you save, this room follows/)).not.toBeInTheDocument();
  await user.click(await screen.findByTitle(/^Phòng biển · 2 rooms/));
  expect(
    await screen.findByText(
      /prices of Phòng biển instead of those of Phòng vườn.* on 1 of the next 62 nights: ₫700,000 → ₫1,300,000\.$/,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Charge the same' }));
  expect(
    await screen.findByText(/ on 62 of the next 62 nights: ₫700,000 → ₫900,000 to ₫1,500,000\.$/),
  ).toBeVisible();
});

test('a new room is as the type that is chosen for it, until it is edited', async () => {
  const { owner, hotel, types } = await house();
  const page = `/partner/room-management/create?hotelId=${hotel.id}`;
  const { user } = await renderApp(page, { token: owner.token });
  await user.type(await screen.findByRole('textbox', { name: 'Room number' }), '909');
  await user.click(await screen.findByRole('combobox', { name: 'Belongs to' }));
  await user.click(await screen.findByTitle(/^Phòng biển · 2 rooms/));
  const price = screen.getByRole('spinbutton', { name: /^Price per night/ });
  await user.clear(price);
  await user.type(price, '950000');
  await user.click(screen.getByRole('button', { name: 'Create Room' }));
  await screen.findByText('Room created successfully!');
  expect(await types()).toEqual([
    { name: 'Phòng vườn', price: 700_000, differences: [0] },
    { name: 'Phòng biển', price: 900_000, differences: [0, 0, 50_000] },
  ]);
});

test('a room keeps a name that it has, and one of its own takes its type along', async () => {
  const { owner, hotel, types } = await house();
  const garden = hotel.rooms[2]!;
  const page = `/partner/room-management/update/${garden.id}`;
  const { user } = await renderApp(page, { token: owner.token });
  const name = await nameField();
  await screen.findByRole('combobox', { name: 'Belongs to' });
  expect(within(screen.getByRole('form')).queryByRole('button', { name: /^Add the room/ })).toBe(
    null,
  );
  await user.type(name, ' nhỏ');
  await user.click(screen.getByRole('button', { name: 'Update Room' }));
  await screen.findByText('Room updated successfully!');
  expect((await types()).map((type) => type.name)).toEqual(['Phòng vườn nhỏ', 'Phòng biển']);
});
