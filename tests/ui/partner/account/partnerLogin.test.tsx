import { screen, waitFor } from '@testing-library/react';
import { demo, freshEmail } from '../../../support/accounts';
import { call } from '../../../support/client';
import { renderApp, type App } from '../../../support/browser/renderApp';

async function logIn({ user }: App, { email, password }: { email: string; password: string }) {
  await user.clear(await screen.findByLabelText(/^E-mail/));
  await user.type(screen.getByLabelText(/^E-mail/), email);
  await user.clear(screen.getByLabelText(/^Password/));
  await user.type(screen.getByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('refuses who is no partner and forgets the token, then lets a partner in to where they were', async () => {
  const app = await renderApp('/partner/profile');
  await logIn(app, demo.customer);
  expect(await screen.findByText('Your account does not have partner access')).toBeVisible();
  // Nothing is unclear about it.
  expect(screen.queryByText(/No clear answer came/)).not.toBeInTheDocument();
  expect(window.localStorage.getItem('jwt')).toBeNull();
  expect(app.store.getState().auth.token).toBeNull();
  expect(app.address()).toBe('/partner/login');

  await logIn(app, demo.partner);
  expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
  expect(app.address()).toBe('/partner/profile');
  expect(window.localStorage.getItem('jwt')).toMatch(/^ey/);
});

it('says what the server says, and offers the mail again to somebody unverified', async () => {
  const account = { email: freshEmail(), password: 'Matkhau123' };
  await call('POST', '/api/auth/signup', {
    body: { ...account, name: 'Minh', hotelName: 'Nhà Minh', role: 'PARTNER' },
  });
  const app = await renderApp('/partner/login');
  await logIn(app, { ...account, password: 'wrong-one' });
  expect(await screen.findByText('Incorrect account or password. Please try again.')).toBeVisible();
  await logIn(app, account);
  expect(await screen.findByText(/Please verify your account before logging in/)).toBeVisible();
  const again = screen.getByRole('button', {
    name: /Send the verification e-mail again/,
  });
  await app.user.click(again);
  expect(await screen.findByText(/a new e-mail is on its way/)).toBeVisible();
  // Who goes on with the keyboard goes on from there.
  expect(again).toHaveFocus();
});

it('asks for both fields at the fields', async () => {
  const { user } = await renderApp('/partner/login');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toBeInvalid());
  // Ant Design shows what is wrong a moment after it marks the field.
  await waitFor(() =>
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('Email is required'),
  );
  await waitFor(() =>
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Password is required'),
  );
});
