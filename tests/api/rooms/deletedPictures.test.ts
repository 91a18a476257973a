import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newPartner } from '../../support/accounts';
import { call } from '../../support/client';
import { newHotel } from '../../support/hotels';
import { picture, uploadImages } from '../../support/pictures';
import { startServer } from '../../support/server/server';

interface Image {
  srcSet: string;
}

const fileNames = (images: readonly Image[]) =>
  images
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((entry) => entry.split(' ')[0]!.replace('/images/', ''));

test('pictures of deleted rooms and types go, with their files; all others stay', async () => {
  let server = await startServer();
  const { dataDir } = server;
  const uploaded = async () =>
    (await readdir(join(dataDir, 'images'))).filter((name) => name.startsWith('u-')).sort();
  try {
    const partner = await newPartner({ url: server.url, outbox: server.outboxDir });
    const auth = { url: server.url, token: partner.token };
    const hotel = await newHotel({ owner: partner.email, rooms: [] }, server.control);
    const here = `/api/partner/hotels/${hotel.id}`;
    const file = await picture({ width: 700 });
    const send = async (path: string) => {
      const { status, body } = await uploadImages<Image[]>(`${path}/images`, [file], auth);
      expect(status).toBe(201);
      return fileNames(body);
    };
    const type = async (name: string, roomNumbers: string) => {
      const body = { name, roomNumbers, roomType: 'Suite', pricePerNight: 900_000 };
      type Made = { id: number; rooms: { id: number }[] };
      const made = await call<Made>('POST', `${here}/room-types`, { ...auth, body });
      expect(made.status).toBe(201);
      return made.body;
    };
    const [kept, gone] = [await type('Hồ', '101-103'), await type('Vườn', '201-202')];
    const stay = [
      ...(await send(`${here}/room-types/${kept.id}`)),
      ...(await send(`${here}/rooms/${kept.rooms[0]!.id}`)),
      ...(await send(`/api/partner/hotels/create/${hotel.id}`)),
    ].sort();
    const leave = [
      ...(await send(`${here}/rooms/${kept.rooms[1]!.id}`)),
      ...(await send(`${here}/room-types/${gone.id}`)),
      ...(await send(`${here}/rooms/${gone.rooms[0]!.id}`)),
    ];
    expect(await uploaded()).toEqual([...stay, ...leave].sort());
    for (const path of [`rooms/${kept.rooms[1]!.id}`, `room-types/${gone.id}?rooms=2`]) {
      expect((await call('DELETE', `${here}/${path}`, auth)).status).toBe(200);
    }

    // What is kept no longer is looked for at every start.
    await server.kill();
    server = await startServer({ dataDir });
    while ((await uploaded()).some((name) => leave.includes(name))) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await uploaded()).toEqual(stay);
    const rows = await server.control.sql(
      `select 1 from room_images where hotel_id = $1
       union all select 2 from room_type_images where hotel_id = $1`,
      [hotel.id],
    );
    expect(rows).toHaveLength(2);
  } finally {
    await server.stop();
  }
});
