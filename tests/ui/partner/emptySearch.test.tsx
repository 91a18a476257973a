import { screen } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { demo, signIn } from '../../support/accounts';
import { renderApp } from '../../support/browser/renderApp';

/** Every page with a table that can be searched, and what its rows are called. */
const tables = [
  ['bookings', paths.partnerBookings(), demo.partner],
  ['hotels', paths.partnerHotels(), demo.partner],
  ['rooms', paths.partnerRooms(), demo.partner],
  ['discounts', paths.vouchers(), demo.partner],
  ['reviews', paths.partnerReviews(), demo.partner],
  ['users', paths.adminUsers(), demo.admin],
  ['hotels', paths.adminHotels(), demo.admin],
  ['bookings', paths.adminBookings(), demo.admin],
  ['actions', paths.adminActions(), demo.admin],
] as const;

it.each(tables)('a search that finds no %s says so at %s', async (noun, path, account) => {
  await renderApp(`${path}?q=zzzzzz`, { token: await signIn(account) });
  expect(
    await screen.findByText(`No ${noun} match the search and the filters.`, { exact: true }),
  ).toBeVisible();
});
