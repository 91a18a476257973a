import { screen, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';

const HUGE = '99999999999999999999';

test('a price of which no total can be worked out is refused in words, and what is typed stays', async () => {
  const { partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { user } = await renderApp('/partner/bookings?new=1', partner);
  const form = within(await screen.findByRole('form', { name: 'New booking' }));
  const guest = form.getByRole('textbox', { name: 'Guest name' });
  await user.type(guest, 'Bình');
  await form.findByText(/660,000/);
  await user.click(form.getByText(/^Phone, e-mail, notes/));
  const price = form.getByRole('spinbutton', { name: /^Another price/ });
  await user.type(price, HUGE);
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect((await form.findAllByText(/1,000,000,000/))[0]).toBeVisible();
  expect(guest).toHaveValue('Bình');
});

test('so is a percentage of a season', async () => {
  const { partner, hotel } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { user } = await renderApp(`/partner/prices?hotelId=${hotel.id}`, partner);
  await user.click(await screen.findByRole('button', { name: 'Add a season' }));
  const form = within(await screen.findByRole('form'));
  await user.type(form.getByRole('textbox', { name: /^First night/ }), '1/6/2027');
  await user.type(form.getByRole('textbox', { name: /^Last night/ }), '31/8/2027');
  await user.type(form.getByRole('spinbutton', { name: /^Percent/ }), HUGE);
  await user.click(form.getByRole('button', { name: 'Save season' }));
  const wrong = await form.findAllByText(/must be a whole number from -90 to 500/);
  expect(wrong[0]).toBeVisible();
});

test('and one of nights', async () => {
  const { partner, hotel } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { user } = await renderApp(`/partner/prices?hotelId=${hotel.id}`, partner);
  const [night] = await screen.findAllByRole('button', { name: /₫600,000/ });
  await user.click(night!);
  const form = within(await screen.findByRole('form'));
  await user.click(form.getByRole('combobox', { name: 'Price' }));
  await user.click(await screen.findByTitle(/percent/i));
  await user.type(form.getByRole('spinbutton'), HUGE);
  await user.click(form.getByRole('button', { name: 'Save nights' }));
  expect((await form.findAllByText(/from -90 to 500/))[0]).toBeVisible();
});

test('no surcharge is worked out from such a price or percentage, and the form says why', async () => {
  const { partner, hotel } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { user } = await renderApp(
    `/partner/room-management?hotelId=${hotel.id}&types=all`,
    partner,
  );
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(await drawer.findByRole('button', { name: /^Edit/ }));
  await user.click(await drawer.findByText('Weekend and weekday prices'));
  const raise = () => drawer.getByRole('button', { name: /^Friday and Saturday/ });
  const percent = drawer.getByRole('spinbutton', { name: 'Weekend surcharge (%)' });
  await user.clear(percent);
  await user.type(percent, HUGE);
  expect(raise()).toBeDisabled();
  expect(raise()).toHaveAccessibleDescription('The surcharge is a whole number from 1 to 500.');
  await user.clear(percent);
  await user.type(percent, '20');
  await user.click(raise());
  expect(drawer.getByRole('spinbutton', { name: 'Friday' })).toHaveValue('720,000');
  const price = drawer.getByRole('spinbutton', { name: /^Price per night/ });
  await user.clear(price);
  await user.type(price, HUGE);
  expect(raise()).toHaveAccessibleDescription('Fill in the price per night first.');
});
