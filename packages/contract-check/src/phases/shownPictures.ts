import { expectStatus, needs, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt, type Json } from '../json';
import { formOf, picture } from '../world/picture';
import { forAWhile, ROOM, secondHotel } from '../world/world';
import { idOf, roomAlbum, typeAlbum, upload, type Album } from './albums';
import { roomsIn } from './travellerFlow';

/** "Its own; without any those of its type, or of the first room of the type that has some." */
export const standIn = (ctx: Context): Promise<void> => forAWhile(ctx, () => oneByOne(ctx));

async function oneByOne(ctx: Context): Promise<void> {
  needs(ctx, 'createRoomType', 'uploadRoomTypeImages', 'getRoomType', 'setHotelListing');
  const { hotelId } = await secondHotel(ctx, {}, 400_000);
  const { token } = worldOf(ctx).owner;
  const body = { ...ROOM, name: 'Ba phòng', pricePerNight: 450_000, roomNumbers: '81-83' };
  const made = await ctx.client.call('createRoomType', { token, params: { hotelId }, body });
  expectStatus(ctx, made, 201, { step: 'a partner makes a type and its rooms' });
  const roomIds = listAt(made.body, 'rooms').map((room) => numberAt(room, 'id'));
  const [one, two, three] = roomIds.map((id) => roomAlbum(ctx, hotelId, id));
  const type = typeAlbum(ctx, hotelId, numberAt(made.body, 'id'));
  const none: string[] = [];
  const show = (...expected: string[][]) => areShown(ctx, hotelId, roomIds, expected);
  await show(none, none, none);
  const third = await pictured(ctx, three!);
  await show(third, third, third);
  const second = await pictured(ctx, two!);
  await show(second, second, third);
  const ofType = await pictured(ctx, type);
  await show(ofType, second, third);
  const first = await pictured(ctx, one!);
  await show(first, second, third);
}

/** The addresses of its pictures, once it has one. */
async function pictured(ctx: Context, album: Album): Promise<string[]> {
  const added = await upload(ctx, album, formOf([{ content: picture() }]));
  expectStatus(ctx, added, 201, { step: 'a partner uploads pictures' });
  return urlsOf(await album.images());
}

const urlsOf = (images: Json[]) => images.map((image) => textAt(image, 'url'));

/** On the hotel's page, the room's own, and where rooms are found. */
async function areShown(
  ctx: Context,
  hotelId: number,
  roomIds: number[],
  expected: string[][],
): Promise<void> {
  const page = await ctx.client.call('getHotel', { params: { id: hotelId } });
  const query = { checkIn: dayIn(535), checkOut: dayIn(536) };
  const found = await ctx.client.call('searchRooms', { params: { id: hotelId }, query });
  for (const [i, id] of roomIds.entries()) {
    const own = await ctx.client.call('getRoom', { params: { id } });
    const among = (rooms: Json[]) => rooms.find((room) => idOf(room) === id);
    is(ctx, page, expected[i]!, among(listAt(page.body, 'rooms')), 'images');
    is(ctx, found, expected[i]!, among(roomsIn(found.body)), 'images');
    is(ctx, own, expected[i]!, own.body, 'roomImages');
  }
}

function is(ctx: Context, answer: Answer, urls: string[], room: Json | undefined, name: string) {
  const seen = urlsOf(listAt(room, name));
  if (seen.join() === urls.join()) return;
  tell(ctx, answer, {
    cause: 'a room shows other pictures than its own, or those that stand for them',
    severity: 'BREAKS SCREEN',
    expected: `${name}: ${urls.join() || 'none'}`,
    seen: seen.join() || 'none',
  });
}
