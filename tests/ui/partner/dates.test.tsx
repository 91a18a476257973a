import { screen, waitFor } from '@testing-library/react';
import { paths } from '../../../site/paths';
import { dayWords } from '../../../src/backoffice/ui/dates/dateWords';
import { readDay, readMoment } from '../../../src/backoffice/ui/dates/readDate';
import { stayIn } from '../../support/bookings';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { renderApp } from '../../support/browser/renderApp';

it.each([
  ['Sat 28/11/2026', '2026-11-28'],
  [' 28/11/2026 ', '2026-11-28'],
  ['1.9.2026', '2026-09-01'],
  ['28-11-2026', '2026-11-28'],
  ['2026-11-28', '2026-11-28'],
  ['28/11/26', null],
  ['31/02/2026', null],
  ['tomorrow', null],
  ['', null],
])('"%s" is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

it.each([
  ['18:00, Sat 28/11/2026', '2026-11-28T18:00'],
  ['28/11/2026 8:05', '2026-11-28T08:05'],
  ['28/11/2026 18h30', '2026-11-28T18:30'],
  ['2026-11-28T18:00', '2026-11-28T18:00'],
  ['28/11/2026', null],
  ['24:00, 28/11/2026', null],
  ['18:00', null],
])('"%s" is the moment %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment);
});

it('a filter’s day reads as the table’s, and says when there is no such day', async () => {
  const house = await newHouse();
  const id = await bookedIn(house, { days: 3 });
  const { user, address } = await renderApp(paths.partnerBookings(), {
    token: house.partner.token,
  });
  const row = await screen.findByRole('row', { name: new RegExp(id) });
  const { checkInDate: day } = stayIn(3);
  const from = screen.getByRole('textbox', { name: 'Check-in from' });
  await user.type(from, '31/02/2026');
  await user.tab();
  expect(from).toBeInvalid();
  expect(from).toHaveAccessibleDescription('Please write a day like 28/11/2026.');
  expect(address()).toBe(paths.partnerBookings());
  await user.clear(from);
  await user.type(from, day.split('-').reverse().join('/'));
  await user.tab();
  await waitFor(() => expect(address()).toBe(`${paths.partnerBookings()}?from=${day}`));
  expect(from).toHaveValue(dayWords(day));
  expect(from).not.toBeInvalid();
  expect(row).toHaveTextContent(dayWords(day));
});
