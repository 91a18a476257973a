import type { Page } from '@playwright/test';
import { demo, newTraveller } from '../../support/accounts';
import { expect, test } from '../../support/browser/story';
import { fillLogin, heading, logInOn } from '../steps';

/** A crawl asks for many pages, one after the other. */
const CRAWL_MS = 600_000;
const NOT_FOUND = 'Page Not Found';

/** What a page is, without which thing it shows: one hotel stands for all. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://site');
  const path = pathname.replace(/\/[^/]*\d[^/]*/g, '/:id');
  return [path, ...[...new Set(searchParams.keys())].sort()].join(' ');
}

async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')!),
    );
  return [...new Set(links)];
}

/** A control that cannot be used must say why, unless its place does: at the end of a list, say. */
async function silentControls(page: Page): Promise<string[]> {
  return page.locator('button, input, select, textarea').evaluateAll((all) => {
    const isOff = (control: Element) => control.matches(':disabled, [aria-disabled=true]');
    const isAtAnEnd = (control: Element) =>
      /^(First|Previous|Next|Last) page$|^Move image \d+ (left|right)$/.test(
        control.getAttribute('aria-label') ?? '',
      );
    const reasonOf = (control: Element) =>
      (control.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join('') || control.closest('[title]')?.getAttribute('title');
    return all
      .filter((control) => control.checkVisibility() && isOff(control))
      .filter((control) => !isAtAnEnd(control) && !reasonOf(control))
      .map((control) => control.outerHTML.slice(0, 200));
  });
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The event stream of the partner's pages never ends, so the network is never idle there.
  if (!page.url().includes('/partner')) await page.waitForLoadState('networkidle');
  // A slow answer can be on its way while nothing moves on the network.
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
}

/** The page is finished: it has a heading, says no error, and no control on it is dead. */
async function expectFinished(page: Page, address: string): Promise<void> {
  await settled(page);
  await expect(heading(page, NOT_FOUND), address).toBeHidden();
  await expect(page.getByRole('main').getByRole('alert'), address).toHaveCount(0);
  await expect(page, address).toHaveTitle(/\S+.* · Nghỉ Đâu/);
  await expect.poll(() => silentControls(page), `dead controls of ${address}`).toEqual([]);
  const { hash } = new URL(page.url());
  if (hash) await expect(page.locator(hash), address).toBeAttached();
}

/** Opens one page of every kind that links lead to, beginning here; answers the kinds. */
async function crawl(page: Page, start: string, stays = (_: string) => true): Promise<string[]> {
  const kinds = new Set([kindOf(start)]);
  const waiting = [start];
  for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
    const answer = await page.goto(href);
    // A change of the hash alone fetches nothing.
    if (answer) expect(answer.status(), href).toBeLessThan(400);
    await expectFinished(page, href);
    for (const next of await linksOn(page)) {
      if (!next.startsWith('/')) {
        expect(next, `a link on ${href}`).toMatch(
          /^(#.+|tel:\+?\d{8,}|mailto:.+@.+|https:\/\/.+)$/,
        );
      } else if (stays(next) && !kinds.has(kindOf(next))) {
        kinds.add(kindOf(next));
        waiting.push(next);
      }
    }
  }
  return [...kinds];
}

test.describe('every link leads to a finished page', () => {
  test.describe.configure({ timeout: CRAWL_MS });

  test('for somebody who only looks', async ({ page }) => {
    const kinds = await crawl(page, '/');
    expect(kinds).toEqual(
      expect.arrayContaining(['/hotels', '/hotels/:id', '/hotels destination', '/policy-support']),
    );
    expect(kinds.length).toBeGreaterThan(10);
  });

  test('for a traveller with bookings', async ({ page }) => {
    await logInOn(page, demo.customer);
    const kinds = await crawl(page, '/bookings');
    expect(kinds).toEqual(expect.arrayContaining(['/', '/bookings/:id', '/hotels/:id']));
  });

  test('for a partner', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, demo.partner);
    await expect(page.getByRole('button', { name: /^Hello, / })).toBeVisible();
    const kinds = await crawl(page, '/partner/dashboard', (href) => href.startsWith('/partner'));
    expect(kinds.length).toBeGreaterThan(5);
  });
});

test('every entry of the menus leads somewhere', { tag: '@both' }, async ({ page }) => {
  const openEach = async (button: string, names: string[]) => {
    for (const name of names) {
      await page.goto('/hotels');
      await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
      const before = await page.getByRole('heading', { level: 1 }).elementHandle();
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(page).not.toHaveURL('/hotels');
      // The address changes at once, the page when it is there.
      await expect.poll(() => before?.evaluate((shown) => shown.isConnected)).toBe(false);
      await expectFinished(page, name);
    }
  };
  await openEach('Menu', ['Đăng nhập', 'Đăng ký', 'Trợ giúp và hỗ trợ']);
  await logInOn(page, await newTraveller());
  await openEach('Lan', [
    'Thông tin cá nhân',
    'Đặt phòng của tôi',
    'Đã xem gần đây',
    'Trợ giúp và hỗ trợ',
  ]);
});
