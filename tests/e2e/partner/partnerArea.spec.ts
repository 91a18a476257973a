import type { Page } from '@playwright/test';
import { demo, newPartner, newTraveller } from '../../support/accounts';
import { checkA11y, expect, test } from '../../support/browser/story';
import { fillLogin, heading, signInOn } from '../steps';
import { signInAsPartner } from './partnerSteps';

test('the partner’s styles are permitted, the traveller’s document permits none', async ({
  page,
}) => {
  const policyOf = async (path: string) => {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
    return answer.headers()['content-security-policy'] ?? '';
  };
  expect(await policyOf('/')).not.toContain('nonce');
  const [first, second] = [await policyOf('/partner/login'), await policyOf('/partner/login')];
  expect(first).toMatch(/style-src 'nonce-[\w+/=]{20,}' 'self'/);
  expect(second).not.toBe(first);
});

test('a login brings the partner to a document of the partner’s own', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, demo.partner);
  await expect(page).toHaveURL(/\/partner\/dashboard$/);
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('meta[name="style-nonce"]')).toHaveCount(1);
  await checkA11y(page);

  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
});

test('opened again within the document, the partner’s side is never blank', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, demo.partner);
  const menu = page.getByRole('button', { name: /^Hello, / });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Guest site' }).click();
  await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
  await page.evaluate(() => {
    const root = document.querySelector('#root')!;
    const lookOut = () => {
      if (!root.querySelector('main')?.firstElementChild) document.body.dataset['wasBlank'] = '';
    };
    new MutationObserver(lookOut).observe(root, { childList: true, subtree: true });
  });
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Quản lý đối tác' }).click();
  await expect(menu).toBeVisible();
  await expect(page.locator('[data-was-blank]')).toHaveCount(0);
});

/** What is asked of the server from now on. */
function apiCalls(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  return asked;
}

test('the bookings are asked for once, before what stands around them', async ({ page }) => {
  await signInAsPartner(page, demo.partner);
  const asked = apiCalls(page);
  await page.goto('/partner/bookings?q=ND-&page=1');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => asked).toContain('/api/partner/notifications');
  const bookings = '/api/partner/bookings';
  expect(asked.slice(0, 2)).toEqual(['/api/auth/current-user', bookings]);
  expect(asked.filter((path) => path === bookings)).toHaveLength(1);
});

/** Holds the program back until the returned function is called. */
async function holdProgram(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

for (const [path, first] of [
  ['/partner/bookings?status=CONFIRMED&q=ND-', '/api/partner/bookings'],
  ['/partner/dashboard', '/api/partner/dashboard'],
] as const) {
  test(`${path} asks once, before its program is there`, async ({ page }) => {
    await signInAsPartner(page, demo.partner);
    const asked = apiCalls(page);
    const release = await holdProgram(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked).toEqual(['/api/auth/current-user', first]);

    release();
    // By then it may be told of a change, and ask again.
    await expect.poll(() => asked).toContain('/api/partner/live');
    const before = asked.slice(0, asked.indexOf('/api/partner/live'));
    for (const question of ['/api/auth/current-user', first])
      expect(before.filter((path) => path === question)).toHaveLength(1);
  });
}

test('what was asked ahead is there however late the program comes', async ({ page }) => {
  await signInAsPartner(page, demo.partner);
  // The time that an answer has, which the story lets end.
  await page.addInitScript(() => {
    const patience = new AbortController();
    AbortSignal.timeout = () => patience.signal;
    addEventListener('patience-ends', () => patience.abort());
  });
  const asked = apiCalls(page);
  const release = await holdProgram(page);
  await page.goto('/partner/bookings', { waitUntil: 'commit' });
  // The page has all of it.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/partner/bookings')),
  );
  await page.evaluate(() => dispatchEvent(new Event('patience-ends')));

  release();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(asked.filter((path) => path === '/api/auth/current-user')).toHaveLength(1);
});

test('what was asked for one account is not shown to the next', async ({ page }) => {
  const newcomer = await newPartner();
  await signInAsPartner(page, demo.partner);
  const asked = apiCalls(page);
  const release = await holdProgram(page);
  await page.goto('/partner/bookings', { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain('/api/partner/bookings');
  await page.evaluate((token) => localStorage.setItem('jwt', token), newcomer.token);

  release();
  await expect(page.getByRole('button', { name: 'Hello, Trần Văn Minh' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'No Bookings Found' })).toBeVisible();
});

test('a traveller finds no partner’s pages', async ({ page }) => {
  await signInOn(page, await newTraveller());
  const asked = apiCalls(page);
  await page.goto('/partner/bookings');
  await expect(page).toHaveURL(/\/not-found$/);
  await expect(page.getByText('Page Not Found')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/partner/'))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
});
