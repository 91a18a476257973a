import { screen } from '@testing-library/react';
import { vietnamToday } from '../../../../domain/stays/stay';
import { setOtherDay } from '../../../support/browser/otherDay';
import { withFinger } from '../../../support/browser/withFinger';
import { renderApp } from '../../../support/browser/renderApp';
import { act, bookedIn, newHouse } from '../../../support/partnerBookings';

afterEach(() => {
  jest.useRealTimers();
});

/** The calendar under the focus of whoever is in 101, so many days after a guest of one night has come. */
async function afterDays(days: number) {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 600_000 }] });
  const bookingId = await bookedIn(house, { nights: 1 });
  expect((await act(house.partner.token, bookingId, 'check-in')).status).toBe(200);
  const today = vietnamToday(new Date());
  setOtherDay(Date.now() + days * 86_400_000);

  const address = `/partner/calendar?hotelId=${house.hotel.id}&from=${today}&days=7`;
  const { user } = await renderApp(address, { token: house.partner.token });
  (await screen.findByRole('gridcell')).focus();
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('gridcell', { name: /room 101, 1 night/ });
  return user;
}

test('a guest on the day of departure is not moved, but may stay on', async () => {
  const user = await afterDays(1);
  await user.keyboard('m');
  expect(
    await screen.findByText(/^All nights of .* are over\. Extend the stay first/),
  ).toBeVisible();
  expect(screen.getByRole('gridcell', { name: /room 101, 1 night/ })).toHaveFocus();
  await user.keyboard('e{ArrowRight}');
  expect(await screen.findByText(/Enter saves, Escape gives up/)).toBeVisible();
});

test('with a finger a stay is carried without a word of keys', async () => {
  withFinger();
  const user = await afterDays(0);
  await user.keyboard('e{ArrowRight}');
  expect(await screen.findByText(/to room 101, .*\.\s*$/)).toBeVisible();
  expect(screen.queryByText(/Enter saves/)).not.toBeInTheDocument();
});

test('one who should have left before is told to be checked out: nothing can be extended', async () => {
  const user = await afterDays(2);
  await user.keyboard('m');
  expect(await screen.findByText(/ has ended, .* Check the guest out/)).toBeVisible();
});
