import { quoteOf } from '../../../domain/bookings/quote';
import { formatAmount } from '../../../domain/money/money';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { sharedServer } from '../../support/server/serverControl';
import { signInAsPartner } from './partnerSteps';

const due = (stayPrices: number[], nights: number) =>
  formatAmount(quoteOf({ stayPrices, nights }).total, 'VND');

test('a walk-in is in the house after a name and Enter, by keyboard alone', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  await bookedIn(house, { days: 0, room: 0, nights: 1 });
  await signInAsPartner(page, house.partner);
  await page.goto('/partner/bookings');
  await page.getByRole('button', { name: 'New booking' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New booking' });
  await expect(drawer.getByRole('textbox', { name: 'Guest name' })).toBeFocused();
  await expect(drawer.getByText('1 room is free for these nights.')).toBeVisible();
  await expect(drawer.getByText(due([700_000], 1))).toBeVisible();
  await checkA11y(page);
  await page.keyboard.type('Trần Văn Bình');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Trần Văn Bình is checked in to 102.')).toBeVisible();
  const booking = page.getByRole('dialog', { name: /^Booking ND-/ });
  await expect(booking.getByText('Walk-in')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Trần Văn Bình/ })).toContainText('Checked in');
});

test('nothing is booked before its rooms and its total are seen', async ({ page }) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  await signInAsPartner(page, house.partner);
  let answer = () => {};
  const isMeant = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/free-rooms*', async (route) => {
    await isMeant;
    await route.continue();
  });
  await page.goto('/partner/bookings?new=1');
  const drawer = page.getByRole('dialog', { name: 'New booking' });
  await drawer.getByRole('textbox', { name: 'Guest name' }).fill('Trần Văn Bình');
  await expect(drawer.getByText('Looking for free rooms…')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Book', exact: true })).toBeDisabled();
  await page.keyboard.press('Enter');
  answer();
  await expect(drawer.getByText(due([600_000], 1))).toBeVisible();
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Trần Văn Bình is checked in to 101.')).toBeVisible();
});

test('a guest on the phone gets two rooms at a price by hand; a room sold meanwhile is not lost silently', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [1, 2, 3].map((n) => ({ price: 500_000 + n * 100_000 })) });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsPartner(page, house.partner);
  await page.goto('/partner/bookings?new=1');
  const drawer = page.getByRole('dialog', { name: 'New booking' });
  await drawer.getByRole('textbox', { name: 'Guest name' }).fill('Công ty Lữ hành Bốn Mùa');
  await drawer.getByRole('spinbutton', { name: 'Nights' }).fill('2');
  const chooser = drawer.getByRole('combobox', { name: 'Rooms' });
  for (const number of ['101', '103']) {
    await chooser.fill(number);
    await expect(page.getByTitle(new RegExp(`^${number} ·`))).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(drawer.getByText('2 rooms, 2 nights')).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Comes by' }).focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  // Nobody on the phone is at the desk.
  await expect(drawer.getByRole('checkbox', { name: /check in now/ })).not.toBeChecked();
  await drawer.getByText('Phone, e-mail, notes, another price').click();
  await drawer.getByRole('spinbutton', { name: /Another price/ }).fill('450000');
  const book = drawer.getByRole('button', { name: 'Book', exact: true });
  await book.click();
  await expect(drawer.getByRole('alert').first()).toContainText('why the price');
  await drawer.getByRole('textbox', { name: /Reason/ }).fill('Đoàn quen');
  await expect(drawer.getByText(due([900_000, 900_000], 2))).toBeVisible();

  await bookedIn(house, { days: 1, room: 2, nights: 1 });
  await book.click();
  await expect(drawer.getByText(/has just been taken|is no longer free/)).toBeVisible();
  await expect(drawer.getByText('2 rooms are free for these nights.')).toBeVisible();
  await expect(drawer.getByRole('textbox', { name: 'Guest name' })).toHaveValue(/Bốn Mùa/);
  // One room for two is not booked unless somebody takes the other out.
  await expect(drawer.getByText(/^No longer free: 103 · /)).toBeVisible();
  await book.click();
  await expect(drawer.getByText('A room you chose is no longer free.')).toBeVisible();
  await chooser.focus();
  await page.keyboard.press('Backspace');
  await book.click();
  await expect(page.getByText('Công ty Lữ hành Bốn Mùa is booked in 101.')).toBeVisible();
  const booking = page.getByRole('dialog', { name: /^Booking ND-/ });
  await expect(booking.getByText('Phone', { exact: true })).toHaveCount(2);
  await expect(booking.getByText('Đoàn quen')).toBeVisible();
});
test.use({ expectedInConsole: /status of 4(09|29)|ERR_CONNECTION_RESET/ });

