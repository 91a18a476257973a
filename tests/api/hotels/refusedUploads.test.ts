import { once } from 'node:events';
import { connect } from 'node:net';
import { newPartner } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { picture, sendForm, uploadImages, type UploadFile } from '../../support/pictures';
import {
  auth,
  choosePicturesOfType,
  expectNothingStored,
  fileNames,
  shownImages,
  upload,
  uploadPath,
  uploadedFiles,
  given,
} from './uploadSetup';

const MEGABYTE = 1024 * 1024;

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

describe.each([
  ['a hotel', async () => undefined],
  ['a room type', choosePicturesOfType],
])('what %s does not take leaves no row and no file', (_, choose) => {
  beforeEach(choose);

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

  test('a picture for what is somebody else’s', async () => {
    const other = await newPartner({ url: given.server.url, outbox: given.server.outboxDir });
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
  const { hostname, port } = new URL(given.server.url);
  const socket = connect(Number(port), hostname);
  const part = '--edge\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
  socket.write(
    [
      `POST ${uploadPath()} HTTP/1.1`,
      `Host: ${hostname}`,
      `Authorization: Bearer ${given.partner.token}`,
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
