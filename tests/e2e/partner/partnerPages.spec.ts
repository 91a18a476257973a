import type { Page } from '@playwright/test';
import { demo } from '../../support/accounts';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { heading } from '../steps';
import { signInAsPartner } from './partnerSteps';

/** Every partner address, and the heading that says that its content is there. */
async function partnerPages(): Promise<[string, string | RegExp][]> {
  const { sql } = sharedServer();
  const [room] = await sql<{ id: number; hotel: number }>(
    `select r.id, r.hotel_id as hotel from rooms r join hotels h on h.id = r.hotel_id
     join users u on u.id = h.owner_id where u.email_key = $1 order by r.hotel_id, r.id limit 1`,
    [demo.partner.email],
  );
  const [voucher] = await sql<{ id: number }>(
    `select v.id from vouchers v join users u on u.id = v.owner_id
     where u.email_key = $1 order by v.id limit 1`,
    [demo.partner.email],
  );
  return [
    ['/partner/dashboard', 'Dashboard'],
    [`/partner/calendar?hotelId=${room!.hotel}`, 'Calendar'],
    ['/partner/bookings', 'Bookings'],
    ['/partner/hotel-management', /Hotel/],
    ['/partner/hotel-management/create-hotel', /Create|New|Add/],
    [`/partner/hotel-management/edit/${room!.hotel}`, /Edit/],
    [`/partner/room-management?hotelId=${room!.hotel}`, /Room/],
    [`/partner/room-management/create?hotelId=${room!.hotel}`, /Create|New|Add/],
    [`/partner/room-management/update/${room!.id}`, /Edit|Room/],
    [`/partner/room-management/edit/${room!.id}`, /Edit|Room/],
    [`/partner/prices?hotelId=${room!.hotel}`, 'Prices'],
    ['/partner/discount-management', /Discount/],
    ['/partner/discount-management/create', /Create|New|Add/],
    [`/partner/discount-management/edit/${voucher!.id}`, /Edit/],
    ['/partner/reviews', 'Reviews'],
    ['/partner/profile', /Profile/],
    ['/partner/settings', /Settings/],
  ];
}

async function expectFinished(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  // The event stream never ends, so the network is never idle.
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
  await expectAccessible(page);
}

async function expectAccessible(page: Page): Promise<void> {
  await checkA11y(page);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
}

for (const half of [0, 1]) {
  test(`every partner page is accessible at 768 and 1280 pixels (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await signInAsPartner(page, demo.partner);
    const pages = await partnerPages();
    for (const [address, name] of pages.filter((_, i) => i % 2 === half)) {
      await test.step(address, async () => {
        await page.setViewportSize({ width: 768, height: 900 });
        await page.goto(address);
        await expectFinished(page, name);
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessible(page);
      });
    }
  });
}

test('the entry pages of partners are accessible', async ({ page }) => {
  for (const address of ['/partner/login', '/partner/register', '/partner/forgot-password']) {
    await page.goto(address);
    await expectFinished(page, /./);
  }
});

test('the pages of administrators are accessible', async ({ page }) => {
  await page.goto('/partner/login');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(demo.admin.email);
  await page.getByLabel(/^Mật khẩu/).fill(demo.admin.password);
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/users/);
  for (const [address, name] of [
    ['/admin/users', /Users|Accounts/],
    ['/admin/hotels', /Hotels/],
    ['/admin/bookings', /Bookings/],
    ['/admin/actions', /Actions|Log/],
  ] as const) {
    await page.goto(address);
    await expectFinished(page, name);
  }
});
