import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newPartner, type TestAccount } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import { call } from '../../support/client';
import { newHotel, type TestHotel } from '../../support/hotels';
import { uploadImages, type UploadFile } from '../../support/pictures';
import { startServer, type RunningServer } from '../../support/server/server';

export interface Image {
  id: number;
  url: string;
  srcSet: string;
  width: number;
  height: number;
}

export type Images = Image[] & ProblemAnswer;

/**
 * What each test of this file is given. A server of its own: every file in its folder of images is this
 * test's. Pictures are the hotel's, unless they are those of a type of its rooms.
 */
export const given = {} as {
  server: RunningServer;
  partner: TestAccount;
  hotel: TestHotel;
  typeId: number | undefined;
};

export const auth = () => ({ token: given.partner.token, url: given.server.url });
const recordPath = ({ hotel, typeId } = given) =>
  `/api/partner/hotels/${hotel.id}${typeId === undefined ? '' : `/room-types/${typeId}`}`;
export const uploadPath = ({ hotel, typeId } = given) =>
  typeId === undefined ? `/api/partner/hotels/create/${hotel.id}/images` : `${recordPath()}/images`;
export const upload = (...files: (Buffer | UploadFile)[]) =>
  uploadImages<Images>(uploadPath(), files, auth());

export const remove = (id: number) =>
  call<Images>('DELETE', `${recordPath()}/images/${id}`, auth());

export async function shownImages(): Promise<Image[]> {
  return (await call<{ images: Image[] }>('GET', recordPath(), auth())).body.images;
}

/** From here on pictures are those of the type of the hotel's room. */
export async function choosePicturesOfType(): Promise<void> {
  const types = await call<{ id: number }[]>('GET', `${recordPath()}/room-types`, auth());
  given.typeId = types.body[0]!.id;
}

export async function uploadedFiles(): Promise<string[]> {
  const names = await readdir(join(given.server.dataDir, 'images'));
  return names.filter((name) => name.startsWith('u-')).sort();
}

export const fileNames = (images: readonly Image[]) =>
  images
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => entry.split(' ')[0]!.replace('/images/', ''))
    .sort();

export async function expectNothingStored(): Promise<void> {
  expect(await shownImages()).toEqual([]);
  expect(await uploadedFiles()).toEqual([]);
}

beforeAll(async () => {
  given.server = await startServer();
  given.partner = await newPartner({ url: given.server.url, outbox: given.server.outboxDir });
}, 120_000);

afterAll(() => given.server.stop());

beforeEach(async () => {
  given.typeId = undefined;
  given.hotel = await newHotel({ owner: given.partner.email }, given.server.control);
});

afterEach(async () => {
  for (const { id } of await shownImages()) await remove(id);
});
