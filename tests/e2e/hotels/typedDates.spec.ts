import { expect, test } from '../../support/browser/story';
import { newHotel } from '../../support/hotels';

test('one press searches, whatever is said of the dates as they are left', async ({ page }) => {
  const hotel = await newHotel();
  await page.goto(`/hotels/${hotel.id}`);
  const dates = page.getByRole('textbox', { name: /^Ngày nhận/ });
  await dates.fill('31/02/2027 - 02/03/2027');
  await page.keyboard.press('Escape');
  const search = page.getByRole('button', { name: 'Tìm phòng trống' });
  const pressed = search.evaluate(
    (button) => new Promise((resolve) => button.addEventListener('click', () => resolve(true))),
  );
  const box = (await search.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
  expect(await pressed).toBe(true);
  await expect(dates).toHaveAccessibleDescription(/^Hãy nhập ngày có thật/);
});

test('who searches anew from the bar of a list goes on in it', async ({ page }) => {
  await page.goto('/hotels');
  const where = page.getByRole('combobox', { name: /^Bạn muốn đi đâu/ });
  await where.fill('Đà Lạt');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/destination=da-lat/);
  await expect(page.getByRole('search').locator(':focus')).toHaveCount(1);
});
