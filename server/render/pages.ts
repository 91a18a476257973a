import { isInBackoffice } from '../../site/backoffice';
import { firstQuestion } from '../../site/firstQuestion';
import {
  hotelsHref,
  listArguments,
  readHotelSearch,
  WHOLE_LIST,
  type HotelSearch,
} from '../../site/hotelSearch';
import { pageAt } from '../../site/pageAt';
import { pageFile } from '../../site/pageFile';
import type { PageKey, RenderedPage } from '../../site/pages';
import { paths } from '../../site/paths';
import { readStayQuery } from '../../site/readStayQuery';
import { backofficeTitle, listTitle, named, siteTitles, titles } from '../../site/titles';
import type { Day, Stay } from '../../domain/stays/stay';
import { NO_WISH } from '../../domain/stays/stayWish';
import type { Language } from '../../domain/languages/languages';
import type { Handlers, Schemas } from '../http/operations';
import { inGallery, onCard, type FirstPicture } from './firstPicture';
import { AREA, FRAME, VALIDATION } from './manifest';
import { call, found, type PreloadedAnswer } from './preloadedState';
import { preloadedRooms } from './preloadedRooms';
import { hotelData } from './structuredData';

/** What the server knows of a page before the client runs. */
export interface PageContent {
  status: number;
  title: string;
  description: string;
  language: Language;
  /** Client modules whose chunks the page needs, by the end of their paths. */
  modules: string[];
  preloaded: PreloadedAnswer[];
  /** The one address that search engines should know the page by; absent: they should not. */
  path?: string;
  /** What search engines read, given how to write an address of this site in full. */
  structured?: (absolute: (path: string) => string) => object;
  /** The picture that other sites show with a link to the page; absent: the site's own. */
  shareImage?: Schemas['Image'] | undefined;
  /** What the page asks first, for the browser to ask while the program is on its way. */
  firstQuestion?: string | undefined;
  /** The picture that is painted first. */
  firstPicture?: FirstPicture | undefined;
}

/** An address that somebody opens, on a day in Vietnam, and the language they read in. */
export interface Visit {
  url: URL;
  today: Day;
  language: Language;
}

type OfOne = Visit & { id: number };
type RenderedContent = Omit<PageContent, 'modules'>;
type Rendering = (handlers: Handlers, visit: OfOne) => Promise<RenderedContent>;

const home = (language: Language) => ({ ...siteTitles[language], language });

const area = {
  language: 'en' as const,
  ...backofficeTitle,
  preloaded: [],
};

const renderings: Record<RenderedPage, Rendering> = {
  home: homePage,
  hotels: hotelsPage,
  hotel: hotelPage,
  room: roomPage,
};

/** A page that begins without what only the database knows: the client asks for it again. */
export const pageOfOutage = (language: Language): PageContent => ({
  ...home(language),
  status: 503,
  modules: [FRAME],
  preloaded: [],
});

/** Whether something may be looked at there, as far as the address tells. */
export function hasPage(pathname: string): boolean {
  const at = pageAt(pathname);
  return at !== undefined && at.page.status !== 404;
}

export async function pageContent(handlers: Handlers, visit: Visit): Promise<PageContent> {
  const { url, language } = visit;
  const at = pageAt(url.pathname);
  const status = at ? (at.page.status ?? 200) : 404;
  const shown = (at?.page.leadsTo ?? at?.page.sameAs ?? at?.key) as PageKey | undefined;
  if (isInBackoffice(url.pathname)) {
    const modules = [...AREA, ...(shown ? [pageFile(shown)] : []), VALIDATION];
    return { ...area, status, modules, firstQuestion: shown && firstQuestion(shown, url.search) };
  }
  if (at && isRendered(at.key)) {
    const content = await renderings[at.key](handlers, { ...visit, id: Number(at.parameter) });
    // The page's own first: it is what the first press waits for.
    return { ...content, modules: [pageFile(at.key), FRAME] };
  }
  return {
    ...home(language),
    status,
    modules: [FRAME, pageFile(shown ?? 'notFound')],
    preloaded: [],
    ...(shown && titleOf(shown, language)),
    ...(at?.page.indexed && { path: at.page.path }),
  };
}

export function isRendered(key: string): key is RenderedPage {
  return key in renderings;
}

/** Nothing for a page that only says that nothing is there. */
function titleOf(key: string, language: Language): { title: string } | undefined {
  const title: string | undefined = titles[language][key as keyof (typeof titles)['vi']];
  return title === undefined ? undefined : { title: named(title) };
}

