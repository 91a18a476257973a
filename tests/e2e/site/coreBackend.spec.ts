import { stayIn } from '../../support/bookings';
import { freeAddress } from '../../support/server/freeAddress';
import { serveSite } from '../../support/server/siteElsewhere';
import { expect, test } from '../../support/browser/story';
import { startExample } from '../../../examples/backend/tests/support/started';
import {
  bookButton,
  confirmedId,
  fillGuest,
  fillLogin,
  goOnToBooking,
  heading,
  searchRooms,
} from '../steps';

const DEMO = { email: 'customer@example.com', password: 'Customer123' };

let origin = '';
test.use({
  baseURL: async ({}, use) => use(origin),
  // What it does not have it answers with 404: the browser writes that down.
  expectedInConsole: /status of 404/,
});

const ends: (() => Promise<void>)[] = [];
test.beforeAll(async () => {
  const example = await startExample('--level', 'core');
  ends.push(example.stop);
  origin = await freeAddress();
  ends.push(await serveSite({ origin, api: example.url }));
});
test.afterAll(async () => {
  for (const end of ends) await end();
});

test('a backend with nothing but the specification’s calls sells a room', async ({ page }) => {
  await page.goto('/hotels');
  await expect(heading(page, 'Khách sạn và chỗ nghỉ')).toBeVisible();
  const hotel = page.getByRole('main').getByRole('article').first();
  const name = await hotel.getByRole('heading').innerText();
  await hotel.getByRole('link').first().click();
  await expect(heading(page, name)).toBeVisible();

  await searchRooms(page, stayIn(30));
  await page
    .getByRole('button', { name: /^Chọn phòng / })
    .first()
    .click();
  await goOnToBooking(page);
  // A code cannot be asked about, and nothing is known of how long the room is held.
  await expect(page.getByLabel(/Mã giảm giá/)).toHaveCount(0);
  await expect(page.getByText('Invalid Date')).toHaveCount(0);
  await fillGuest(page, '0912345678', '');
  await page.getByRole('button', { name: 'Đăng nhập để đặt phòng' }).click();
  await fillLogin(page, DEMO);
  await expect(heading(page, 'Xác nhận đặt phòng')).toBeVisible();
  await bookButton(page).click();
  expect(await confirmedId(page)).not.toBe('');
});
