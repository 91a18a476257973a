import { bookedIn, newHouse } from '../../support/partnerBookings';
import { expect, test } from '../../support/browser/story';
import { signInAsPartner } from './partnerSteps';

const rooms = Array.from({ length: 12 }, (_, n) => ({ price: 500_000 + n * 1000 }));

test('a booking made elsewhere comes to an open list, and disturbs nobody', async ({
  page,
  context,
}) => {
  const house = await newHouse({ rooms });
  const ids: string[] = [];
  for (let room = 0; room < 8; room += 1) ids.push(await bookedIn(house, { days: 0, room }));
  await page.clock.install();
  await signInAsPartner(page, house.partner);
  await page.goto('/partner/bookings');
  const rowOf = (id: string) => page.getByRole('row', { name: new RegExp(id) });
  const row = rowOf(ids[0]!);
  await row.getByRole('checkbox').check();
  await row.focus();
  await row.scrollIntoViewIfNeeded();
  const placeOf = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const scrolled = () => page.evaluate(() => scrollY);
  const before = { scrolled: await scrolled(), place: await placeOf() };

  const expectUndisturbed = async () => {
    await expect(row).toBeFocused();
    await expect(row.getByRole('checkbox')).toBeChecked();
    const now = { scrolled: await scrolled(), place: await placeOf() };
    // It moves by the rows that came before it, or the page moved with it.
    expect(now.scrolled === before.scrolled || now.place === before.place).toBe(true);
  };

  const second = await bookedIn(house, { days: 0, room: 8 });
  await page.clock.runFor(30_000);
  await expect(rowOf(second)).toBeVisible();
  const shown = page.getByRole('table').getByRole('link', { name: /^ND-/ });
  expect(await shown.allTextContents()).toEqual([second, ...ids.toReversed()]);
  await expectUndisturbed();

  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const third = await bookedIn(house, { days: 0, room: 9 });
  await context.setOffline(false);
  await expect(rowOf(third)).toBeVisible();
  await expectUndisturbed();
});
