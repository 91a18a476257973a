import { screen, within } from '@testing-library/react';
import { vietnamToday } from '../../../domain/stays/stay';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHouse } from '../../support/partnerBookings';
import { priceByNights } from '../../support/typePrices';

test('a price that a colleague changes while a booking is written is said', async () => {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const typeId = await priceByNights(hotel, hotel.rooms, {});
  const { user } = await renderApp('/partner/bookings', { token: partner.token });
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const form = within(await screen.findByRole('form', { name: 'New booking' }));
  await form.findByText(/660,000/);
  const today = vietnamToday(new Date());
  const changed = await call('PUT', `/api/partner/hotels/${hotel.id}/nights`, {
    token: partner.token,
    body: {
      typeIds: [typeId],
      firstNight: today,
      lastNight: today,
      change: 'PRICE',
      value: 700_000,
    },
  });
  expect(changed.status).toBe(200);
  expect(
    await form.findByText(/^The price has just changed: the total was ₫660,000\.$/),
  ).toBeVisible();
  expect(form.getByText(/770,000/)).toBeVisible();
});
