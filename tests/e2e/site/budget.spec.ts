import type { Page, Request } from '@playwright/test';
import { LANGUAGES, type Language } from '../../../domain/languages/languages';
import { newTraveller } from '../../support/accounts';
import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { expect, test } from '../../support/browser/story';
import { builtFile, builtFilesWith } from './build';
import { heading, logInOn } from '../steps';

/** What only some pages need, by a text that the library carries. */
const HEAVY = {
  formik: 'Formik',
  yup: 'must be a valid email',
  qrcode: 'toSJISFunc',
  'Ant Design': 'ant-design',
};

/** Opens the home page and lets it come to rest. */
async function homeRequests(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto('/');
  await expect(heading(page, 'Đêm nay nghỉ đâu?')).toBeVisible();
  await page.waitForLoadState('networkidle');
  return requests;
}

const pathsOf = (requests: Request[]) => requests.map((request) => new URL(request.url()).pathname);
const apiPaths = (requests: Request[]) =>
  pathsOf(requests).filter((path) => /^\/(api|auth)\//.test(path));

test(
  'the home page brings its data along and leaves heavy things behind',
  { tag: '@both' },
  async ({ page }) => {
    const requests = await homeRequests(page);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1);
    expect(apiPaths(requests)).toEqual([]);
    const origins = new Set(requests.map((request) => new URL(request.url()).origin));
    expect([...origins]).toEqual([sharedServer().url]);
    for (const [library, text] of Object.entries(HEAVY)) {
      const heavy = await builtFilesWith(text);
      expect(
        pathsOf(requests).filter((path) => heavy.includes(path)),
        library,
      ).toEqual([]);
    }
    expect(await builtFilesWith(HEAVY.formik), 'the texts are found at all').not.toEqual([]);
    expect(await builtFilesWith(HEAVY.qrcode), 'the texts are found at all').not.toEqual([]);
  },
);

test('signed in, the home page asks only who is there and what they keep', async ({ page }) => {
  await logInOn(page, await newTraveller());
  // A tab of its own: where the login led to still asks for things itself.
  const home = await page.context().newPage();
  const requests = await homeRequests(home);
  await expect(home.getByRole('button', { name: 'Lan', exact: true })).toBeVisible();
  await expect
    .poll(() => apiPaths(requests))
    .toEqual(['/api/auth/current-user', '/api/customer/favourites']);
});

/** Stands on every one of these pages, in each language. */
const TEXT_IN: Record<Language, string> = { vi: 'chưa gồm', en: 'before taxes and fees' };

for (const path of ['/', '/hotels', '/hotels/1']) {
  for (const language of LANGUAGES) {
    test(`${path} carries the texts of its reader's language (${language})`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: 'language', value: language, url: sharedServer().url }]);
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const logIn = { vi: 'Đăng nhập', en: 'Log in' }[language];
      await expect(page.getByRole('link', { name: logIn })).toBeVisible();
      for (const other of LANGUAGES) {
        const files = await builtFilesWith(TEXT_IN[other]);
        const met = pathsOf(requests).filter((at) => files.includes(at));
        if (other === language) expect(met).not.toEqual([]);
        else expect(met).toEqual([]);
      }
    });
  }
}

const { checkInDate, checkOutDate } = stayIn(45);
const stayed = `?checkIn=${checkInDate}&checkOut=${checkOutDate}&adults=2&children=0`;

for (const [whose, query] of Object.entries({ 'its hotel': '', 'the rooms of its stay': stayed })) {
  test(`a hotel's page carries ${whose}`, async ({ page }) => {
    const hotel = await newHotel({ rooms: [{ price: 500_000, adults: 2 }] });
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(`/hotels/${hotel.id}${query}`);
    await expect(page.getByRole('button', { name: 'Tiếp tục' })).toBeVisible();
    if (query) await expect(page.getByText('1 phòng phù hợp')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(apiPaths(requests)).toEqual([]);
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute('href', new RegExp(`/hotels/${hotel.id}$`));
  });
}

for (const path of ['/', '/hotels', '/hotels/1']) {
  test(`${path} waits for one sheet, and asks for the entry behind all that is seen, before its parts`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path);
    await expect(page.locator('footer')).toBeVisible();
    const html = await (await page.request.get(path)).text();
    const sheets = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, href]) => href);
    const asked = sheets(/<link rel="stylesheet" href="([^"]*)"/g);
    expect(asked).toHaveLength(1);
    expect(pathsOf(requests)).toContain(asked[0]);
    const parts = sheets(/<link disabled rel="stylesheet"[^>]* href="([^"]*)"/g);
    expect(parts).not.toEqual([]);
    expect(pathsOf(requests).filter((at) => parts.includes(at))).toEqual([]);
    expect(html).toMatch(
      /<\/main>.*<script type="module"[^>]*><\/script>.*<link rel="modulepreload"/s,
    );
  });
}

test('the program of a page is compiled while it arrives', async ({ request }) => {
  const html = await (await request.get('/hotels/1')).text();
  const [entry = ''] = /\/assets\/index-[^"]*\.js/.exec(html) ?? [];
  for (const file of [entry, await builtFile('src/pages/hotel/HotelPage.tsx')]) {
    // Further down, behind the first statement, it would not count.
    expect(await (await request.get(file)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test.describe('a page is sent as small as its reader takes it', () => {
  const wishes = {
    'gzip, deflate, br': 'br',
    'br;q=0, gzip': 'gzip',
    gzip: 'gzip',
    identity: null,
  };
  for (const [accepted, sent] of Object.entries(wishes)) {
    test(accepted, async () => {
      const headers = { Accept: 'text/html', 'Accept-Encoding': accepted };
      const page = await call<string>('GET', '/', { headers });
      expect(page.headers.get('Content-Encoding')).toBe(sent);
      expect(page.headers.get('Vary')).toMatch(/accept-encoding/i);
      expect(page.body).toContain('<title>Nghỉ Đâu');
    });
  }
});
