import { screen, waitFor, within } from '@testing-library/react';
import { partnerApi } from '../../../src/api/partner';
import { paths } from '../../../site/paths';
import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { hotelOfTypes } from '../../support/likeRooms';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { priceByNights } from '../../support/typePrices';
import { vietnamToday } from '../../../domain/stays/stay';

it('an order and a room opened in quick succession both count', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email });
  const [room] = hotel.rooms;
  const { address } = await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  const row = await screen.findByRole('row', { name: new RegExp(room!.name) });
  // Real presses: those of the testing library wait for the page to come to rest.
  screen.getByRole('button', { name: 'Capacity' }).click();
  row.click();
  await waitFor(() =>
    expect(address()).toBe(
      `${paths.partnerRooms({ hotelId: hotel.id })}&sort=capacity&room=${room!.id}`,
    ),
  );
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('tells the type of a room, which opens beside the list, and how far from its price the room is', async () => {
  const { token, email } = await newPartner();
  const name = 'Deluxe hướng biển';
  const rooms = [
    { name, price: 700_000 },
    { name, price: 750_000 },
  ];
  const hotel = await hotelOfTypes(rooms, { owner: email });
  const at = `${paths.partnerRooms({ hotelId: hotel.id })}&sort=-difference`;
  const { user, address } = await renderApp(at, { token });
  const dearer = await screen.findByRole('row', { name: /102.*₫750,000.*\+₫50,000/ });
  expect(screen.getByRole('row', { name: /101.*₫700,000.*None/ })).toBeVisible();
  await user.click(within(dearer).getByRole('link', { name }));
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(address()).toMatch(/&sort=-difference&types=\d+$/);
});

it('one more room like another has all that it has, and the next number that is free', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 700_000 }, { price: 800_000 }] });
  const { id, name } = hotel.rooms[0]!;
  const at = `${paths.partnerRooms({ hotelId: hotel.id })}&room=${id}`;
  const { user, address } = await renderApp(at, { token });
  await user.click(await screen.findByRole('link', { name: 'One more like this' }));
  const form = paths.newRoom({ hotelId: hotel.id, like: id });
  await waitFor(() => expect(address()).toBe(form));
  expect(await screen.findByRole('textbox', { name: /^Room name/ })).toHaveValue(name);
  expect(screen.getByRole('spinbutton', { name: /^Price per night/ })).toHaveValue('700,000');
  const number = screen.getByRole('textbox', { name: /^Room number/ });
  expect(number).toHaveValue('103');
  await user.click(screen.getByRole('button', { name: 'Create Room' }));
  await waitFor(() => expect(address()).toBe(paths.partnerRooms({ hotelId: hotel.id })));
  expect(await screen.findByRole('row', { name: /103/ })).toHaveTextContent('700,000');
});

it('narrows the rooms to those of one type, which another hotel does not have', async () => {
  const { token, email } = await newPartner();
  const rooms = [
    { name: 'Deluxe vườn', price: 700_000 },
    { name: 'Deluxe vườn', price: 700_000 },
    { name: 'Gia đình', price: 900_000 },
  ];
  const hotel = await hotelOfTypes(rooms, { owner: email });
  const { user, address } = await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  await user.click(await screen.findByRole('combobox', { name: 'Room type' }));
  await user.click(
    await screen.findByText('Gia đình', { selector: '.ant-select-item-option-content' }),
  );
  await waitFor(() => expect(screen.queryByRole('row', { name: /101/ })).toBeNull());
  expect(await screen.findByRole('row', { name: /103/ })).toBeVisible();
  expect(address()).toMatch(/&typeId=\d+$/);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('row', { name: /101/ })).toBeVisible();
  expect(address()).toBe(paths.partnerRooms({ hotelId: hotel.id }));
});

it('offers single rooms and types where there are none', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [] });
  const { user } = await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  await user.click(await screen.findByRole('button', { name: 'Add a type and its rooms' }));
  expect(await screen.findByRole('dialog', { name: 'New type and its rooms' })).toBeVisible();
});

it('a price that a colleague has changed is not written over by an editor that was open before', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 650_000 }] });
  const { id, name } = hotel.rooms[0]!;
  const { user, store } = await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  const open = async () => {
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    await user.click(within(row).getByRole('button', { name: /^Change the price/ }));
    return screen.findByRole('spinbutton');
  };
  const elsewhere = async (pricePerNight: number) => {
    const body = { roomIds: [id], pricePerNight };
    await call('PUT', `/api/partner/hotels/${hotel.id}/rooms/bulk`, { token, body });
    store.dispatch(partnerApi.util.invalidateTags(['Partner']));
  };
  const stored = async () =>
    (await call<{ price: number }>('GET', `/api/partner/rooms/${id}`, { token })).body.price;
  await open();
  await elsewhere(700_000);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('row', { name: /₫700,000/ })).toBeVisible();
  expect(await stored()).toBe(700_000);
  await user.clear(await open());
  await elsewhere(710_000);
  await user.keyboard('755000{Enter}');
  expect(await screen.findByText(/Somebody saved a newer version/)).toBeVisible();
  expect(await stored()).toBe(710_000);
});

it('says that there are more rooms than the hotel has by its form, and leads there', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 700_000 }] });
  const { user, address } = await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  await screen.findByRole('row', { name: /101/ });
  const more = '3 rooms are entered here, and the hotel says that it has 1 in total.';
  expect(screen.queryByText(/the hotel says/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Room types' }));
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Room numbers/ }), '102-103');
  await user.click(screen.getByRole('button', { name: /^Add (these )?rooms/ }));
  expect(await screen.findByText(more)).toBeInTheDocument();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('link', { name: 'Change the total' }));
  await waitFor(() => expect(address()).toBe(paths.editHotel(hotel.id)));
});

it('of a room that costs something else tonight the price of tonight stands under the usual one', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 700_000 }, { price: 300_000 }] });
  await priceByNights(hotel, hotel.rooms.slice(0, 1), {
    dates: { [vietnamToday(new Date())]: 900_000 },
  });
  await renderApp(paths.partnerRooms({ hotelId: hotel.id }), { token });
  expect(
    await screen.findByRole('button', { name: /101.*: ₫700,000 Tonight ₫900,000$/ }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: /102.*: ₫300,000$/ })).toBeVisible();
});
