import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { newPartner, type TestAccount } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { picture, sendForm, uploadImages, type UploadFile } from '../../support/pictures';
import { startServer, type RunningServer } from '../../support/server/server';

interface Image {
  id: number;
  url: string;
  srcSet: string;
  width: number;
  height: number;
}

type Images = Image[] & ProblemAnswer;

const MEGABYTE = 1024 * 1024;

/** A server of its own: every file in its folder of images is this test's. */
let server: RunningServer;
let partner: TestAccount;
let hotel: TestHotel;

const auth = () => ({ token: partner.token, url: server.url });
const uploadPath = (id = hotel.id) => `/api/partner/hotels/create/${id}/images`;
const upload = (...files: (Buffer | UploadFile)[]) =>
  uploadImages<Images>(uploadPath(), files, auth());
const remove = (id: number) =>
  call<Images>('DELETE', `/api/partner/hotels/${hotel.id}/images/${id}`, auth());
const arrange = (imageIds: number[]) =>
  call<Images>('PUT', `/api/partner/hotels/${hotel.id}/images`, { ...auth(), body: { imageIds } });

async function shownImages(): Promise<Image[]> {
  const path = `/api/partner/hotels/${hotel.id}`;
  return (await call<{ images: Image[] }>('GET', path, auth())).body.images;
}

async function uploadedFiles(): Promise<string[]> {
  const names = await readdir(join(server.dataDir, 'images'));
  return names.filter((name) => name.startsWith('u-')).sort();
}

const fileNames = (images: readonly Image[]) =>
  images
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => entry.split(' ')[0]!.replace('/images/', ''))
    .sort();

async function expectNothingStored(): Promise<void> {
  expect(await shownImages()).toEqual([]);
  expect(await uploadedFiles()).toEqual([]);
}

beforeAll(async () => {
  server = await startServer();
  partner = await newPartner({ url: server.url, outbox: server.outboxDir });
}, 120_000);

afterAll(() => server.stop());

beforeEach(async () => {
  hotel = await newHotel({ owner: partner.email }, server.control);
});

afterEach(async () => {
  for (const { id } of await shownImages()) await remove(id);
});

async function stored({ url }: { url: string }) {
  const answer = await fetch(server.url + url);
  return { headers: answer.headers, data: Buffer.from(await answer.arrayBuffer()) };
}

describe('a good picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is taken as %s and kept as WebP', async (format) => {
    const { status, body } = await upload(await picture({ format, width: 1600, height: 1000 }));
    expect(status).toBe(201);
    expect(body).toMatchObject([{ width: 1280, height: 800 }]);
    expect(await shownImages()).toEqual(body);
    const widths = body[0]!.srcSet.split(', ').map((entry) => entry.split(' '));
    expect(widths.map(([, width]) => width)).toEqual(['320w', '640w', '1280w']);
    for (const [url, width] of widths) {
      const { headers, data } = await stored({ url: url! });
      expect(headers.get('Content-Type')).toBe('image/webp');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toContain('immutable');
      expect(await sharp(data).metadata()).toMatchObject({
        format: 'webp',
        width: parseInt(width!, 10),
      });
    }
  });

  test('stands upright and keeps nothing of its camera', async () => {
    const taken = await picture({ width: 400, height: 300, exif: true });
    expect((await sharp(taken).metadata()).exif!.includes('Lan')).toBe(true);
    const { body } = await upload(taken);
    expect(body[0]).toMatchObject({ width: 300, height: 400 });
    const { data } = await stored(body[0]!);
    const metadata = await sharp(data).metadata();
    for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const) {
      expect(metadata[kind]).toBeUndefined();
    }
    // Its blue top is now on the right.
    const { dominant } = await sharp(data)
      .extract({ left: 200, top: 0, width: 100, height: 400 })
      .stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  test('is never enlarged', async () => {
    const { body } = await upload(await picture({ width: 200, height: 120 }));
    expect(body[0]).toMatchObject({ width: 200, height: 120 });
    expect(body[0]!.srcSet).toBe(`${body[0]!.url} 200w`);
  });

  test('gets a name of ours, whatever it was called', async () => {
    const { body } = await upload({ data: await picture(), name: '../../../etc/<script>.svg' });
    expect(body[0]!.url).toMatch(/^\/images\/u-[0-9a-f]{32}-400\.webp$/);
    expect(await uploadedFiles()).toEqual(fileNames(body));
  });

  test('may be followed by the zeros that cameras leave', async () => {
    const padded = Buffer.concat([await picture(), Buffer.alloc(512)]);
    expect((await upload(padded)).status).toBe(201);
  });
});

