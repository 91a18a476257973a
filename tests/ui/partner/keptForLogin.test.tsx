import { screen, waitFor, within } from '@testing-library/react';
import { renderApp, type App } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { bookedIn, newHouse, type House } from '../../support/partnerBookings';

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const press = (app: App, name: string) =>
  screen.findByRole('button', { name }).then((button) => app.user.click(button));

/** The session ends by itself, which the next thing that is sent finds out; then the owner is back. */
async function endAndReturn(app: App, { partner }: House, send: () => Promise<unknown>) {
  await call('POST', '/api/auth/sign-out-everywhere', { token: partner.token });
  await send();
  await app.user.type(await screen.findByLabelText(/^E-?mail/i), partner.email);
  await app.user.type(screen.getByLabelText(/^Password/), partner.password);
  await press(app, 'Log in');
}

describe('when the session ends by itself', () => {
  it('the guests that were being written down are there again', async () => {
    const house = await newHouse();
    const code = await bookedIn(house, { days: 5 });
    const app = await renderApp(`/partner/bookings?booking=${code}`, house.partner);
    await press(app, 'Guests and requests');
    const guest = async () =>
      (await form('Guests and requests')).getByRole('textbox', { name: /^Guest who arrives/ });
    await app.user.type(await guest(), 'Mai');
    await endAndReturn(app, house, () => press(app, 'Save'));
    expect(await guest()).toHaveValue('Mai');
    await press(app, 'Save');
    expect(await screen.findByText('Guests and requests of Mai are saved.')).toBeVisible();
  });

  it('so is why a booking is cancelled', async () => {
    const house = await newHouse();
    const code = await bookedIn(house, { days: 5 });
    const app = await renderApp(`/partner/bookings?booking=${code}`, house.partner);
    await press(app, 'Cancel booking');
    const dialog = async () => within(await screen.findByRole('alertdialog'));
    await app.user.type((await dialog()).getByRole('textbox'), 'Burst pipe');
    const cancel = (await dialog()).getByRole('button', { name: 'Cancel booking' });
    await endAndReturn(app, house, () => app.user.click(cancel));
    expect((await dialog()).getByRole('textbox')).toHaveValue('Burst pipe');
  });

  it('only what was open is opened by itself', async () => {
    const house = await newHouse();
    const code = await bookedIn(house, { days: 5 });
    const app = await renderApp(`/partner/bookings?booking=${code}`, house.partner);
    const dialog = () => screen.queryByRole('alertdialog');
    await press(app, 'Cancel booking');
    await app.user.type(
      within(await screen.findByRole('alertdialog')).getByRole('textbox'),
      'Pipe',
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await press(app, 'Close');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument(),
    );
    await app.user.click(await screen.findByRole('link', { name: code }));
    expect(await screen.findByRole('button', { name: 'Cancel booking' })).toBeVisible();
    expect(dialog()).not.toBeInTheDocument();
    await press(app, 'Cancel booking');
    const again = within(await screen.findByRole('alertdialog'));
    expect(again.getByRole('textbox')).toHaveValue('Pipe');
  });

  it('so is why rooms are closed in the calendar', async () => {
    const house = await newHouse({ rooms: [{ price: 600_000 }] });
    const address = `/partner/calendar?hotelId=${house.hotel.id}&days=14`;
    const app = await renderApp(address, house.partner);
    (await screen.findByRole('gridcell')).focus();
    await app.user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}c');
    const reason = async () =>
      within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Reason/ });
    await app.user.type(await reason(), 'Painting');
    const dialog = within(screen.getByRole('dialog'));
    await endAndReturn(app, house, () =>
      app.user.click(dialog.getByRole('button', { name: 'Close these days' })),
    );
    expect(await reason()).toHaveValue('Painting');
  });

  it('so is a season', async () => {
    const house = await newHouse({ rooms: [{ price: 600_000 }] });
    const app = await renderApp(`/partner/prices?hotelId=${house.hotel.id}`, house.partner);
    await press(app, 'Add a season');
    const name = () => screen.findByRole('textbox', { name: /^Name/ });
    await app.user.type(await name(), 'Summer');
    await app.user.type(await screen.findByRole('textbox', { name: /^First night/ }), '1/6/2027');
    await app.user.type(await screen.findByRole('textbox', { name: /^Last night/ }), '31/8/2027');
    await app.user.type(await screen.findByRole('spinbutton', { name: /^Percent/ }), '20');
    await endAndReturn(app, house, () => press(app, 'Save season'));
    await waitFor(async () => expect(await name()).toHaveValue('Summer'));
  });
});
