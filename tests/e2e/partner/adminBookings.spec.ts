import { demo, signIn } from '../../support/accounts';
import { call } from '../../support/client';
import { mailTo } from '../../support/server/outbox';
import { bookedIn, newHouse } from '../../support/partnerBookings';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';

const LONG = 'Khu nghỉ dưỡng Suối Khoáng Nóng Thung Lũng Hoa Hồng Mường Thanh';

test('an administrator cancels a guest of a suspended owner with the keyboard alone', async ({
  page,
}) => {
  const token = await signIn(demo.admin);
  const house = await newHouse({ rooms: [{ price: 500_000 }, { price: 500_000 }] });
  const [first, second] = [
    await bookedIn(house, { days: 20, room: 0 }),
    await bookedIn(house, { days: 24, room: 1 }),
  ];
  const { sql } = sharedServer();
  await sql('update hotels set name = $2 where id = $1', [house.hotel.id, LONG]);
  const [owner] = await sql<{ id: number }>('select id from users where email_key = $1', [
    house.partner.email,
  ]);
  const reason = { reason: 'Ngôi nhà không còn ở đó nữa.' };
  await call('POST', `/api/admin/users/${owner!.id}/suspend`, { token, body: reason });

  await page.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
  const search = `/admin/bookings?q=${encodeURIComponent(house.partner.email)}`;

  await test.step('finds every button at 1280 pixels; the page fits a phone, and is accessible while it loads', async () => {
    await page.route('**/api/admin/bookings*', async (route) => {
      await checkA11y(page);
      await route.continue();
    });
    await page.goto(search);
    const cancel = page.getByRole('button', { name: `Cancel ${first}` });
    await expect(cancel).toBeVisible();
    await expect(cancel).toBeInViewport({ ratio: 1 });
    await page.unroute('**/api/admin/bookings*');
    await checkA11y(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('row', { name: new RegExp(first) })).toBeVisible();
    await checkA11y(page);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('cancels with a reason, and is at the next one', async () => {
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await expect(dialog).toContainText(first);
    await dialog.getByRole('textbox').fill(reason.reason);
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText(`${first} is cancelled.`)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(second) })).toBeFocused();
    await mailTo(house.traveller.email, { is: (text) => text.includes(reason.reason) });
  });
});
