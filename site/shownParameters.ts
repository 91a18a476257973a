import { NO_WISH } from '../domain/stays/stayWish';
import { WHOLE_LIST } from './hotelSearch';
import type { RenderedPage } from './pages';

const stay = Object.keys(NO_WISH);

/** What of its address a page reads; whatever else stands there, it is the same page. */
const shownParameters: Record<RenderedPage, readonly string[]> = {
  home: ['page'],
  hotels: Object.keys(WHOLE_LIST),
  hotel: ['tab', 'page', ...stay],
  room: stay,
};

/** The query of the address with only that, in one order. */
export function shownQuery(page: RenderedPage, query: URLSearchParams): URLSearchParams {
  const known = [...query].filter(([name]) => shownParameters[page].includes(name));
  const shown = new URLSearchParams(known);
  shown.sort();
  return shown;
}
