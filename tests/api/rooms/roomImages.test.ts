import { newPartner } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import type { Answer } from '../../support/client';
import { picture, uploadImages } from '../../support/pictures';
import { sharedServer } from '../../support/server/serverControl';
import { ask, hotelIn, given, made } from './partnerSetup';
import { newType } from './typeSetup';

interface Image {
  id: number;
  url: string;
}

interface Pictured {
  /** Where its owner sends pictures. */
  path: string;
  shown: () => Promise<Image[]>;
}

const imagesAt = async (path: string) => (await ask<{ images: Image[] }>('GET', path)).body.images;

async function room(hotel: { id: number }, roomNumber = '101'): Promise<Pictured> {
  const { id } = await made(hotel, { roomNumber });
  const path = `/hotels/${hotel.id}/rooms/${id}/images`;
  return { path, shown: () => imagesAt(`/rooms/${id}`) };
}

async function type(hotel: { id: number }, roomNumbers = '101-103'): Promise<Pictured> {
  const { id } = await newType(hotel, { name: `Hạng ${roomNumbers}`, roomNumbers });
  const path = `/hotels/${hotel.id}/room-types/${id}`;
  return { path: `${path}/images`, shown: () => imagesAt(path) };
}

describe.each([
  ['a room', room],
  ['a type', type],
])('the images of %s', (_, pictured) => {
  const idsOf = ({ body }: Answer<Image[]>) => body.map(({ id }) => id);
  const shownIds = async ({ shown }: Pictured) => (await shown()).map(({ id }) => id);

  test('are five at most, in the partner’s order, and gone with their files', async () => {
    const owner = await pictured(await hotelIn('VND'));
    const { path } = owner;
    const upload = (count: number) =>
      uploadImages<Image[] & ProblemAnswer>(
        `/api/partner${path}`,
        Array.from({ length: count }, () => file),
        given.minh,
      );
    const file = await picture();
    const first = await upload(2);
    expect([first.status, first.body.length]).toEqual([201, 2]);
    const tooMany = await upload(4);
    expect([tooMany.status, Object.keys(tooMany.body.fieldErrors ?? {})]).toEqual([
      422,
      ['images'],
    ]);
    const all = idsOf(await upload(3));
    expect(all.slice(0, 2)).toEqual(idsOf(first));
    expect((await upload(1)).status).toBe(422);

    const turned = [...all].reverse();
    expect(idsOf(await ask<Image[]>('PUT', path, { imageIds: turned }))).toEqual(turned);
    const some = await ask('PUT', path, { imageIds: turned.slice(1) });
    expect([some.status, Object.keys(some.body.fieldErrors ?? {})]).toEqual([422, ['imageIds']]);

    const [cover, ...rest] = turned;
    const url = (await owner.shown()).find(({ id }) => id === cover)!.url;
    const server = sharedServer().url;
    expect((await fetch(server + url)).status).toBe(200);
    expect(idsOf(await ask<Image[]>('DELETE', `${path}/${cover}`))).toEqual(rest);
    expect((await ask('DELETE', `${path}/${cover}`)).status).toBe(404);
    expect((await fetch(server + url)).status).toBe(404);
    expect(await shownIds(owner)).toEqual(rest);
  });

  test('are five at most, also when several forms arrive at once', async () => {
    const { path, shown } = await pictured(await hotelIn('VND'));
    const file = await picture({ width: 40 });
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => uploadImages(`/api/partner${path}`, [file], given.minh)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 422, 422]);
    expect(await shown()).toHaveLength(5);
  });

  test('are found in their own place only', async () => {
    const hotel = await hotelIn('VND');
    const own = await pictured(hotel);
    const neighbour = await pictured(hotel, '201');
    const elsewhere = await pictured(await hotelIn('VND'));
    const file = await picture();
    const sent = await uploadImages<Image[]>(`/api/partner${own.path}`, [file], given.minh);
    const [id] = idsOf(sent);
    for (const { path } of [neighbour, elsewhere]) {
      expect((await ask('DELETE', `${path}/${id}`)).status).toBe(404);
    }
    const stranger = await newPartner();
    expect((await uploadImages(`/api/partner${own.path}`, [file], stranger)).status).toBe(404);
    expect(await shownIds(own)).toEqual([id]);
    expect([...(await neighbour.shown()), ...(await elsewhere.shown())]).toEqual([]);
  });
});
