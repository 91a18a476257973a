import { screen, waitFor, within } from '@testing-library/react';
import { renderApp, type App } from '../../support/browser/renderApp';
import { newHouse } from '../../support/partnerBookings';

/** What the form says at its top once it has been sent as it is. */
async function errorsAfter({ user }: App, button: string): Promise<(string | null)[]> {
  await user.click(await screen.findByRole('button', { name: button }));
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
}

test('the errors of a season stand as its fields do, and each leads to its field', async () => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const app = await renderApp(`/partner/prices?hotelId=${house.hotel.id}`, house.partner);
  await app.user.click(await screen.findByRole('button', { name: 'Add a season' }));
  await app.user.click(
    await screen.findByText('Only some days or room types, and rules for stays'),
  );
  const nights = within(screen.getByRole('group', { name: 'Nights of' }));
  for (const box of nights.getAllByRole('checkbox')) await app.user.click(box);
  expect(await errorsAfter(app, 'Save season')).toEqual([
    'A value is required',
    'A name is required',
    'The first night is required',
    'The last night is required',
    'Choose at least one day',
  ]);
  await app.user.click(screen.getByRole('link', { name: 'Choose at least one day' }));
  expect(nights.getAllByRole('checkbox')[0]).toHaveFocus();
});

test('so do those of a discount', async () => {
  const { partner } = await newHouse();
  const app = await renderApp('/partner/discount-management/create', partner);
  await app.user.click(await screen.findByRole('textbox', { name: /^Description/ }));
  await app.user.paste('so long '.repeat(100));
  expect(await errorsAfter(app, 'Create Discount')).toEqual([
    'Code is required',
    'Value is required',
    'Description must have at most 500 characters',
    'Start date is required',
    'Expiration date is required',
  ]);
});
