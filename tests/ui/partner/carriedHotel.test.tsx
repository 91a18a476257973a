import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { tokenChangedElsewhere } from '../../../src/state/authSlice';
import { newPartner } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';

async function twoHotels() {
  const { token, email } = await newPartner();
  await newHotel({ owner: email, name: 'An Bình', rooms: [{ price: 400_000 }] });
  const second = await newHotel({ owner: email, name: 'Bình Yên', rooms: [{ price: 500_000 }] });
  return { token, hotelId: second.id };
}

const link = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Sections' })).getByRole('link', { name });

/** Narrow as the window is here, each choice closes the sidebar. */
async function openSections({ user }: Awaited<ReturnType<typeof renderApp>>) {
  await user.click(await screen.findByRole('button', { name: 'Toggle sidebar' }));
}

it('the sections that show one hotel keep to the one that was chosen, also after another section', async () => {
  const { token, hotelId } = await twoHotels();
  const app = await renderApp(paths.partnerPrices({ hotelId }), { token });
  await openSections(app);
  expect(await link('Prices')).toHaveAttribute('aria-current', 'page');
  await app.user.click(await link('Reviews'));
  await waitFor(() => expect(app.address()).toBe(paths.partnerReviews()));
  await openSections(app);
  await app.user.click(await link('Calendar'));
  await waitFor(() => expect(app.address()).toBe(paths.partnerCalendar({ hotelId })));
  await openSections(app);
  await app.user.click(await link('Rooms'));
  await waitFor(() => expect(app.address()).toBe(paths.partnerRooms({ hotelId })));
});

it('without a choice they name none', async () => {
  const { token } = await twoHotels();
  const app = await renderApp(paths.partnerPrices(), { token });
  await openSections(app);
  expect(await link('Calendar')).toHaveAttribute('href', paths.partnerCalendar());
});

it('nothing of it is carried to another account', async () => {
  const { token, hotelId } = await twoHotels();
  const app = await renderApp(paths.partnerPrices({ hotelId }), { token });
  await openSections(app);
  await app.user.click(await link('Reviews'));
  const other = await newPartner();
  app.store.dispatch(tokenChangedElsewhere(other.token));
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull());
  await openSections(app);
  expect(await link('Prices')).toHaveAttribute('href', paths.partnerPrices());
});

it.each([
  ['prices', paths.partnerPrices],
  ['calendar', paths.partnerCalendar],
  ['rooms', paths.partnerRooms],
])('a hotel that is gone is no dead end on the page of %s', async (_, addressOf) => {
  const { token, hotelId } = await twoHotels();
  await call('DELETE', `/api/partner/hotels/delete/${hotelId}`, { token });
  const app = await renderApp(addressOf({ hotelId }), { token });
  expect(await screen.findByText('This hotel is no longer there')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Hotel' })).toBeEnabled();
  await openSections(app);
  expect(await link('Prices')).toHaveAttribute('href', paths.partnerPrices());
  expect(await link('Calendar')).toHaveAttribute('href', paths.partnerCalendar());
});

it('a new room is kept when its hotel goes, and says what became of that', async () => {
  const { token, hotelId } = await twoHotels();
  const app = await renderApp(paths.newRoom({ hotelId }), { token });
  await app.user.type(await screen.findByRole('textbox', { name: /^Room number/ }), '707');
  const form = screen.getByRole('form', { name: 'Room details' });
  await call('DELETE', `/api/partner/hotels/delete/${hotelId}`, { token });
  await app.user.click(screen.getByRole('button', { name: 'Create Room' }));
  expect(await screen.findByText(/^The hotel of this room is no longer there/)).toBeVisible();
  expect(form).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Room number/ })).toHaveValue('707');
});
