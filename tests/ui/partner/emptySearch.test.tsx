import { screen } from '@testing-library/react';
import { adminPaths, partnerPaths } from '../../../src/partnerPaths';
import { demo, signIn } from '../../support/accounts';
import { renderApp } from '../../support/renderApp';

/** Every page with a table that can be searched, and what its rows are called. */
const tables = [
  ['bookings', partnerPaths.bookings(), demo.partner],
  ['hotels', partnerPaths.hotels(), demo.partner],
  ['rooms', partnerPaths.rooms(), demo.partner],
  ['discounts', partnerPaths.vouchers(), demo.partner],
  ['reviews', partnerPaths.reviews(), demo.partner],
  ['users', adminPaths.users(), demo.admin],
  ['hotels', adminPaths.hotels(), demo.admin],
  ['bookings', adminPaths.bookings(), demo.admin],
  ['actions', adminPaths.actions(), demo.admin],
] as const;

it.each(tables)('a search that finds no %s says so at %s', async (noun, path, account) => {
  await renderApp(`${path}?q=zzzzzz`, { token: await signIn(account) });
  expect(
    await screen.findByText(`No ${noun} match the search and the filters.`, { exact: true }),
  ).toBeVisible();
});
