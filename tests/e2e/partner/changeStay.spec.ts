import { formatAmount } from '../../../domain/money/money';
import { quoteOf } from '../../../domain/bookings/quote';
import { addDays } from '../../../domain/stays/stay';
import { stayIn } from '../../support/bookings';
import { changesOf } from '../../support/bookingChanges';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { checkA11y, expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';

const due = (stayPrice: number, nights: number) =>
  formatAmount(quoteOf({ stayPrices: [stayPrice], nights }).total, 'VND');

test('a stay is made longer and moved at the desk, seen before it is saved, and taken back', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 900_000 }] });
  const code = await bookedIn(house, { days: 10 });
  const { checkOutDate } = stayIn(10, 3);
  const desk = changesOf({ code, token: house.partner.token });
  await signInAsPartner(page, house.partner);
  await page.goto(`/partner/bookings?booking=${code}`);
  await page.getByRole('button', { name: 'Change stay…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Change the stay of/ });
  await expect(drawer.getByText('Nothing changes yet.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Check-out' }).fill(checkOutDate);
  await expect(drawer.getByText(due(1_800_000, 3))).toBeVisible();
  await expect(drawer.getByText(/: new, room 101,/)).toBeVisible();
  await drawer.getByRole('combobox', { name: 'Room instead of 101' }).focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(drawer.getByText(/room 101 → 102/).first()).toBeVisible();
  await expect(drawer.getByText(due(2_100_000, 3))).toBeVisible();
  await expect(drawer.getByText(/The guest gets a mail/)).toBeVisible();
  await checkA11y(page);
  expect(await desk.read()).toMatchObject({ version: 1 });
  await drawer.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByText(/is changed\.$/)).toBeVisible();
  const booking = page.getByRole('dialog', { name: `Booking ${code}` });
  // Its history tells of amounts as well.
  const facts = booking.getByRole('definition');
  await expect(facts.filter({ hasText: due(2_100_000, 3) })).toBeVisible();
  await expect(booking.getByText(/Room 101 → 102/)).toBeVisible();
  // Beside the drawer, which keeps all other focus.
  const undo = page.getByRole('button', { name: 'Undo' });
  const holds = () => undo.evaluate((button) => button === document.activeElement);
  for (let steps = 0; steps < 25 && !(await holds()); steps += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(booking.locator(':focus')).toHaveCount(1);
  await expect(facts.filter({ hasText: due(1_200_000, 2) })).toBeVisible();
  expect(await desk.read()).toMatchObject({ version: 3, totalPrice: 1_200_000 });
});

test(
  'a room is added and pinned, the first one given back, and a stay keeps one room at least',
  { tag: '@phone' },
  async ({ page }) => {
    const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 900_000 }] });
    const code = await bookedIn(house, { days: 10 });
    const desk = changesOf({ code, token: house.partner.token });
    await signInAsPartner(page, house.partner);
    await page.goto(`/partner/bookings?booking=${code}`);
    const openDrawer = () => page.getByRole('button', { name: 'Change stay…' }).click();
    await openDrawer();
    const drawer = page.getByRole('dialog', { name: /^Change the stay of/ });
    const giveBack = drawer.getByRole('checkbox', { name: 'Give room 101 back' });
    await expect(drawer.getByText('Nothing changes yet.')).toBeVisible();
    await expect(giveBack).toBeHidden();
    await drawer.getByRole('combobox', { name: 'Rooms to add' }).focus();
    for (const key of ['1', '0', '2', 'Enter', 'Escape']) await page.keyboard.press(key);
    await expect(drawer.getByText('Rooms are added.')).toBeVisible();
    await expect(drawer.getByText(due(3_000_000, 2))).toBeVisible();
    await giveBack.check();
    await expect(drawer.getByText('Rooms are added. Rooms are given back.')).toBeVisible();
    await expect(drawer.getByText(due(1_800_000, 2))).toBeVisible();
    await checkA11y(page);
    await drawer.getByRole('button', { name: 'Save the change' }).click();
    const booking = page.getByRole('dialog', { name: `Booking ${code}` });
    await expect(booking.getByText(/Room 102 added/)).toBeVisible();
    expect((await desk.read()).rooms.map(({ roomNumber }) => roomNumber)).toEqual(['102']);

    await openDrawer();
    await drawer.getByRole('checkbox', { name: /^Pinned/ }).check();
    await expect(drawer.getByText('A room is pinned, or no longer.')).toBeVisible();
    await expect(drawer.getByText('The guest gets no mail.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Save the change' }).click();
    await expect(drawer).toBeHidden();
    expect((await desk.read()).rooms).toMatchObject([{ roomNumber: '102', pinned: true }]);
  },
);

test('two stays swap their rooms, seen for both before it is done, and taken back', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }, { price: 900_000 }] });
  const code = await bookedIn(house, { days: 10 });
  const other = await bookedIn(house, { days: 11, room: 1 });
  const roomsOf = async (bookingId: string) => {
    const { rooms } = await changesOf({ code: bookingId, token: house.partner.token }).read();
    return rooms.map(({ roomNumber }) => roomNumber);
  };
  await signInAsPartner(page, house.partner);
  await page.goto(`/partner/bookings?booking=${code}`);
  await page.getByRole('button', { name: 'Swap rooms…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Swap the room of/ });
  const whose = drawer.getByRole('combobox', { name: 'With the room of' });
  await expect(whose).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTitle(/^102 · /)).toBeVisible();
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key);
  const sides = drawer.getByRole('group', { name: /^What it does for/ });
  await expect(sides).toHaveCount(2);
  await expect(
    sides
      .nth(0)
      .getByText(/room 101 → 102/)
      .first(),
  ).toBeVisible();
  await expect(
    sides
      .nth(1)
      .getByText(/room 102 → 101/)
      .first(),
  ).toBeVisible();
  await checkA11y(page);
  await drawer.getByRole('button', { name: 'Swap the rooms' }).click();
  await expect(page.getByText(/have changed rooms\.$/)).toBeVisible();
  expect([await roomsOf(code), await roomsOf(other)]).toEqual([['102'], ['101']]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(async () => {
    expect([await roomsOf(code), await roomsOf(other)]).toEqual([['101'], ['102']]);
  }).toPass();
});

test('what stands in the way is said in words, and what somebody else changed is not overwritten', async ({
  page,
}) => {
  const house = await newHouse({ rooms: [{ price: 600_000 }] });
  const code = await bookedIn(house, { days: 10 });
  await bookedIn(house, { days: 13, nights: 1 });
  const day = (days: number) => addDays(stayIn(10).checkInDate, days);
  await signInAsPartner(page, house.partner);
  await page.goto(`/partner/bookings?booking=${code}`);
  await page.getByRole('button', { name: 'Change stay…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Change the stay of/ });
  const checkOut = drawer.getByRole('textbox', { name: 'Check-out' });
  const save = drawer.getByRole('button', { name: 'Save the change' });
  await checkOut.fill(day(4));
  await expect(drawer.getByText(/^Room 101 is taken on/)).toBeVisible();
  await save.click();
  await expect(drawer.getByRole('alert').first()).toContainText(/taken/);
  await checkOut.fill(day(3));
  await expect(drawer.getByText(due(1_800_000, 3))).toBeVisible();
  const desk = changesOf({ code, token: house.partner.token });
  await desk.changed({ adults: 2 });
  await save.click();
  await expect(drawer.getByRole('alert').first()).toContainText(/changed meanwhile/);
  expect(await desk.read()).toMatchObject({ version: 2, totalPrice: 1_200_000 });
});
test.use({ expectedInConsole: /status of 409/ });
