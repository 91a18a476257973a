import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { sharedServer } from '../../support/server/serverControl';

interface Pictured {
  images: { url: string; srcSet: string }[];
}

/** The origins that an answer's page may show pictures of. */
async function pictureSources(path: string): Promise<string | undefined> {
  const { headers } = await call('GET', path);
  const policy = headers.get('Content-Security-Policy') ?? '';
  return /(?:^|;) ?img-src ([^;]*)/.exec(policy)?.[1];
}

// Partners preview what they are about to upload, and the booking's QR code is drawn in the page.
test.each(['/', '/hotels', '/hotels/1', '/partner', '/no/such/page'])(
  '%s lets pictures of this server in, and of no other',
  async (path) => {
    expect(await pictureSources(path)).toBe("'self' data: blob:");
  },
);

test('the contract to read shows none of another server either', async () => {
  expect(await pictureSources('/docs/')).toBe("'self' data:");
});

test('no hotel can have a picture of another server: what is kept is a name under this one', async () => {
  const hotel = await newHotel();
  await sharedServer().sql(
    `insert into hotel_images (hotel_id, position, file, widths, width, height)
     values ($1, 0, 'https://elsewhere.example/a', '{320}', 320, 200)`,
    [hotel.id],
  );
  const { body } = await call<Pictured>('GET', `/api/customer/hotels/${hotel.id}`);
  const addresses = body.images.flatMap(({ url, srcSet }) => [url, ...srcSet.split(', ')]);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const { origin, pathname } = new URL(address.split(' ')[0] ?? '', sharedServer().url);
    expect([origin, pathname]).toEqual([
      sharedServer().url,
      expect.stringMatching(/^\/images\/.+\.webp$/),
    ]);
  }
});
