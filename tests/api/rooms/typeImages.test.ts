import { stayIn } from '../../support/bookings';
import { call } from '../../support/client';
import { picture, uploadImages } from '../../support/pictures';
import { ask, changesOf, given, hotelIn, made } from './partnerSetup';
import { deletion, newType, roomsOf, type RoomType, typesOf } from './typeSetup';

type Hotel = Awaited<ReturnType<typeof hotelIn>>;

async function send(path: string, count = 1): Promise<string[]> {
  const file = await picture({ width: 40 });
  const files = Array.from({ length: count }, () => file);
  const { status, body } = await uploadImages<RoomType['images']>(
    `/api/partner${path}`,
    files,
    given.minh,
  );
  expect(status).toBe(201);
  return body.map(({ url }) => url);
}

const ofType = (hotel: Hotel, { id }: { id: number }) => typesOf(hotel, `/${id}/images`);
const ofRoom = (hotel: Hotel, { id }: { id: number }) => `/hotels/${hotel.id}/rooms/${id}/images`;

interface ShownRoom {
  id: number;
  images: { url: string }[];
}

/** The pictures of a room wherever travellers see it, which have to be the same. */
async function seen(hotel: Hotel, { id }: { id: number }): Promise<string[]> {
  const { checkInDate, checkOutDate } = stayIn(3);
  const days = `checkIn=${checkInDate}&checkOut=${checkOutDate}`;
  const here = `/api/customer/hotels/${hotel.id}`;
  const [page, found, room, quote] = await Promise.all([
    call<{ rooms: ShownRoom[] }>('GET', here),
    call<ShownRoom[]>('GET', `${here}/search-rooms?${days}`),
    call<ShownRoom & { roomImages: { url: string }[] }>('GET', `/api/customer/rooms/${id}`),
    call<{ rooms: ShownRoom[] }>('POST', '/api/customer/quotes', {
      body: { hotelId: hotel.id, roomIds: [id], checkInDate, checkOutDate },
    }),
  ]);
  const among = (rooms: ShownRoom[]) => rooms.find((one) => one.id === id)!.images;
  const urls = [
    room.body.images,
    room.body.roomImages,
    among(page.body.rooms),
    among(found.body),
    among(quote.body.rooms),
  ].map((images) => images.map(({ url }) => url));
  for (const other of urls) expect(other).toEqual(urls[0]);
  return urls[0]!;
}

test('a room shows its own pictures, else its type’s, else those of a like room', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  const [first, second] = await roomsOf(hotel);
  expect(await seen(hotel, first!)).toEqual([]);
  const like = await send(ofRoom(hotel, second!));
  expect(await seen(hotel, first!)).toEqual(like);

  // Each change shows at once, though these answers are remembered.
  const shared = await send(ofType(hotel, type), 2);
  expect(await seen(hotel, first!)).toEqual(shared);
  expect(await seen(hotel, second!)).toEqual(like);
  const own = await send(ofRoom(hotel, first!));
  expect(await seen(hotel, first!)).toEqual(own);

  const { body } = await ask<RoomType>('GET', typesOf(hotel, `/${type.id}`));
  expect(body.images.map(({ url }) => url)).toEqual(shared);
  expect(body.rooms.map(({ imageCount }) => imageCount)).toEqual([1, 1, 0]);
  const turned = body.images.map(({ id }) => id).reverse();
  await ask('PUT', ofType(hotel, type), { imageIds: turned });
  const third = type.rooms[2]!;
  expect(await seen(hotel, third)).toEqual([...shared].reverse());
  for (const id of turned) await ask('DELETE', `${ofType(hotel, type)}/${id}`);
  // Of those that have pictures the one that was there first.
  expect(await seen(hotel, third)).toEqual(own);
});

test('a room that is added to a type shows its pictures, by itself or with others', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, { roomType: 'Standard', name: 'Phòng vườn' });
  const shared = await send(ofType(hotel, type));
  const alone = await made(hotel, { roomNumber: '201', pricePerNight: 850_000 });
  expect(await seen(hotel, alone)).toEqual(shared);
  const more = await ask<RoomType>('POST', typesOf(hotel, `/${type.id}/rooms`), {
    roomNumbers: '301',
  });
  expect(await seen(hotel, more.body.rooms.at(-1)!)).toEqual(shared);
});

describe('a room that is renamed', () => {
  const renamed = async (hotel: Hotel, id: number, name: string) => {
    const room = (await roomsOf(hotel)).find((one) => one.id === id)!;
    const body = { ...changesOf(room), roomType: 'Deluxe', name };
    expect((await ask('PUT', `/hotels/${hotel.id}/rooms/${id}`, body)).status).toBe(200);
  };

  test('leaves the pictures to its type, as those of another kind', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const shared = await send(ofType(hotel, type));
    const [first, second] = type.rooms;
    await renamed(hotel, first!.id, 'Deluxe vườn');
    expect(await seen(hotel, first!)).toEqual([]);
    expect(await seen(hotel, second!)).toEqual(shared);
  });

  test('takes them along as the last of its type', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, {});
    const shared = await send(ofType(hotel, type), 2);
    for (const { id } of type.rooms) await renamed(hotel, id, 'Deluxe vườn');
    const types = (await ask<RoomType[]>('GET', typesOf(hotel))).body;
    expect(types.map(({ images }) => images.map(({ url }) => url))).toEqual([shared]);
    for (const room of type.rooms) expect(await seen(hotel, room)).toEqual(shared);
  });

  test('shows those of the type that it joins, where this has some', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, { roomNumbers: '101' });
    await send(ofType(hotel, type));
    const garden = await newType(hotel, { name: 'Deluxe vườn', roomNumbers: '201' });
    const shown = await send(ofType(hotel, garden));
    await renamed(hotel, type.rooms[0]!.id, 'Deluxe vườn');
    expect(await seen(hotel, type.rooms[0]!)).toEqual(shown);
  });

  test('as the only room of its type changes it, and not its pictures', async () => {
    const hotel = await hotelIn('VND');
    const type = await newType(hotel, { roomNumbers: '101' });
    const shared = await send(ofType(hotel, type));
    await renamed(hotel, type.rooms[0]!.id, 'Deluxe vườn');
    expect(await seen(hotel, type.rooms[0]!)).toEqual(shared);
  });
});

test('a deleted type takes no pictures', async () => {
  const hotel = await hotelIn('VND');
  const type = await newType(hotel, {});
  await send(ofType(hotel, type));
  expect((await ask('DELETE', deletion(hotel, type))).status).toBe(200);
  const file = await picture({ width: 40 });
  const late = await uploadImages(`/api/partner${ofType(hotel, type)}`, [file], given.minh);
  expect(late.status).toBe(404);
});
