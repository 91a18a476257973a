import sharp from 'sharp';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { picture } from '../../support/pictures';
import {
  auth,
  expectNothingStored,
  fileNames,
  shownImages,
  type Images,
  upload,
  uploadedFiles,
  given,
  remove,
} from './uploadSetup';

const arrange = (imageIds: number[]) =>
  call<Images>('PUT', `/api/partner/hotels/${given.hotel.id}/images`, {
    ...auth(),
    body: { imageIds },
  });

async function stored({ url }: { url: string }) {
  const answer = await fetch(given.server.url + url);
  return { headers: answer.headers, data: Buffer.from(await answer.arrayBuffer()) };
}

describe('a good picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is taken as %s and kept as WebP', async (format) => {
    const { status, body } = await upload(await picture({ format, width: 1600, height: 1000 }));
    expect(status).toBe(201);
    expect(body).toMatchObject([{ width: 1280, height: 800 }]);
    expect(await shownImages()).toEqual(body);
    const widths = body[0]!.srcSet.split(', ').map((entry) => entry.split(' '));
    expect(widths.map(([, width]) => width)).toEqual(['320w', '720w', '1280w']);
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
    const row = page.body.content.find(({ id }) => id === given.hotel.id);
    expect(row!.images.map(({ url }) => url)).toEqual([second!.url]);
    const seen = await call<{ images: { url: string }[] }>(
      'GET',
      `/api/customer/hotels/${given.hotel.id}`,
      { url: given.server.url },
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
    expect((await fetch(given.server.url + first!.url)).status).toBe(404);
    expect((await remove(first!.id)).status).toBe(404);
  });

  test('an image of another hotel is not found, and stays', async () => {
    const [image] = (await upload(await picture())).body;
    const other = await newHotel({ owner: given.partner.email }, given.server.control);
    const path = `/api/partner/hotels/${other.id}/images/${image!.id}`;
    expect((await call('DELETE', path, auth())).status).toBe(404);
    expect(await shownImages()).toEqual([image]);
  });
});
