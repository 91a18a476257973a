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

/** A server of its own: every file in its folder of images is this test's. */
/** What each test of this file is given. */
export const given = {} as { server: RunningServer; partner: TestAccount; hotel: TestHotel };

export const auth = () => ({ token: given.partner.token, url: given.server.url });
export const uploadPath = (id = given.hotel.id) => `/api/partner/hotels/create/${id}/images`;
export const upload = (...files: (Buffer | UploadFile)[]) =>
  uploadImages<Images>(uploadPath(), files, auth());

export const remove = (id: number) =>
  call<Images>('DELETE', `/api/partner/hotels/${given.hotel.id}/images/${id}`, auth());

export async function shownImages(): Promise<Image[]> {
  const path = `/api/partner/hotels/${given.hotel.id}`;
  return (await call<{ images: Image[] }>('GET', path, auth())).body.images;
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
  given.hotel = await newHotel({ owner: given.partner.email }, given.server.control);
});

afterEach(async () => {
  for (const { id } of await shownImages()) await remove(id);
});
