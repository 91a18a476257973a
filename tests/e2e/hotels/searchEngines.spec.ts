import type { Page } from '@playwright/test';
import { formatDong } from '../../../domain/money/money';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';
import { expect, test } from '../../support/browser/story';
import { heading } from '../steps';

const HOSTILE = `Nhà </script><script>window.stolen = 1</script> "Gió" <b>&amp;</b> & 'Biển'`;

/** What stands in the page as the server sent it, before the client runs. */
async function headOf(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const content = (name: string) =>
      sent.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    const data = sent.querySelector('script[type="application/ld+json"]')?.textContent;
    return {
      title: sent.title,
      description: content('description'),
      robots: content('robots'),
      ogTitle: content('og:title'),
      ogUrl: content('og:url'),
      ogImage: content('og:image'),
      canonical: sent.querySelector('link[rel=canonical]')?.getAttribute('href'),
      data: data ? (JSON.parse(data) as Record<string, unknown>) : undefined,
    };
  }, html);
}

test('a hotel announces itself to search engines and other sites', async ({ page }) => {
  const { url, sql } = sharedServer();
  const hotel = await newHotel({ name: 'Nhà Gió Biển Xanh' });
  const address = `${url}/hotels/${hotel.id}`;
  await page.goto('/policy-support');
  const head = await headOf(page, `/hotels/${hotel.id}?checkIn=2030-01-01`);
  expect(head).toMatchObject({
    title: 'Nhà Gió Biển Xanh · Nghỉ Đâu',
    ogTitle: 'Nhà Gió Biển Xanh · Nghỉ Đâu',
    canonical: address,
    ogUrl: address,
    data: { '@type': 'Hotel', name: 'Nhà Gió Biển Xanh', url: address },
  });
  expect(head.robots).toBeUndefined();
  expect(head.data).toMatchObject({
    address: { '@type': 'PostalAddress', addressCountry: 'VN' },
    priceRange: formatDong(500_000),
  });
  expect(head.data).not.toHaveProperty('aggregateRating');
  expect((await page.request.get(head.ogImage!)).status()).toBe(200);

  const [rated] = await sql<{ id: number; count: number }>(
    'select id, review_count as count from hotels where listed and review_count > 0 order by id limit 1',
  );
  const { data } = await headOf(page, `/hotels/${rated!.id}`);
  expect(data).toMatchObject({ aggregateRating: { reviewCount: rated!.count, bestRating: 5 } });
});

test('a hostile name stays a name', async ({ page }) => {
  const hotel = await newHotel({ name: HOSTILE });
  await page.goto(`/hotels/${hotel.id}`);
  await expect(heading(page, hotel.name)).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
  const { title, ogTitle, data } = await headOf(page, `/hotels/${hotel.id}`);
  expect(title).toBe(`${hotel.name} · Nghỉ Đâu`);
  expect(ogTitle).toBe(title);
  expect(data).toMatchObject({ name: hotel.name });
  await sharedServer().sql('update hotels set listed = false where id = $1', [hotel.id]);
});

test('what belongs to one person is not for search engines', async ({ page }) => {
  await page.goto('/policy-support');
  const privatePages = ['/bookings', '/profile', '/login', '/favourites', '/partner/dashboard'];
  const narrowed = ['/hotels?minPrice=500000', '/hotels?text=abc', '/hotels?destination=nowhere'];
  for (const address of [...privatePages, ...narrowed, '/no-such-page']) {
    const { robots, canonical } = await headOf(page, address);
    expect({ robots, canonical }, address).toEqual({ robots: 'noindex', canonical: undefined });
  }
  const { url } = sharedServer();
  const found = { '/': '/', '/?page=2': '/?page=2', '/?page=x': '/' };
  const lists = ['/hotels', '/hotels?destination=da-nang', '/hotels?propertyType=VILLA'];
  const same = Object.fromEntries([...lists, '/policy-support'].map((path) => [path, path]));
  for (const [address, path] of Object.entries({ ...found, ...same })) {
    const { robots, canonical, title } = await headOf(page, address);
    expect({ robots, canonical }, address).toEqual({ canonical: url + path });
    expect(title).toContain('Nghỉ Đâu');
  }
});

test('robots and the sitemap lead to what there is', async ({ page }) => {
  const { url } = sharedServer();
  const listed = await newHotel();
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /bookings\n');
  expect(robots).toContain(`Sitemap: ${url}/sitemap.xml\n`);
  const answer = await page.request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const sitemap = await answer.text();
  expect(sitemap).toContain(`<loc>${url}/hotels/${listed.id}</loc>`);
  expect(sitemap).toContain(`<loc>${url}/hotels?destination=da-nang</loc>`);
  expect(sitemap).not.toContain('/hotels/999999999<');
});

test('a page reached from another one is shared by its own address', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel=canonical]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Khách sạn', exact: true }).click();
  await expect(heading(page, 'Khách sạn và chỗ nghỉ')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).not.toBeAttached();
  await expect(page).toHaveTitle('Khách sạn và chỗ nghỉ · Nghỉ Đâu');
});
