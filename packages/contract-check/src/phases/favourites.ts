import { needs, personOf, seemsStatus, tell, worldOf, type Context } from '../context';
import { listAt, numberAt } from '../json';
import { secondHotel } from '../world/world';

/** However often a hotel is kept or let go. */
export async function favourites(ctx: Context): Promise<void> {
  needs(ctx, 'listFavourites', 'addFavourite', 'removeFavourite');
  const { token } = personOf(ctx, 'customer');
  const { hotelId } = worldOf(ctx);
  const isKept = async (expected: boolean) => {
    const list = await ctx.client.call('listFavourites', { token });
    const rows = listAt(list.body, 'hotels');
    const kept = rows.filter((row) => row === hotelId || numberAt(row, 'id') === hotelId).length;
    if (kept === (expected ? 1 : 0)) return;
    tell(ctx, list, {
      cause: 'kept hotels are not what was chosen',
      severity: 'BREAKS SCREEN',
      expected: `hotel ${hotelId} ${expected ? 'once' : 'not'}`,
      seen: `${kept} times`,
    });
  };
  for (const id of ['addFavourite', 'addFavourite', 'removeFavourite', 'removeFavourite']) {
    const answer = await ctx.client.call(id, { token, params: { hotelId } });
    seemsStatus(ctx, answer, 200, { step: `${id}, however often` });
    await isKept(id === 'addFavourite');
  }
}

/** "The newest first", and what a device adds before all of them. */
export async function favouritesInOrder(ctx: Context): Promise<void> {
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
  const { hotelId: third } = await secondHotel(ctx, {}, 400_000);
  for (const hotelId of [first, second]) {
    await ctx.client.call('addFavourite', { token, params: { hotelId } });
  }
  await ctx.client.call('mergeFavourites', { token, body: { hotelIds: [third] } });
  const list = await ctx.client.call('listFavourites', { token });
  const seen = listAt(list.body, 'hotels').map((row) => numberAt(row, 'id'));
  const own = [third, second, first];
  for (const hotelId of own) {
    await ctx.client.call('removeFavourite', { token, params: { hotelId } });
  }
  const kept = seen.filter((id) => own.includes(id)).join();
  if (kept === own.join()) return;
  tell(ctx, list, {
    cause: 'kept hotels are not what was chosen',
    severity: 'BREAKS SCREEN',
    expected: own.join(),
    seen: kept,
  });
}
