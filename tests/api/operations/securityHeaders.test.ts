import { sharedServer } from '../../support/server/serverControl';

async function headersOf(path: string, accept: string) {
  const { status, headers } = await fetch(sharedServer().url + path, {
    headers: { Accept: accept },
  });
  expect(status).toBe(path.endsWith('/nowhere') ? 404 : 200);
  return Object.fromEntries(headers);
}

/** All programs and styles that the home page names, and a picture. */
async function filesOfHome(): Promise<string[]> {
  const page = await (await fetch(sharedServer().url, { headers: { Accept: 'text/html' } })).text();
  const files = [...page.matchAll(/(?:src|href)="(\/(?:assets|images)\/[^" ]+)"/g)];
  return [...new Set(files.map(([, file]) => file!))];
}

test.each(['/', '/hotels/1', '/partner/login', '/nowhere', '/service-worker.js', '/docs/'])(
  '%s obeys a policy of its own',
  async (path) => {
    const headers = await headersOf(path, 'text/html');
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'self'.*frame-ancestors/,
      ) as string,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('what is no page can be neither taken for one nor framed, and says no more than that', async () => {
  const files = await filesOfHome();
  expect(files.length).toBeGreaterThan(5);
  for (const path of [...files, '/api/customer/hotels', '/api/customer/hotels/1']) {
    const headers = await headersOf(path, '*/*');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    const ofPages = ['referrer-policy', 'cross-origin-opener-policy', 'x-frame-options'];
    expect([path, ...ofPages.filter((name) => name in headers)]).toEqual([path]);
  }
});
