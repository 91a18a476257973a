import { needs, nobodysFault, personOf, step, tell, worldOf, type Context } from '../context';
import { dayIn } from '../days';
import type { Answer } from '../http/exchange';
import { listAt, numberAt, textAt, textOf, type Json } from '../json';
import { formOf, picture } from '../world/picture';
import { freshCode, secondHotel, voucherOf } from '../world/world';
import { idOf, mostOf, roomAlbum, upload } from './albums';
import { ask } from './seasons';

/** What several write into at the same moment. */
interface Collection {
  noun: string;
  /** How many each of the writes adds. */
  each: number;
  most?: number;
  writes: (() => Promise<Answer>)[];
  /** What is in it, by what no two may have in common. */
  read(): Promise<string[]>;
}

/** Whatever was answered to have been written is there, once; and never more than there may be. */
export async function writtenAtOnce(ctx: Context): Promise<void> {
  const kinds: [noun: string, run: (ctx: Context) => Promise<void>][] = [
    ['pictures of a room', pictures],
    ['kept hotels', keptHotels],
    ['rooms of a type', rooms],
    ['discounts', discounts],
    ['seasons', seasonsOf],
  ];
  for (const [noun, run] of kinds) await step(ctx, `${noun}, several at once`, () => run(ctx));
}

async function allStay(ctx: Context, collection: Collection): Promise<void> {
  const { noun, each, most = Infinity, writes, read } = collection;
  const before = await read();
  const answers = await Promise.all(writes.map((write) => write()));
  const after = await read();
  const taken = answers.filter(({ status }) => status < 300);
  const expected = before.length + taken.length * each;
  const count = new Set(after).size;
  if (after.length === expected && count === expected && expected <= most) return;
  if (answers.some((answer) => nobodysFault(ctx, answer)) && taken.length === 0) return;
  tell(ctx, taken[0] ?? answers[0], {
    cause: `${noun} that are written at the same moment are lost, there twice, or too many`,
    severity: 'BREAKS SCREEN',
    expected: `${expected} after ${taken.length} of ${writes.length} were taken${most < Infinity ? `, ${most} at most` : ''}`,
    seen: `${after.length}, of which ${count} are different`,
  });
}

/** Together more than a room may have. */
async function pictures(ctx: Context): Promise<void> {
  needs(ctx, 'uploadRoomImages', 'getPartnerRoom');
  const { hotelId, room } = await secondHotel(ctx);
  const album = roomAlbum(ctx, hotelId, room.id);
  const two = formOf([{ content: picture() }, { content: picture(70, 30) }]);
  await allStay(ctx, {
    ...{ noun: 'pictures', each: 2, most: mostOf(ctx, album) },
    writes: Array.from({ length: 3 }, () => () => upload(ctx, album, two)),
    read: async () => (await album.images()).map((image) => String(idOf(image))),
  });
}

async function keptHotels(ctx: Context): Promise<void> {
  needs(ctx, 'listHotels', 'listFavourites', 'addFavourite', 'removeFavourite');
  const { token } = personOf(ctx, 'customer');
  const read = async () => {
    const { body } = await ctx.client.call('listFavourites', { token });
    return listAt(body, 'hotels').map((row) => String(numberAt(row, 'id')));
  };
  const kept = await read();
  const { body } = await ctx.client.call('listHotels', { query: { size: 8 } });
  const ids = listAt(body, 'content').map(idOf);
  const others = ids.filter((id) => !kept.includes(String(id))).slice(0, 4);
  const each = (id: string) =>
    others.map((hotelId) => () => ctx.client.call(id, { token, params: { hotelId } }));
  await allStay(ctx, { noun: 'kept hotels', each: 1, writes: each('addFavourite'), read });
  await Promise.all(each('removeFavourite').map((remove) => remove()));
}

/** Two of them want the same number. */
async function rooms(ctx: Context): Promise<void> {
  needs(ctx, 'addRoomsOfType', 'listRoomTypes', 'listPartnerRooms');
  const { hotelId } = await secondHotel(ctx);
  const types = await ask(ctx, 'listRoomTypes', hotelId);
  const params = { typeId: numberAt(types.body, 0, 'id') };
  const { token } = worldOf(ctx).owner;
  await allStay(ctx, {
    ...{ noun: 'rooms', each: 1 },
    writes: ['901', '902', '903', '903'].map(
      (roomNumbers) => () => ask(ctx, 'addRoomsOfType', hotelId, { roomNumbers }, params),
    ),
    read: async () => {
      const call = { token, params: { hotelId }, query: { size: 50 } };
      const { body } = await ctx.client.call('listPartnerRooms', call);
      return listAt(body, 'content').map((row) => textAt(row, 'roomNumber'));
    },
  });
}

/** Two of them want the same code. */
async function discounts(ctx: Context): Promise<void> {
  needs(ctx, 'createVoucher', 'listVouchers', 'deleteVoucher');
  const { token } = worldOf(ctx).owner;
  const code = freshCode();
  await allStay(ctx, {
    ...{ noun: 'discounts', each: 1 },
    writes: ['A', 'B', 'C', 'C'].map((letter) => async () => {
      const body = { ...voucherOf(`${code}${letter}`), discountPercent: 5 };
      const made = await ctx.client.call('createVoucher', { token, body });
      const params = { id: numberAt(made.body, 'id') };
      if (made.status === 201) {
        ctx.undo.push(() => ctx.client.call('deleteVoucher', { token, params }));
      }
      return made;
    }),
    read: async () => {
      const query = { text: code, size: 50 };
      const { body } = await ctx.client.call('listVouchers', { token, query });
      return listAt(body, 'content').map((row) => textAt(row, 'code'));
    },
  });
}

async function seasonsOf(ctx: Context): Promise<void> {
  needs(ctx, 'createSeason', 'listSeasons');
  const { hotelId } = await secondHotel(ctx);
  const season = (day: number): Record<string, Json> => ({
    ...{ name: `Mùa ${day}`, firstNight: dayIn(day), lastNight: dayIn(day + 1) },
    ...{ change: 'AMOUNT', value: 10_000 },
  });
  await allStay(ctx, {
    ...{ noun: 'seasons', each: 1 },
    writes: [340, 345, 350].map((day) => () => ask(ctx, 'createSeason', hotelId, season(day))),
    read: async () => {
      const { body } = await ask(ctx, 'listSeasons', hotelId);
      return listAt({ seasons: body ?? [] }, 'seasons').map((one) => textOf(numberAt(one, 'id')));
    },
  });
}