const ONLY = 'Only JPEG, PNG and WebP images are accepted.';
const DAMAGED = 'The image is damaged or carries something else. Save it again and retry.';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
const zip = Buffer.from('PK\u0005\u0006'.padEnd(22, '\0'), 'latin1');

const firstHalf = (file: Buffer) => file.subarray(0, file.length / 2);

/** The picture with its middle overwritten, its beginning and end as they were. */
function scratched(file: Buffer): Buffer {
  const copy = Buffer.from(file);
  return copy.fill(0xaa, Math.floor(copy.length * 0.4), Math.floor(copy.length * 0.6));
}

const badFiles: [string, () => Promise<Buffer | UploadFile>, string][] = [
  ['an empty file', async () => Buffer.alloc(0), 'The file is empty.'],
  ['text', async () => Buffer.from('not a picture'), ONLY],
  ['an SVG', async () => ({ data: Buffer.from(svg), name: 'a.svg', type: 'image/svg+xml' }), ONLY],
  ['an SVG called a JPEG', async () => Buffer.from(svg), ONLY],
  ['a GIF', () => picture({ format: 'gif' }), ONLY],
  ['an AVIF', () => picture({ format: 'avif' }), ONLY],
  ['only the beginning of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]), DAMAGED],
  ['half a JPEG', async () => firstHalf(await picture()), DAMAGED],
  ['half a PNG', async () => firstHalf(await picture({ format: 'png' })), DAMAGED],
  ['half a WebP', async () => firstHalf(await picture({ format: 'webp' })), DAMAGED],
  ['a scratched PNG', async () => scratched(await picture({ format: 'png' })), DAMAGED],
  ['a scratched WebP', async () => scratched(await picture({ format: 'webp' })), DAMAGED],
  ['a JPEG that is a ZIP as well', async () => Buffer.concat([await picture(), zip]), DAMAGED],
  [
    'a PNG that is a ZIP as well',
    async () => Buffer.concat([await picture({ format: 'png' }), zip]),
    DAMAGED,
  ],
  [
    'a WebP that is a ZIP as well',
    async () => Buffer.concat([await picture({ format: 'webp' }), zip]),
    DAMAGED,
  ],
  [
    'a pixel bomb',
    () => picture({ format: 'png', width: 8000, height: 6300 }),
    'The image has too many pixels (50 million at most).',
  ],
];

describe('what is not taken leaves no row and no file', () => {
  test.each(badFiles)('%s', async (_, file, message) => {
    const { status, body } = await upload(await file());
    expect([status, body.fieldErrors]).toEqual([422, { images: message }]);
    await expectNothingStored();
  });

  test('a good picture before or after a bad one: all or none', async () => {
    const good = await picture();
    for (const files of [
      [good, Buffer.from('bad')],
      [Buffer.from('bad'), good],
    ]) {
      expect((await upload(...files)).status).toBe(422);
      await expectNothingStored();
    }
  });

  test('more than 10 MB', async () => {
    const large = Buffer.concat([await picture(), Buffer.alloc(10 * MEGABYTE)]);
    const { status, body } = await upload(large, await picture());
    expect([status, body.message]).toEqual([413, 'An image may have 10 MB at most.']);
    await expectNothingStored();
  });

  test('a wrong field name', async () => {
    const { status, body } = await upload({ data: await picture(), field: 'photos' });
    expect([status, body.fieldErrors]).toEqual([422, { photos: 'This field is not supported.' }]);
    await expectNothingStored();
  });

  test('a field that is no file', async () => {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(await picture())]), 'photo.jpg');
    form.append('ownerId', '1');
    const extra = await sendForm<ProblemAnswer>(uploadPath(), form, auth());
    expect([extra.status, Object.keys(extra.body.fieldErrors!)]).toEqual([422, ['ownerId']]);
    const text = new FormData();
    text.append('images', 'https://example.com/photo.jpg');
    const named = await sendForm<ProblemAnswer>(uploadPath(), text, auth());
    expect([named.status, named.body.fieldErrors]).toEqual([422, { images: ONLY }]);
    await expectNothingStored();
  });

  test('a form without a file', async () => {
    const { status, body } = await upload();
    expect([status, body.fieldErrors]).toEqual([422, { images: 'Choose at least one image.' }]);
  });

  test('a form that breaks off', async () => {
    const head =
      '--edge\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
    for (const body of [`${head}abc`, '--edge\r\n', 'nonsense']) {
      const type = 'multipart/form-data; boundary=edge';
      expect((await sendForm(uploadPath(), body, { ...auth(), type })).status).toBe(422);
    }
    const type = 'multipart/form-data';
    expect((await sendForm(uploadPath(), 'no edge', { ...auth(), type })).status).toBe(422);
    await expectNothingStored();
  });

  test('something that is no form', async () => {
    const { status, body } = await call<ProblemAnswer>('POST', uploadPath(), {
      ...auth(),
      body: { images: [] },
    });
    expect([status, body.code]).toEqual([415, 'NOT_A_FORM']);
  });

  test('a transfer that is aborted after its first file', async () => {
    await abortedUpload(await picture());
    await expectNothingStored();
    expect((await upload(await picture())).status).toBe(201);
    expect(await uploadedFiles()).toEqual(fileNames(await shownImages()));
  });

  test('a picture for a hotel of somebody else', async () => {
    const other = await newPartner({ url: server.url, outbox: server.outboxDir });
    const { status } = await uploadImages(uploadPath(), [await picture()], {
      ...auth(),
      token: other.token,
    });
    expect(status).toBe(404);
    await expectNothingStored();
  });
});

