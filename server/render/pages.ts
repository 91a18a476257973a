import {
  type HotelSearch,
  WHOLE_LIST,
  hotelSearchQuery,
  listArguments,
  readHotelSearch,
} from '../../site/hotelSearch';
import type { Day } from '../../domain/stay';
import type { Language } from '../http/messages';
import type { Handlers, Schemas } from '../http/operations';
import { isAreaPage, isInArea } from './areas';
import { clientPage } from './clientPages';
import { inGallery, onCard, type FirstPicture } from './firstPicture';
import { call, found, type PreloadedAnswer } from './preloadedState';
import { preloadedRooms } from './preloadedRooms';
import { hotelData } from './structuredData';
import { listTitle, named, siteWords } from './words';

/** What the server knows of a page before the client runs. */
export interface PageContent {
  status: number;
  title: string;
  description: string;
  language: Language;
  /** Client modules whose chunks the page needs. */
  modules: string[];
  preloaded: PreloadedAnswer[];
  /** The one address that search engines should know the page by; absent: they should not. */
  path?: string;
  /** What search engines read, given how to write an address of this site in full. */
  structured?: (absolute: (path: string) => string) => object;
  /** The picture that other sites show with a link to the page; absent: the site's own. */
  shareImage?: Schemas['Image'] | undefined;
  /** The picture that is painted first. */
  firstPicture?: FirstPicture | undefined;
}

/** An address that somebody opens, on a day in Vietnam, and the language they read in. */
interface Visit {
  url: URL;
  today: Day;
  language: Language;
}

type Matched = Visit & { match: RegExpExecArray };
type Preloading = (handlers: Handlers, visit: Matched) => Promise<PageContent>;

/** The part of every page of the traveller's that comes right after the entry. */
const FRAME = 'src/pages/shell/TopBarMenus.tsx';

const home = (language: Language) => ({ ...siteWords[language], language, modules: [FRAME] });

const area = {
  language: 'en' as const,
  title: 'Nghỉ Đâu Partner',
  description: 'Manage your hotels, rooms, bookings and discounts.',
  modules: ['src/backoffice/partnerArea.tsx', 'src/backoffice/partnerRoutes.tsx'],
  preloaded: [],
};

/** Pages that travellers land on, by their address. */
const landings: { path: RegExp; content: Preloading }[] = [
  { path: /^\/$/, content: homePage },
  { path: /^\/hotels\/?$/, content: hotelsPage },
  { path: /^\/hotels\/(\d{1,15})\/?$/, content: hotelPage },
  { path: /^\/hotels\/rooms\/(\d{1,15})\/?$/, content: roomPage },
];

/** A page that begins without what only the database knows: the client asks for it again. */
export const pageOfOutage = (language: Language): PageContent => ({
  ...home(language),
  status: 503,
  preloaded: [],
});

/** Whether something may be looked at there, as far as the address tells. */
export function hasPage(pathname: string): boolean {
  return (
    isAreaPage(pathname) ||
    clientPage(pathname) !== undefined ||
    landings.some(({ path }) => path.test(pathname))
  );
}

export async function pageContent(handlers: Handlers, visit: Visit): Promise<PageContent> {
  const { url, language } = visit;
  const { pathname } = url;
  if (isInArea(pathname)) return { ...area, status: isAreaPage(pathname) ? 200 : 404 };
  for (const { path, content } of landings) {
    const match = path.exec(pathname);
    if (match) return content(handlers, { ...visit, match });
  }
  const known = clientPage(pathname);
  if (!known) return { ...home(language), status: 404, preloaded: [] };
  return {
    ...home(language),
    status: 200,
    title: named(known.title[language]),
    preloaded: [],
    ...(known.isPublic && { path: pathname.replace(/\/$/, '') }),
  };
}

