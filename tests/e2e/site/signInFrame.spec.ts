import { demo, newTraveller } from '../../support/accounts';
import { checkA11y, expect, test } from '../../support/browser/story';
import { fillLogin, heading, logInOn } from '../steps';

const HOME = 'Đêm nay nghỉ đâu?';

test('the entry pages are not for those who are signed in', async ({ page }) => {
  await logInOn(page, await newTraveller());
  for (const address of ['/login', '/register']) {
    await page.goto(address);
    await expect(heading(page, HOME)).toBeVisible();
  }
});

test('a login leads to pages of this site only', async ({ page }) => {
  const account = await newTraveller();
  await page.goto('/login?from=https://evil.example/&redirect=//evil.example');
  // What another page of the history might have left behind.
  await page.evaluate(() => {
    const usr = { from: '//evil.example/login' };
    history.replaceState({ ...(history.state as object | null), usr }, '');
  });
  await page.reload();
  await fillLogin(page, account);
  await expect(heading(page, HOME)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a private page waits for the login and comes back', async ({ page }) => {
  await page.goto('/bookings');
  await expect(heading(page, 'Đăng nhập')).toBeVisible();
  await checkA11y(page);
  await fillLogin(page, await newTraveller());
  await expect(heading(page, 'Đặt phòng của tôi')).toBeVisible();
  await expect(page.getByText('Bạn chưa có kỳ nghỉ nào sắp tới')).toBeVisible();
});

test.describe('a wrong password', () => {
  test.use({ expectedInConsole: /status of 401/ });

  test('is said in words that give nothing away', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, { ...demo.customer, password: 'Khongdung1' });
    await expect(
      page.getByText('Tài khoản hoặc mật khẩu không đúng. Vui lòng thử lại.'),
    ).toBeVisible();
    await checkA11y(page);
  });
});
