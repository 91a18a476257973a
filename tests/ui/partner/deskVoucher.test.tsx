import { screen, within } from '@testing-library/react';
import { renderApp } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';
import { freshCode, newVoucher, readVoucher } from '../../support/vouchers';

test('a discount code that the guest names takes its part off what is booked; an unknown one is said', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const voucher = await newVoucher(house.partner, { discountPercent: 10, quantity: 5 });
  const { user } = await renderApp('/partner/bookings', { token: house.partner.token });
  await user.click(await screen.findByRole('button', { name: 'New booking' }));
  const form = within(await screen.findByRole('form', { name: 'New booking' }));
  await user.type(form.getByRole('textbox', { name: 'Guest name' }), 'Bình');
  await user.click(form.getByText(/discount code, guests and requests$/));
  const code = form.getByRole('textbox', { name: /^Discount code/ });
  await user.type(code, freshCode());
  await form.findByText(/660,000/);
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.clear(code);
  await user.type(code, ` ${voucher.code.toLowerCase()}`);
  await form.findByText(`Discount (${voucher.code})`);
  await form.findByText(/594,000/);
  await user.click(form.getByRole('button', { name: 'Book' }));
  await screen.findByText(/^Bình is checked in to 101/);
  expect(await readVoucher(house.partner, voucher)).toMatchObject({ remainingQuantity: 4 });
});
