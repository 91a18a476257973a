import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { newPartner, type TestAccount } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { startBucket, type Bucket } from '../../support/server/bucket';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { picture, uploadImages } from '../../support/pictures';
import { startServer, type RunningServer } from '../../support/server/server';
import { sharedServer } from '../../support/server/serverControl';

interface Image {
  id: number;
  url: string;
  srcSet: string;
}

type Images = Image[] & ProblemAnswer;

/** A bucket and a server of its own: every file is this test's. */
let bucket: Bucket;
let server: RunningServer;
let partner: TestAccount;
let hotel: TestHotel;

const auth = () => ({ token: partner.token, url: server.url });
const upload = (...files: Buffer[]) =>
  uploadImages<Images>(`/api/partner/hotels/create/${hotel.id}/images`, files, auth());
const remove = (id: number) =>
  call<Images>('DELETE', `/api/partner/hotels/${hotel.id}/images/${id}`, auth());
const look = (url: string, init?: RequestInit) => fetch(server.url + url, init);

async function shownImages(): Promise<Image[]> {
  const path = `/api/partner/hotels/${hotel.id}`;
  return (await call<{ images: Image[] }>('GET', path, auth())).body.images;
}

const fileNames = (images: readonly Image[]) =>
  images
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => entry.split(' ')[0]!.replace('/images/', ''))
    .sort();

async function expectNothingStored(): Promise<void> {
  expect(await shownImages()).toEqual([]);
  expect(await bucket.names()).toEqual([]);
}

beforeAll(async () => {
  bucket = await startBucket();
  server = await startServer({ env: { S3_URL: bucket.url() } });
  partner = await newPartner({ url: server.url, outbox: server.outboxDir });
}, 120_000);

afterAll(async () => {
  await server.stop();
  await bucket.remove();
});

beforeEach(async () => {
  hotel = await newHotel({ owner: partner.email }, server.control);
});

afterEach(async () => {
  bucket.mood = 'well';
  bucket.roomFor = Infinity;
  for (const { id } of await shownImages()) await remove(id);
  await bucket.empty();
});