async function homePage(handlers: Handlers, { url, language }: Visit): Promise<RenderedContent> {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked - 1 : 0;
  const arg = { page, size: 10 };
  const hotels = await handlers.listHotels(call<'listHotels'>(language, { query: arg }));
  const destinations = await handlers.listDestinations(call<'listDestinations'>(language));
  return {
    ...home(language),
    status: 200,
    path: paths.home(page === 0 ? {} : { page: page + 1 }),
    preloaded: [
      { endpointName: 'listHotels', arg, value: hotels },
      { endpointName: 'listDestinations', arg: undefined, value: destinations },
    ],
  };
}

async function hotelsPage(
  handlers: Handlers,
  { url, today, language }: Visit,
): Promise<RenderedContent> {
  const search = readHotelSearch(url.searchParams, today);
  const arg = listArguments(search);
  const hotels = await found(handlers.listHotels(call<'listHotels'>(language, { query: arg })));
  const destinations = await handlers.listDestinations(call<'listDestinations'>(language));
  const place = destinations.find(({ slug }) => slug === search.destination)?.name;
  return {
    ...home(language),
    status: 200,
    title: named(listTitle[language](place)),
    ...(isPlain(search) && (place ?? !search.destination) && { path: hotelsHref(search) }),
    preloaded: [
      ...(hotels ? [{ endpointName: 'listHotels' as const, arg, value: hotels }] : []),
      { endpointName: 'listDestinations', arg: undefined, value: destinations },
    ],
    firstPicture: onCard(hotels?.content[0]?.images),
  };
}

async function hotelPage(handlers: Handlers, { id, ...visit }: OfOne): Promise<RenderedContent> {
  const { language } = visit;
  const arg = { id };
  const hotel = await found(handlers.getHotel(call<'getHotel'>(language, { params: arg })));
  if (!hotel) return { ...home(language), status: 404, preloaded: [] };
  const query = partyIn(visit);
  const similar = await handlers.listSimilarHotels(
    call<'listSimilarHotels'>(language, { params: arg, query }),
  );
  return {
    status: 200,
    language,
    path: paths.hotel(hotel.id),
    title: named(hotel.name),
    description: hotel.description || hotel.location,
    structured: (absolute) => hotelData(hotel, absolute),
    preloaded: [
      { endpointName: 'getHotel', arg, value: hotel },
      { endpointName: 'listSimilarHotels', arg: { ...arg, ...query }, value: similar },
      ...(await preloadedRooms(handlers, hotel, visit)),
    ],
    shareImage: hotel.images[0],
    firstPicture: inGallery(hotel.images),
  };
}

async function roomPage(handlers: Handlers, { id, ...visit }: OfOne): Promise<RenderedContent> {
  const { language } = visit;
  const query = daysIn(visit);
  const room = await found(handlers.getRoom(call<'getRoom'>(language, { params: { id }, query })));
  if (!room) return { ...home(language), status: 404, preloaded: [] };
  const ofHotel = { id: room.hotelId };
  const hotel = await handlers.getHotel(call<'getHotel'>(language, { params: ofHotel, query }));
  return {
    status: 200,
    language,
    path: paths.room(room.id),
    title: named(`${room.name} · ${room.hotel.name}`),
    description: room.description || room.hotel.location,
    preloaded: [
      { endpointName: 'getRoom', arg: { id, ...query }, value: room },
      { endpointName: 'getHotel', arg: { ...ofHotel, ...query }, value: hotel },
    ],
    shareImage: room.images[0],
    firstPicture: inGallery(room.images),
  };
}

/** The stay in the address, as a question about prices names it. */
function daysIn({ url, today }: Visit): Partial<Stay> {
  const { checkIn, checkOut } = readStayQuery(url.searchParams, today);
  return checkIn && checkOut ? { checkIn, checkOut } : {};
}

/** The same with the party that stays. */
function partyIn(visit: Visit) {
  const { adults, children } = {
    ...NO_WISH,
    ...readStayQuery(visit.url.searchParams, visit.today),
  };
  const days = daysIn(visit);
  return days.checkIn ? { ...days, adults, children } : {};
}

/** A list that many may look for, rather than one narrowed by somebody's dates and wishes. */
function isPlain(search: HotelSearch): boolean {
  const { destination, propertyType, page } = search;
  return (
    propertyType.length <= 1 &&
    hotelsHref(search) === hotelsHref({ ...WHOLE_LIST, destination, propertyType, page })
  );
}