/** Sends one whole file and half of a second, then hangs up; resolves when the server has, too. */
async function abortedUpload(file: Buffer): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const part = '--edge\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  socket.write(
    [
      `POST ${uploadPath()} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${partner.token}`,
      'Content-Type: multipart/form-data; boundary=edge',
      `Content-Length: ${10 * file.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(part);
  socket.write(file);
  socket.write(`\r\n${part}`);
  socket.end(firstHalf(file));
  socket.resume();
  await once(socket, 'close');
}

describe('ten images at most', () => {
  test('an eleventh file in one form is refused, and all with it', async () => {
    const files = await Promise.all(Array.from({ length: 11 }, () => picture({ width: 40 })));
    for (const number of [11, 12]) {
      const sent = [...files, files[0]!].slice(0, number);
      const { status, body } = await upload(...sent);
      const limit = { images: 'There can be 10 images at most.' };
      expect([status, body.fieldErrors]).toEqual([422, limit]);
      await expectNothingStored();
    }
    expect((await upload(...files.slice(0, 10))).body).toHaveLength(10);
  });

  test('those that are there count, also when several forms arrive at once', async () => {
    const small = await picture({ width: 40 });
    expect((await upload(...Array.from({ length: 8 }, () => small))).status).toBe(201);
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(small)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    const images = await shownImages();
    expect(images).toHaveLength(10);
    expect(await uploadedFiles()).toEqual(fileNames(images));
  });
});

describe('arrangeHotelImages and deleteHotelImage', () => {
  test('the first image is the cover; a new one comes last', async () => {
    const [first, second] = (await upload(await picture(), await picture())).body;
    const turned = await arrange([second!.id, first!.id]);
    expect(turned.body.map(({ id }) => id)).toEqual([second!.id, first!.id]);
    const more = await upload(await picture());
    expect(more.body.map(({ id }) => id).slice(0, 2)).toEqual([second!.id, first!.id]);
    const page = await call<{ content: { id: number; images: { url: string }[] }[] }>(
      'GET',
      '/api/partner/hotels?size=50',
      auth(),
    );
    const row = page.body.content.find(({ id }) => id === hotel.id);
    expect(row!.images.map(({ url }) => url)).toEqual([second!.url]);
    const seen = await call<{ images: { url: string }[] }>(
      'GET',
      `/api/customer/hotels/${hotel.id}`,
      { url: server.url },
    );
    expect(seen.body.images.map(({ url }) => url)).toEqual(more.body.map(({ url }) => url));
  });

  test('an order must name every image once', async () => {
    const ids = (await upload(await picture(), await picture())).body.map(({ id }) => id);
    for (const wrong of [[], ids.slice(1), [...ids, 999_999], [ids[0]!, 999_999]]) {
      const { status, body } = await arrange(wrong);
      expect([status, Object.keys(body.fieldErrors!)]).toEqual([422, ['imageIds']]);
    }
    expect((await shownImages()).map(({ id }) => id)).toEqual(ids);
  });

  test('a deleted image is gone with its files', async () => {
    const [first, second] = (await upload(await picture(), await picture())).body;
    const left = await remove(first!.id);
    expect(left.body).toEqual([second]);
    expect(await uploadedFiles()).toEqual(fileNames([second!]));
    expect((await fetch(server.url + first!.url)).status).toBe(404);
    expect((await remove(first!.id)).status).toBe(404);
  });

  test('an image of another hotel is not found, and stays', async () => {
    const [image] = (await upload(await picture())).body;
    const other = await newHotel({ owner: partner.email }, server.control);
    const path = `/api/partner/hotels/${other.id}/images/${image!.id}`;
    expect((await call('DELETE', path, auth())).status).toBe(404);
    expect(await shownImages()).toEqual([image]);
  });
});
