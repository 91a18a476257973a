import { newPartner } from '../../support/accounts';
import type { ProblemAnswer } from '../../support/bookings';
import type { Answer } from '../../support/client';
import { picture, uploadImages } from '../../support/pictures';
import { sharedServer } from '../../support/server/serverControl';
import { ask, hotelIn, made, type Room, given } from './partnerSetup';

describe('the images of a room', () => {
  interface Image {
    id: number;
    url: string;
  }
  const idsOf = ({ body }: Answer<Image[]>) => body.map(({ id }) => id);

  test('are five at most, in the partner’s order, and gone with their files', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {});
    const path = `/hotels/${hotel.id}/rooms/${room.id}/images`;
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
    const url = (await roomImages(room)).find(({ id }) => id === cover)!.url;
    const server = sharedServer().url;
    expect((await fetch(server + url)).status).toBe(200);
    expect(idsOf(await ask<Image[]>('DELETE', `${path}/${cover}`))).toEqual(rest);
    expect((await ask('DELETE', `${path}/${cover}`)).status).toBe(404);
    expect((await fetch(server + url)).status).toBe(404);
    expect((await roomImages(room)).map(({ id }) => id)).toEqual(rest);
  });

  async function roomImages({ id }: Room): Promise<Image[]> {
    return (await ask<{ images: Image[] }>('GET', `/rooms/${id}`)).body.images;
  }

  test('are found in their own room only', async () => {
    const hotel = await hotelIn('VND');
    const room = await made(hotel, {});
    const neighbour = await made(hotel, { roomNumber: '102' });
    const path = (id: number) => `/api/partner/hotels/${hotel.id}/rooms/${id}/images`;
    const file = await picture();
    const sent = await uploadImages<Image[]>(path(room.id), [file], given.minh);
    const elsewhere = `/hotels/${hotel.id}/rooms/${neighbour.id}/images/${sent.body[0]!.id}`;
    expect((await ask('DELETE', elsewhere)).status).toBe(404);
    const stranger = await newPartner();
    expect((await uploadImages(path(room.id), [file], stranger)).status).toBe(404);
    expect((await roomImages(room)).map(({ id }) => id)).toEqual(idsOf(sent));
  });
});