test('a booking whose answer was lost is told when the next guest is booked, and each is booked once', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 700_000 }] });
  await signInAsPartner(page, house.partner);
  await page.goto('/partner/bookings?new=1');
  await page.route(
    `**/api/partner/hotels/${house.hotel.id}/bookings`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    // Once more by itself.
    { times: 2 },
  );
  const drawer = page.getByRole('dialog', { name: 'New booking' });
  const name = drawer.getByRole('textbox', { name: 'Guest name' });
  const book = drawer.getByRole('button', { name: 'Book', exact: true });
  await name.fill('Phạm Thị An');
  await expect(drawer.getByText('2 rooms are free for these nights.')).toBeVisible();
  await book.click();
  await expect(drawer.getByRole('alert').first()).toBeVisible();
  await name.fill('Lê Văn Bình');
  await book.click();
  await expect(
    drawer.getByText(/did go through: Phạm Thị An is checked in to 101\./),
  ).toBeVisible();
  await expect(name).toHaveValue('Lê Văn Bình');
  await expect(drawer.getByText('1 room is free for these nights.')).toBeVisible();
  await book.click();
  await expect(page.getByText('Lê Văn Bình is checked in to 102.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /checked in/i })).toHaveCount(2);
});

test('a booking by a slip is taken back before its mail goes, and so is cancelling by a slip', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const email = `guest-${house.hotel.id}@example.com`;
  await signInAsPartner(page, house.partner);
  await page.goto('/partner/bookings?new=1');
  const drawer = page.getByRole('dialog', { name: 'New booking' });
  await drawer.getByRole('textbox', { name: 'Guest name' }).fill('Trần Văn Bình');
  await drawer.getByText('Phone, e-mail, notes, another price').click();
  await expect(drawer.getByText('No mail goes out: no e-mail address was given.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expect(drawer.getByText(`A confirmation goes to ${email} in 15 seconds`)).toBeVisible();
  await drawer.getByRole('spinbutton', { name: 'Adults', exact: true }).fill('30');
  await expect(drawer.getByText('The rooms do not take this many guests.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Book', exact: true }).click();
  const booking = page.getByRole('dialog', { name: /^Booking ND-/ });
  await expect(booking.getByText('Checked in').first()).toBeVisible();
  await checkA11y(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(booking.getByText('Booking taken back')).toBeVisible();
  await expect(booking.getByText('Cancelled').first()).toBeVisible();
  expect(await sharedServer().sql('select from hotel_mails where recipient = $1', [email])).toEqual(
    [],
  );

  const id = await bookedIn(house, { days: 0, nights: 1 });
  await page.goto(`/partner/bookings?booking=${id}`);
  await booking.getByRole('button', { name: 'Cancel booking' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox', { name: 'Reason' }).fill('Nhầm khách');
  await question.getByRole('button', { name: 'Cancel booking' }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(booking.getByText('Cancelling taken back')).toBeVisible();
  await expect(booking.getByRole('button', { name: 'Check in' })).toBeEnabled();
});
