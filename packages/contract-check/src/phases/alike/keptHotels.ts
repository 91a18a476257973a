import { needs, personOf, seemsStatus, step, tell, worldOf, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt, textAt } from '../../json';
import { secondHotel } from '../../world/world';
import { tellTold } from './differences';

const NOBODYS = 2_000_000_000;
/** Kept a moment ago; clocks of two machines may differ. */
const RECENTLY_MS = 5 * 60_000;

/** Kept hotels: those on sale, the one kept last first, each once. */
export async function keptHotels(ctx: Context): Promise<void> {
  needs(
    ctx,
    'listFavourites',
    'addFavourite',
    'removeFavourite',
    'mergeFavourites',
    'setHotelListing',
  );
  const { token } = personOf(ctx, 'customer');
  const first = worldOf(ctx).hotelId;
  const { hotelId: second } = await secondHotel(ctx, {}, 400_000);
  const { hotelId: draft } = await secondHotel(ctx);
  const own = [first, second, draft];
  const ask = (id: string, hotelId: number) => ctx.client.call(id, { token, params: { hotelId } });
  const merge = (hotelIds: number[]) =>
    ctx.client.call('mergeFavourites', { token, body: { hotelIds } });
  const list = () => ctx.client.call('listFavourites', { token });
  const putOnSale = (listed: boolean) =>
    ctx.client.call('setHotelListing', {
      ...{ token: worldOf(ctx).owner.token, params: { hotelId: second }, body: { listed } },
    });
  const isTold = (answer: Answer, expected: number[]) => inOrder(ctx, answer, own, expected);

  await step(ctx, 'a kept hotel stays where it is', async () => {
    for (const [id, hotelId] of [
      ['addFavourite', first],
      ['addFavourite', second],
      ['addFavourite', first],
    ] as const) {
      const answer = await ask(id, hotelId);
      tellTold(ctx, answer, 'a kept hotel', { hotelId, favourite: true }, answer.body);
    }
    isTold(await list(), [second, first]);
  });
  await step(ctx, 'a kept hotel is dated when it was kept', async () => {
    needs(ctx, 'exportAccount');
    const all = await ctx.client.call('exportAccount', { token });
    for (const row of listAt(all.body, 'favourites')) {
      const hotelId = numberAt(row, 'hotelId');
      const age = Date.now() - Date.parse(textAt(row, 'addedAt'));
      if (!own.includes(hotelId) || Math.abs(age) < RECENTLY_MS) continue;
      tellTold(ctx, all, 'a kept hotel', { addedAt: new Date().toISOString() }, row);
    }
  });
  await step(ctx, 'what is not on sale is not kept', async () => {
    for (const hotelId of [draft, NOBODYS]) {
      seemsStatus(ctx, await ask('addFavourite', hotelId), 404, {
        step: 'a hotel that nobody may see is kept',
      });
    }
    const merged = await merge([draft, first, NOBODYS]);
    isTold(merged, [second, first]);
    tellTold(ctx, merged, 'kept hotels', { left: 0 }, merged.body);
  });
  await step(ctx, 'a kept hotel is back when it is on sale', async () => {
    await putOnSale(false);
    isTold(await list(), [first]);
    await putOnSale(true);
    const all = await list();
    isTold(all, [second, first]);
    tellTold(ctx, all, 'kept hotels', { left: 0 }, all.body);
  });
  await step(ctx, 'a hotel that is let go is gone alone', async () => {
    const gone = await ask('removeFavourite', second);
    tellTold(ctx, gone, 'a kept hotel', { hotelId: second, favourite: false }, gone.body);
    isTold(await list(), [first]);
    isTold(await merge([second]), [second, first]);
    for (const hotelId of [first, second]) await ask('removeFavourite', hotelId);
    isTold(await list(), []);
  });
}

function inOrder(ctx: Context, answer: Answer, own: number[], expected: number[]): void {
  const seen = listAt(answer.body, 'hotels').map((row) => numberAt(row, 'id'));
  const kept = seen.filter((id) => own.includes(id)).join();
  if (kept === expected.join()) return;
  tell(ctx, answer, {
    cause: 'kept hotels are not what was chosen',
    severity: 'BREAKS SCREEN',
    expected: expected.join(),
    seen: kept,
  });
}
