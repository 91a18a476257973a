import type { Day } from '../../domain/stays/stay';
import { NO_WISH, bookableWish, roomSearches } from '../../domain/stays/stayWish';
import { readStayQuery } from '../../site/readStayQuery';
import type { Language } from '../../domain/languages/languages';
import type { Handlers, Schemas } from '../http/operations';
import { call, found, type PreloadedAnswer } from './preloadedState';

/** The rooms that are free for the stay in the address, as the hotel's page asks for them. */
export async function preloadedRooms(
  handlers: Handlers,
  { id }: Schemas['Hotel'],
  { url, today, language }: { url: URL; today: Day; language: Language },
): Promise<PreloadedAnswer[]> {
  const said = { ...NO_WISH, ...readStayQuery(url.searchParams, today) };
  const wish = bookableWish(said, today);
  if (!wish) return [];
  const { fitting, all } = roomSearches(id, wish);
  const preloaded = [fitting, ...(all ? [all] : [])].map(
    async (arg): Promise<PreloadedAnswer[]> => {
      const { id: _, ...query } = arg;
      const asked = call<'searchRooms'>(language, { params: { id }, query });
      const rooms = await found(handlers.searchRooms(asked));
      return rooms ? [{ endpointName: 'searchRooms', arg, value: rooms }] : [];
    },
  );
  return (await Promise.all(preloaded)).flat();
}