describe('a picture in the bucket', () => {
  test('is there in all widths and nowhere else, and looks the same from the site', async () => {
    const { status, body } = await upload(await picture({ width: 1600, height: 1000 }));
    expect(status).toBe(201);
    const names = await bucket.names();
    expect(names).toEqual(fileNames(body));
    expect(names).toHaveLength(3);
    const folder = await readdir(join(server.dataDir, 'images'));
    expect(folder.filter((name) => name.startsWith('u-'))).toEqual([]);
    for (const name of names) {
      const kept = await bucket.file(name);
      expect(kept.headers.get('Content-Type')).toBe('image/webp');
      expect(kept.headers.get('Cache-Control')).toContain('immutable');
      const data = Buffer.from(await (await look(`/images/${name}`)).arrayBuffer());
      expect(data).toEqual(Buffer.from(await kept.arrayBuffer()));
      expect((await sharp(data).metadata()).format).toBe('webp');
    }
  });

  test('takes its place in the order, and leaves with all its files', async () => {
    const [first, second] = (await upload(await picture(), await picture())).body;
    const turned = await call<Images>('PUT', `/api/partner/hotels/${hotel.id}/images`, {
      ...auth(),
      body: { imageIds: [second!.id, first!.id] },
    });
    expect(turned.body.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    expect((await look(first!.url)).status).toBe(200);
    expect((await remove(first!.id)).body).toEqual([second]);
    expect(await bucket.names()).toEqual(fileNames([second!]));
    expect((await look(first!.url)).status).toBe(404);
  });

  test("may be a room's or its type's", async () => {
    const here = `/api/partner/hotels/${hotel.id}`;
    const types = await call<{ id: number }[]>('GET', `${here}/room-types`, auth());
    for (const record of [`rooms/${hotel.rooms[0]!.id}`, `room-types/${types.body[0]!.id}`]) {
      const path = `${here}/${record}/images`;
      const { body } = await uploadImages<Images>(path, [await picture()], auth());
      expect(await bucket.names()).toEqual(fileNames(body));
      await call('DELETE', `${path}/${body[0]!.id}`, auth());
      expect(await bucket.names()).toEqual([]);
    }
  });

  test('is not left there by an upload that is refused', async () => {
    const small = await picture({ width: 40 });
    expect((await upload(small, Buffer.from('bad'))).status).toBe(422);
    await expectNothingStored();
    await upload(...Array.from({ length: 8 }, () => small));
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(small)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    expect(await bucket.names()).toEqual(fileNames(await shownImages()));
  });
});

describe('an address under /images', () => {
  const DRAWN = '/images/place-da-nang-720.webp';

  beforeEach(async () => {
    const name = DRAWN.replace('/images/', '');
    await bucket.bring(name, await readFile(join(server.dataDir, 'images', name)));
  });

  test('answers as it does from a folder, when the files were moved', async () => {
    const fromFolder = await fetch(sharedServer().url + DRAWN);
    const headers = [
      'Content-Type',
      'Content-Length',
      'Cache-Control',
      'X-Content-Type-Options',
      'Content-Security-Policy',
    ];
    for (const method of ['GET', 'HEAD']) {
      const answer = await look(DRAWN, { method });
      expect(answer.status).toBe(200);
      for (const name of headers) {
        expect([name, answer.headers.get(name)]).toEqual([name, fromFolder.headers.get(name)]);
      }
    }
    expect(await (await look(DRAWN, { method: 'HEAD' })).text()).toBe('');
  });

  test('is not sent again to who has it', async () => {
    const tag = (await look(DRAWN)).headers.get('ETag')!;
    const again = await look(DRAWN, { headers: { 'If-None-Match': `W/"other", ${tag}` } });
    expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, tag, '']);
    const other = await look(DRAWN, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test.each([
    'u-00000000000000000000000000000000-720.webp',
    'report.pdf',
    'deep/report-1.webp',
    '..%2fpictures%2freport.pdf',
    '%2e%2e%2fpictures%2fplace-da-nang-720.webp',
    '?list-type=2',
    '',
  ])('is not found when it is %j', async (name) => {
    await bucket.bring('report.pdf', Buffer.from('a report'));
    await bucket.bring('deep/report-1.webp', Buffer.from('a report'));
    for (const method of ['GET', 'HEAD']) {
      expect((await look(`/images/${name}`, { method })).status).toBe(404);
    }
  });
});

describe('while the bucket', () => {
  async function expectRefused({ status, headers, body }: Awaited<ReturnType<typeof upload>>) {
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(body.message).toMatch(/^Images cannot be stored/);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }

  async function expectOnlyPicturesAway({ url }: Image): Promise<void> {
    const answer = await look(url);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await shownImages()).toHaveLength(1);
    expect((await look('/health/ready')).status).toBe(200);
  }

  test('is away, uploads are refused and pages go on; it is back without a restart', async () => {
    const [image] = (await upload(await picture())).body;
    await bucket.stop();
    await expectRefused(await upload(await picture(), await picture()));
    await expectOnlyPicturesAway(image!);
    await bucket.start();
    expect((await look(image!.url)).status).toBe(200);
    expect(await bucket.names()).toEqual(fileNames([image!]));
    expect((await upload(await picture())).body).toHaveLength(2);
  });

  test.each(['silent', 'failing'] as const)('is %s, pages go on', async (mood) => {
    const [image] = (await upload(await picture())).body;
    bucket.mood = mood;
    await expectOnlyPicturesAway(image!);
    bucket.mood = 'well';
    expect((await look(image!.url)).status).toBe(200);
  });

  test('has no room for all files of an upload, none of them stays', async () => {
    bucket.roomFor = 4;
    await expectRefused(await upload(await picture({ width: 800 }), await picture({ width: 800 })));
    await expectNothingStored();
  });

  test('hangs up half-way, nobody takes the half for a picture', async () => {
    const [image] = (await upload(await picture())).body;
    bucket.mood = 'breaking';
    await expect(look(image!.url).then((answer) => answer.arrayBuffer())).rejects.toThrow();
  });

  test('is away, a picture can be deleted; its files leave with the next upload', async () => {
    const [image] = (await upload(await picture())).body;
    await bucket.stop();
    expect((await remove(image!.id)).body).toEqual([]);
    await bucket.start();
    expect(await bucket.names()).toEqual(fileNames([image!]));
    const later = await upload(await picture());
    expect(await bucket.names()).toEqual(fileNames(later.body));
  });
});

test('a wrong secret stops no start; the log says what is wrong, and not the secret', async () => {
  const stranger = await startServer({ env: { S3_URL: bucket.url('geheim') } });
  try {
    expect((await fetch(`${stranger.url}/images/any-1.webp`)).status).toBe(503);
    const log = await readFile(join(stranger.dataDir, 'server.log'), 'utf8');
    expect(log).toContain('SignatureDoesNotMatch');
    expect(log).not.toContain('geheim');
  } finally {
    await stranger.stop();
  }
});
