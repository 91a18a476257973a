import { screen, waitFor, within } from '@testing-library/react';
import { addDays, vietnamToday } from '../../../../domain/stays/stay';
import type { NightsOfType } from '../../../../src/api/partner';
import { loseAnswers } from '../../../support/browser/network';
import { renderApp } from '../../../support/browser/renderApp';
import { call } from '../../../support/client';
import { newHouse } from '../../../support/partnerBookings';

const from = addDays(vietnamToday(new Date()), 1);

/** The calendar with a price that was typed for the first night, and how its form is saved with 'No arrivals'. */
async function typedNight() {
  const { hotel, partner } = await newHouse({ rooms: [{ price: 600_000 }] });
  const { token } = partner;
  const address = `/partner/calendar?hotelId=${hotel.id}&view=rates&days=7&from=${from}`;
  const { user } = await renderApp(address, { token });
  const night = async () => {
    const path = `/api/partner/hotels/${hotel.id}/nights?firstNight=${from}&nights=1`;
    const { body } = await call<NightsOfType[]>('GET', path, { token });
    return body[0]!.nights[0];
  };
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('700000');
  await user.keyboard('{Enter}');
  await screen.findByText('1 night changed.');
  const saveForm = async () => {
    await user.click(screen.getByRole('button', { name: 'Edit prices' }));
    const name = 'Settings of the selected nights';
    const form = within(await screen.findByRole('form', { name }));
    form.getByRole('combobox', { name: 'Arrivals' }).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByTitle('No arrivals'));
    await user.click(form.getByRole('button', { name: 'Save nights' }));
    await waitFor(async () => expect(await night()).toMatchObject({ noArrival: true }));
  };
  const isBack = () => waitFor(() => expect(screen.getByRole('gridcell')).toHaveFocus());
  return { user, night, saveForm, isBack };
}

test('what the form beside the calendar sets is a step of its undo, after what was typed before it', async () => {
  const { user, night, saveForm, isBack } = await typedNight();
  await saveForm();
  await isBack();

  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('The prices and rules of these nights are as they were.');
  expect(await night()).toMatchObject({ price: 700_000, noArrival: false });
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await screen.findByText('1 night changed again.');
  expect(await night()).toMatchObject({ price: 700_000, noArrival: true });
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await night()).toMatchObject({ noArrival: false }));
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('The prices are as they were.');
  expect(await night()).toMatchObject({ price: 600_000, source: 'BASE' });
});

test('what the form may have set is not passed over by the keys', async () => {
  const { user, night, saveForm, isBack } = await typedNight();
  loseAnswers(/\/nights$/, 2);
  await saveForm();
  await screen.findByText('The nights could not be saved. Please try again.');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await isBack();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^What was done last is not undone here/)).toBeVisible();
  expect(await night()).toMatchObject({ price: 700_000, noArrival: true });
});
