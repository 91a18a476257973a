import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../../domain/stays/stay';
import { paths } from '../../../site/paths';
import { newPartner, type TestAccount } from '../../support/accounts';
import { loseAnswers } from '../../support/browser/network';
import { renderApp } from '../../support/browser/renderApp';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';

// A Monday.
const FROM = '2027-11-01';

interface ListedType {
  typeId: number;
  nights: { price: number }[];
}

/** The form of the first night that is shown, of a type at 500,000, or at a price that was set by hand. */
async function openForm({ byHand }: { byHand?: number } = {}) {
  const partner = await newPartner();
  const hotel = await newHotel({ owner: partner.email, rooms: [{ price: 500_000 }] });
  const nights = nightsOf(hotel.id, partner);
  if (byHand !== undefined) await nights.set(FROM, byHand);
  const address = paths.partnerPrices({ hotelId: hotel.id, from: FROM });
  const { user } = await renderApp(address, partner);
  (await screen.findByLabelText(/Mon 01\/11\/2027/)).click();
  const form = within(await screen.findByRole('form', { name: 'Settings of the selected nights' }));
  const fill = async (name: string | RegExp, text: string) => {
    const field = form.getByLabelText(name, { selector: 'input[name]' });
    await user.clear(field);
    await user.type(field, text);
    await user.tab();
  };
  const choose = async (name: string, option: string) => {
    form.getByRole('combobox', { name }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByTitle(option));
  };
  return { user, form, fill, choose, nights };
}

const nightsOf = (hotelId: number, { token }: TestAccount) => {
  const path = `/api/partner/hotels/${hotelId}/nights`;
  return {
    set: async (night: string, value: number) => {
      const { body: types } = await call<ListedType[]>('GET', `${path}?firstNight=${FROM}`, {
        token,
      });
      const typeIds = types.map(({ typeId }) => typeId);
      const body = { typeIds, firstNight: night, lastNight: night, change: 'PRICE', value };
      expect((await call('PUT', path, { token, body })).status).toBe(200);
    },
    prices: async (count: number) => {
      const query = `firstNight=${FROM}&nights=${count}`;
      const { body } = await call<ListedType[]>('GET', `${path}?${query}`, { token });
      return body[0]!.nights.map(({ price }) => price);
    },
  };
};

it('shows what becomes of the nights that the form says, and adds to them once, however often it is sent', async () => {
  const { user, form, fill, choose, nights } = await openForm();
  await nights.set(addDays(FROM, 3), 2_000_000);
  await fill(/^First night/, '03/11/2027');
  await fill(/^Last night/, '04/11/2027');
  await choose('Price', 'Change by percent');
  await fill(/^Value/, '10');
  expect(
    await form.findByText('2 nights: ₫500,000 to ₫2,000,000 → ₫550,000 to ₫2,200,000'),
  ).toBeVisible();
  loseAnswers(/\/nights$/, 2);
  await user.click(form.getByRole('button', { name: 'Save nights' }));
  await screen.findByText('The nights could not be saved. Please try again.');
  const made = [500_000, 500_000, 550_000, 2_200_000];
  expect(await nights.prices(4)).toEqual(made);
  await user.click(form.getByRole('button', { name: 'Save nights' }));
  expect(await screen.findByText(/^2 nights changed: /)).toBeVisible();
  expect(await nights.prices(4)).toEqual(made);
});

it('does not change what somebody else has changed outside the nights that were selected', async () => {
  const { user, form, fill, choose, nights } = await openForm();
  await fill(/^First night/, '03/11/2027');
  await fill(/^Last night/, '03/11/2027');
  await choose('Price', 'Change by percent');
  await fill(/^Value/, '10');
  await form.findByText('1 night: ₫500,000 → ₫550,000');
  await nights.set(addDays(FROM, 2), 900_000);
  await user.click(form.getByRole('button', { name: 'Save nights' }));
  expect(await screen.findByText(/Somebody saved a newer version/)).toBeVisible();
  expect(await nights.prices(3)).toEqual([500_000, 500_000, 900_000]);
});

it('counts what was reset, also when the answer was lost at first', async () => {
  const { user, form, nights } = await openForm({ byHand: 700_000 });
  const reset = form.getByRole('button', { name: 'Use seasons and weekdays again' });
  loseAnswers(/\/nights\/reset$/, 2);
  await user.click(reset);
  await screen.findByText('The nights could not be saved. Please try again.');
  expect(await nights.prices(1)).toEqual([500_000]);
  await user.click(reset);
  expect(await screen.findByText('1 night reset to seasons and weekdays.')).toBeVisible();
});

it('takes back nothing that somebody has typed since the form was opened', async () => {
  const { user, form, nights } = await openForm({ byHand: 700_000 });
  await nights.set(FROM, 800_000);
  await user.click(form.getByRole('button', { name: 'Use seasons and weekdays again' }));
  expect(await screen.findByText(/Somebody saved a newer version/)).toBeVisible();
  expect(await nights.prices(1)).toEqual([800_000]);
});

it('says that none of the nights is one of the days', async () => {
  const { user, form, choose } = await openForm();
  await choose('Sale', 'Closed');
  await user.click(form.getByText('Only some weekdays'));
  await user.click(form.getByRole('checkbox', { name: /^Mon/ }));
  await user.click(form.getByRole('button', { name: 'Save nights' }));
  expect((await form.findAllByText('None of these nights is one of these days'))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/nights changed/)).not.toBeInTheDocument());
});

it.each([
  ['New price', '-5', 'Price must be greater than 0'],
  ['New price', '0', 'Price must be greater than 0'],
  ['New price', '1000000000000', 'Price must be at most 1,000,000,000'],
  ['Change by an amount', '1000000000000', 'Price must be at most 1,000,000,000'],
])('%s %s is refused at the field in the words of the price grid', async (how, value, words) => {
  const { user, form, fill, choose, nights } = await openForm();
  await choose('Price', how);
  await fill(/^Value/, value);
  await user.click(form.getByRole('button', { name: 'Save nights' }));
  const field = form.getByLabelText(/^Value/, { selector: 'input[name]' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(words));
  expect(await nights.prices(1)).toEqual([500_000]);
});
