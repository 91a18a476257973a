import { cleanup, screen } from '@testing-library/react';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { alike, hotelOfTypes } from '../../support/likeRooms';
import { picture, uploadImages } from '../../support/pictures';

/** Two rooms of one type and one of another, and how each is edited. */
async function house() {
  const owner = await newPartner();
  const rooms = [...alike(2, 'Phòng biển', 900_000), ...alike(1, 'Phòng vườn', 700_000)];
  const hotel = await hotelOfTypes(rooms, { owner: owner.email });
  const path = `/api/partner/hotels/${hotel.id}`;
  const upload = async (of: string) => {
    await uploadImages(`${path}/${of}/images`, [await picture({ width: 40 })], owner);
  };
  const [first, second, garden] = hotel.rooms.map(({ id }) => id);
  const edit = (id: number | undefined) =>
    renderApp(`/partner/room-management/update/${id}`, { token: owner.token });
  const types = async () => {
    const { body } = await call<{ id: number; name: string }[]>('GET', `${path}/room-types`, owner);
    return body;
  };
  return { first, second, garden, upload, edit, types };
}

type User = Awaited<ReturnType<typeof renderApp>>['user'];

async function choose(user: User, type: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: 'Belongs to' }));
  await user.click(await screen.findByTitle(type));
}

test('whose images travellers see follows the type that is chosen, and the name that is typed', async () => {
  const { first, second, garden, upload, edit } = await house();
  for (const id of [first, garden]) await upload(`rooms/${id}`);
  const { user } = await edit(second);
  expect(await screen.findByText(/travellers see those of room 101,/)).toBeVisible();
  await choose(user, /^Phòng vườn · 1 room/);
  expect(screen.getByText(/travellers see those of room 103,/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Room name' }), '!');
  expect(screen.getByText(/travellers see none/)).toBeVisible();
});

test('images of a type that ends are told as those of the type that its last room joins', async () => {
  const { first, garden, upload, edit, types } = await house();
  const ofGarden = (await types()).find(({ name }) => name === 'Phòng vườn')!;
  await upload(`rooms/${first}`);
  await upload(`room-types/${ofGarden.id}`);
  const { user } = await edit(garden);
  expect(await screen.findByText(/travellers see those of its type, Phòng vườn/)).toBeVisible();
  await choose(user, /^Phòng biển · 2 rooms/);
  expect(screen.getByText(/travellers see those of its type, Phòng biển/)).toBeVisible();
});

test('that a type ends with its last room, and its prices with it, is told before', async () => {
  const { first, garden, edit } = await house();
  const { user } = await edit(garden);
  await choose(user, /^Phòng biển · 2 rooms/);
  expect(screen.getByText(/the last room of Phòng vườn/)).toHaveTextContent(
    'The type ends when you save, and with it the weekday, season and hand-set prices that were for it only.',
  );
  await choose(user, /^Phòng vườn · 1 room/);
  expect(screen.queryByText(/the last room of/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Room name' }), '!');
  expect(screen.queryByText(/the last room of|a type of its own\./)).not.toBeInTheDocument();
  cleanup();
  const { user: again } = await edit(first);
  await choose(again, /^Phòng vườn · 1 room/);
  expect(screen.queryByText(/the last room of/)).not.toBeInTheDocument();
});
