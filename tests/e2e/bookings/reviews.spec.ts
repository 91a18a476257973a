import type { Browser, Page } from '@playwright/test';
import { setStatus, type House } from '../../support/partnerBookings';
import { completedStay, review, visitedHouse, writtenEarlier } from '../../support/reviews';
import { sharedServer } from '../../support/server/serverControl';
import { checkA11y, expect, test } from '../../support/browser/story';
import { logInAsPartner } from '../partner/partnerSteps';
import { fillLogin, heading, signInOn } from '../steps';

const COMMENT = 'Phòng sạch, cửa sổ nhìn ra sông.';
const BETTER = 'Phòng sạch. Bữa sáng hơi ít món.';
const ANSWER = 'Cảm ơn bạn. Bữa sáng vừa có thêm ba món.';

const stars = (page: Page, name: string) => page.getByRole('radio', { name });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Nhận xét của bạn' });
const reviews = (page: Page) => page.getByRole('tabpanel', { name: 'Đánh giá' });

/** The hotel's average where travellers look for hotels. */
async function expectOnCard(page: Page, { hotel }: House, average: string): Promise<void> {
  await page.goto(`/hotels?text=${encodeURIComponent(hotel.name)}`);
  const card = page.getByRole('article').filter({ hasText: hotel.name });
  await expect(card).toContainText(`Điểm đánh giá ${average} trên 5`);
}