async function homePage(handlers: Handlers, { url, language }: Visit): Promise<PageContent> {
  const asked = Number(url.searchParams.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked - 1 : 0;
  const arg = { page, size: 10 };
  const hotels = await handlers.listHotels(call<'listHotels'>(language, { query: arg }));
  const destinations = await handlers.listDestinations(call<'listDestinations'>(language));
  return {
    ...home(language),
    status: 200,
    path: page === 0 ? '/' : `/?page=${page + 1}`,
    modules: [FRAME, 'src/pages/home/HomePage.tsx'],
    preloaded: [
      { endpointName: 'listHotels', arg, value: hotels },
      { endpointName: 'listDestinations', arg: undefined, value: destinations },
    ],
  };
}

async function hotelsPage(
  handlers: Handlers,
  { url, today, language }: Visit,
): Promise<PageContent> {
  const search = readHotelSearch(url.searchParams, today);
  const arg = listArguments(search);
  const hotels = await found(handlers.listHotels(call<'listHotels'>(language, { query: arg })));
  const destinations = await handlers.listDestinations(call<'listDestinations'>(language));
  const place = destinations.find(({ slug }) => slug === search.destination)?.name;
  return {
    ...home(language),
    status: 200,
    title: named(listTitle(place)[language]),
    ...(isPlain(search) && (place ?? !search.destination) && { path: listPath(search) }),
    modules: [FRAME, 'src/pages/search/HotelsPage.tsx'],
    preloaded: [
      ...(hotels ? [{ endpointName: 'listHotels' as const, arg, value: hotels }] : []),
      { endpointName: 'listDestinations', arg: undefined, value: destinations },
    ],
    firstPicture: onCard(hotels?.content[0]?.images),
  };
}

async function hotelPage(handlers: Handlers, { match, ...visit }: Matched): Promise<PageContent> {
  const { language } = visit;
  const arg = { id: Number(match[1]) };
  const modules = [FRAME, 'src/pages/hotel/HotelPage.tsx'];
  const hotel = await found(handlers.getHotel(call<'getHotel'>(language, { params: arg })));
  if (!hotel) return { ...home(language), status: 404, modules, preloaded: [] };
  const similar = await handlers.listSimilarHotels(
    call<'listSimilarHotels'>(language, { params: arg }),
  );
  return {
    status: 200,
    language,
    path: `/hotels/${hotel.id}`,
    title: named(hotel.name),
    description: hotel.description || hotel.location,
    structured: (absolute) => hotelData(hotel, absolute),
    modules,
    preloaded: [
      { endpointName: 'getHotel', arg, value: hotel },
      { endpointName: 'listSimilarHotels', arg, value: similar },
      ...(await preloadedRooms(handlers, hotel, visit)),
    ],
    shareImage: hotel.images[0],
    firstPicture: inGallery(hotel.images),
  };
}

async function roomPage(handlers: Handlers, { match, language }: Matched): Promise<PageContent> {
  const arg = { id: Number(match[1]) };
  const modules = [FRAME, 'src/pages/room/RoomPage.tsx'];
  const room = await found(handlers.getRoom(call<'getRoom'>(language, { params: arg })));
  if (!room) return { ...home(language), status: 404, modules, preloaded: [] };
  const hotelArg = { id: room.hotelId };
  const hotel = await handlers.getHotel(call<'getHotel'>(language, { params: hotelArg }));
  return {
    status: 200,
    language,
    path: `/hotels/rooms/${room.id}`,
    title: named(`${room.name} · ${room.hotel.name}`),
    description: room.description || room.hotel.location,
    modules,
    preloaded: [
      { endpointName: 'getRoom', arg, value: room },
      { endpointName: 'getHotel', arg: hotelArg, value: hotel },
    ],
    shareImage: room.images[0],
    firstPicture: inGallery(room.images),
  };
}

const listPath = (search: HotelSearch) => {
  const query = hotelSearchQuery(search);
  return query ? `/hotels?${query}` : '/hotels';
};

/** A list that many may look for, rather than one narrowed by somebody's dates and wishes. */
function isPlain(search: HotelSearch): boolean {
  const { destination, propertyType, page } = search;
  return (
    propertyType.length <= 1 &&
    listPath(search) === listPath({ ...WHOLE_LIST, destination, propertyType, page })
  );
}
