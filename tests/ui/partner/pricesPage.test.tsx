import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endOfNights } from '../../../domain/prices/seasons';
import { formatDay } from '../../../domain/stays/dayText';
import { addDays, vietnamToday } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import { newPartner } from '../../support/accounts';
import { newHotel } from '../../support/hotels';
import { renderApp } from '../../support/browser/renderApp';

it('a hotel without rooms leads to them', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [] });
  await renderApp(paths.partnerPrices({ hotelId: hotel.id }), { token });
  expect(await screen.findByText('No rooms to price yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add rooms' })).toHaveAttribute(
    'href',
    paths.partnerRooms({ hotelId: hotel.id, types: 'new' }),
  );
});

it('a day beyond those that can be priced shows the last ones', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 500_000 }] });
  const from = '9999-12-31';
  await renderApp(paths.partnerPrices({ hotelId: hotel.id, from }), { token });
  const lastNight = formatDay(addDays(endOfNights(vietnamToday(new Date())), -1));
  expect(
    await screen.findByRole('button', { name: new RegExp(`${lastNight}: ₫500,000`) }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
});

it('other dates are other nights, and stand in the address', async () => {
  const { token, email } = await newPartner();
  const hotel = await newHotel({ owner: email, rooms: [{ price: 500_000 }] });
  const from = '2027-11-01';
  const shown = paths.partnerPrices({ hotelId: hotel.id, from });
  const { address } = await renderApp(shown, { token });
  expect(await screen.findByRole('button', { name: /^Mon 01\/11\/2027: ₫500,000/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(address()).toBe(paths.partnerPrices({ hotelId: hotel.id, from: '2027-11-29' }));
  expect(await screen.findByRole('button', { name: /^Wed 29\/12\/2027: ₫500,000/ })).toBeVisible();
});