test('a guest reviews a stay by keyboard, changes it, and reads the answer', async ({
  page,
  browser,
}) => {
  const house = await visitedHouse();
  const { hotel, traveller } = house;
  const tab = `/hotels/${hotel.id}?tab=reviews`;

  await test.step('from the hotel to the login and back', async () => {
    await page.goto(tab);
    await expect(reviews(page)).toContainText('Chưa có đánh giá nào');
    await expect(reviews(page).getByText('Mới', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Đăng nhập để viết đánh giá' }).click();
    await fillLogin(page, traveller);
    await expect(heading(page, hotel.name)).toBeVisible();
  });

  await test.step('writes', async () => {
    await reviews(page).getByRole('link', { name: 'Viết đánh giá' }).click();
    await expect(heading(page, 'Viết đánh giá')).toBeFocused();
    await expect(page.getByText('tên “Nguyễn Lan”')).toBeVisible();
    await page.getByRole('button', { name: 'Gửi đánh giá' }).press('Enter');
    await expect(page.getByText('Hãy chọn số sao, từ 1 đến 5')).toBeVisible();
    await expect(stars(page, '1 sao, Tệ')).toBeFocused();
    await checkA11y(page);
    await page.keyboard.press('Space');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await expect(stars(page, '5 sao, Tuyệt vời')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(comment(page)).toBeFocused();
    await page.keyboard.type(COMMENT);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });

  await test.step('sees it at once, on the hotel and on its card', async () => {
    await expect(page.getByText('Cảm ơn bạn. Đánh giá đã được đăng.')).toBeVisible();
    await expect(page).toHaveURL(tab);
    const mine = reviews(page).getByRole('listitem').filter({ hasText: COMMENT });
    await expect(mine).toContainText('Đánh giá của bạn');
    await expect(mine).toContainText(hotel.rooms[0]!.name);
    await expect(reviews(page).getByText('Điểm đánh giá 5.0 trên 5')).toBeAttached();
    await expect(reviews(page)).toContainText('1 đánh giá');
    await checkA11y(page);
    await expectOnCard(page, house, '5.0');
  });

  await test.step('changes it from the booking', async () => {
    await page.goto('/bookings?when=past');
    await page.getByRole('link', { name: 'Sửa đánh giá' }).click();
    await expect(heading(page, 'Sửa đánh giá')).toBeFocused();
    await expect(comment(page)).toHaveValue(COMMENT);
    await stars(page, '5 sao, Tuyệt vời').focus();
    await page.keyboard.press('ArrowLeft');
    await comment(page).fill(BETTER);
    await page.getByRole('button', { name: 'Lưu thay đổi' }).press('Enter');
    await expect(page.getByText('Đã lưu thay đổi của đánh giá.')).toBeVisible();
    await expect(heading(page, 'Chi tiết đặt phòng')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Đánh giá của bạn' })).toContainText(BETTER);
    await checkA11y(page);
    await expectOnCard(page, house, '4.0');
  });

  await test.step('the hotel answers', async () => answers(browser, house));

  await test.step('reads the answer', async () => {
    await page.goto(tab);
    const mine = reviews(page).getByRole('listitem').filter({ hasText: BETTER });
    await expect(mine).toContainText('Phản hồi của khách sạn');
    await expect(mine).toContainText(ANSWER);
  });
});

async function answers(browser: Browser, { partner }: House): Promise<void> {
  const context = await browser.newContext({ baseURL: sharedServer().url });
  const page = await context.newPage();
  await logInAsPartner(page, partner);
  // The heading takes the focus on arrival, which would close the panel again.
  await expect(heading(page, 'Dashboard')).toBeFocused();
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
  await page.getByRole('link', { name: /^New review of/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText(BETTER);
  await drawer.getByRole('textbox', { name: 'Answer' }).fill('Cảm ơn.');
  await drawer.getByRole('button', { name: 'Publish answer' }).click();
  await expect(drawer.getByText('Answered', { exact: true })).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Answer' }).fill(ANSWER);
  await drawer.getByRole('button', { name: 'Save answer' }).click();
  await expect(drawer.getByRole('button', { name: 'Save answer' })).toBeEnabled();
  await checkA11y(page);
  await drawer.getByRole('button', { name: 'Remove answer' }).click();
  await expect(drawer.getByText('Waiting', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByText('Answered', { exact: true })).toBeVisible();
  await context.close();
}

test('the hotel page says who may not write, and why', async ({ page }) => {
  const house = await visitedHouse({ rooms: [{ price: 500_000 }, { price: 600_000 }] });
  const write = reviews(page).getByRole('button', { name: 'Viết đánh giá' });
  await setStatus(house.bookingId, 'CHECKED_IN');
  await signInOn(page, house.traveller);
  await page.goto(`/hotels/${house.hotel.id}?tab=reviews`);
  await expect(write).toBeDisabled();
  await expect(write).toHaveAccessibleDescription(/^Bạn chưa có kỳ nghỉ nào đã hoàn tất/);

  const later = await completedStay(house, { room: 1 });
  await review('POST', house.traveller, later, { rating: 3, comment: BETTER });
  await writtenEarlier(later, '8 days');
  await page.reload();
  await expect(write).toBeDisabled();
  await expect(write).toHaveAccessibleDescription(/^Bạn đã đánh giá kỳ nghỉ của mình/);
  await page.goto(`/bookings/${later}/review`);
  await expect(page.getByText('Đánh giá này không sửa được nữa')).toBeVisible();
  await page.goto(`/bookings/${house.bookingId}/review`);
  await expect(page.getByText('Kỳ nghỉ này chưa hoàn tất')).toBeVisible();
});

test.describe('what was written', () => {
  test.use({ expectedInConsole: /ERR_INTERNET_DISCONNECTED|status of 401/ });

  test('is not lost with the network or the session', async ({ page, context }) => {
    const { traveller, bookingId, hotel } = await visitedHouse();
    await signInOn(page, traveller);
    await page.goto(`/bookings/${bookingId}/review`);
    await stars(page, '4 sao, Tốt').check({ force: true });
    await comment(page).fill(COMMENT);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    // What is asked again with the network must not meet the end of the session.
    const asked = page.waitForResponse((response) => response.url().endsWith(bookingId));
    await context.setOffline(false);
    await asked;
    await expect(comment(page)).toHaveValue(COMMENT);

    await sharedServer().sql(
      'update users set token_version = token_version + 1 where email_key = $1',
      [traveller.email],
    );
    await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
    await fillLogin(page, traveller);
    await expect(heading(page, 'Viết đánh giá')).toBeVisible();
    await expect(comment(page)).toHaveValue(COMMENT);
    await expect(stars(page, '4 sao, Tốt')).toBeChecked();
    await page.getByRole('button', { name: 'Gửi đánh giá' }).click();
    await expect(page.getByRole('region', { name: 'Đánh giá của bạn' })).toContainText(COMMENT);
    await page.goto(`/hotels/${hotel.id}?tab=reviews`);
    await expect(reviews(page)).toContainText(COMMENT);
  });
});

test('a long list comes in pages that have addresses', { tag: '@phone' }, async ({ page }) => {
  const { hotel } = await visitedHouse();
  const { sql } = sharedServer();
  await sql(
    `insert into reviews (hotel_id, rating, comment, created_at)
     select $1, 3, 'Số ' || n || '.', now() - n * interval '1 day' from generate_series(1, 7) n`,
    [hotel.id],
  );
  await sql('update hotels set rating = 3, review_count = 7 where id = $1', [hotel.id]);
  await page.goto(`/hotels/${hotel.id}?tab=reviews`);
  await expect(reviews(page)).toContainText('Số 5.');
  await expect(reviews(page)).toContainText('Khách ẩn danh');
  await expect(reviews(page)).not.toContainText('Số 6.');
  await reviews(page).getByRole('link', { name: 'Trang 2' }).click();
  await expect(reviews(page)).toContainText('Số 7.');
  await expect(page.getByRole('heading', { name: 'Đánh giá của khách' })).toBeFocused();
  await page.reload();
  await expect(reviews(page)).toContainText('Số 7.');
  await page.goBack();
  await expect(reviews(page)).toContainText('Số 1.');
  await checkA11y(page);
});
