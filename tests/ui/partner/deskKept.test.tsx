import { screen, within } from '@testing-library/react';
import { call } from '../../support/client';
import { renderApp, type App } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';

const form = async () => within(await screen.findByRole('form', { name: 'New booking' }));
const guest = async () => (await form()).getByRole('textbox', { name: 'Guest name' });

async function logIn({ user }: App, { email, password }: { email: string; password: string }) {
  await user.type(await screen.findByLabelText(/^E-?mail/i), email);
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: /^Log ?in/i }));
}

test('what is written of a guest is there again when the session ends', async () => {
  const { partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const app = await renderApp('/partner/bookings?new=1', { token: partner.token });
  await app.user.type(await guest(), 'Bình');
  await screen.findByText(/660,000/);
  await call('POST', '/api/auth/sign-out-everywhere', { token: partner.token });
  await app.user.click((await form()).getByRole('button', { name: 'Book' }));
  await logIn(app, partner);
  expect(await guest()).toHaveValue('Bình');
  expect(await screen.findByText('Your unsaved changes are back')).toBeVisible();
  await screen.findByText(/660,000/);
  await app.user.click((await form()).getByRole('button', { name: 'Book' }));
  await screen.findByText(/^Bình is checked in to 101/);
});
