import { MAX_FAVOURITES } from '../../domain/hotels/favourites';
import { ApiError, notFound } from '../http/errors';
import type { Handlers, Schemas } from '../http/operations';
import { toHotelCard } from '../hotels/mappers';
import { hotelCardsByIds } from '../hotels/queries';
import type { Services } from '../services';
import {
  deleteFavourite,
  favouriteHotelIds,
  hotelsOnSale,
  insertFavourites,
  lockFavourites,
} from './queries';

type FavouriteHandlers = Pick<
  Handlers,
  'listFavourites' | 'mergeFavourites' | 'addFavourite' | 'removeFavourite'
>;

export function favouriteHandlers({
  db,
  saveForAccount,
  clock,
}: Pick<Services, 'db' | 'saveForAccount' | 'clock'>): FavouriteHandlers {
  return {
    async listFavourites({ account }) {
      return { hotels: await hotelsOf(account.id), left: 0 };
    },

    async mergeFavourites({ body: { hotelIds }, account }) {
      const left = await saveForAccount(account.id, async (tx) => {
        const kept = await lockFavourites(tx, account.id);
        const sold = await hotelsOnSale(tx, hotelIds);
        const fresh = hotelIds.filter((id) => sold.has(id) && !kept.has(id));
        const fitting = fresh.slice(0, Math.max(0, MAX_FAVOURITES - kept.size));
        await insertFavourites(tx, account.id, fitting, clock.now());
        return fresh.length - fitting.length;
      });
      return { hotels: await hotelsOf(account.id), left };
    },

    async addFavourite({ params: { hotelId }, account }) {
      await saveForAccount(account.id, async (tx) => {
        const kept = await lockFavourites(tx, account.id);
        if (kept.has(hotelId)) return;
        if (!(await hotelsOnSale(tx, [hotelId])).has(hotelId)) throw notFound();
        if (kept.size >= MAX_FAVOURITES) throw new ApiError('FAVOURITES_FULL');
        await insertFavourites(tx, account.id, [hotelId], clock.now());
      });
      return { hotelId, favourite: true };
    },

    async removeFavourite({ params: { hotelId }, account }) {
      await saveForAccount(account.id, (tx) =>
        deleteFavourite(tx, { userId: account.id, hotelId }),
      );
      return { hotelId, favourite: false };
    },
  };

  async function hotelsOf(userId: number): Promise<Schemas['HotelCard'][]> {
    const ids = await favouriteHotelIds(db, userId, MAX_FAVOURITES);
    const rows = await hotelCardsByIds(db, ids, clock.now());
    const cards = new Map(rows.map((row) => [row.id, toHotelCard(row)]));
    return ids.flatMap((id) => cards.get(id) ?? []);
  }
}
