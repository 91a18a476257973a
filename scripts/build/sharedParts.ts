import { basename } from 'node:path';
import type { Rolldown } from 'vite';
import { FRAME, LATER_PARTS } from '../../server/render/manifest';
import { pageFile } from '../../site/pageFile';
import { rows } from '../../site/pages';

type Context = Rolldown.ChunkingContext;

/** Small, and needed by nearly every page and the back office: with what all need, so that no page brings more for it. */
const COMMON = new RegExp(
  [
    '/src/ui/(actions/IconButton|navigation/Breadcrumb|fields/(FieldError|Field\\.module))\\b',
    '/src/api/problem\\b',
    '/domain/(money/money|rooms/roomPrices|search/searchText)\\b',
  ].join('|'),
);
/** Every area opens such, and no page is opened with one. */
const DIALOG = /\/src\/ui\/(overlays\/(Dialog|useModal|useBackCloses)|nearestControl)\b/;

const HOME = [FRAME, pageFile('home')];
/** Modules that a page is opened with before anything is pressed. */
export const LANDINGS = [
  ...HOME,
  ...rows.flatMap(([key, { rendered }]) => (rendered ? [pageFile(key)] : [])),
];

/** What of the hotel's page comes when it is touched: as one file too, that brings nothing of other landing pages. */
const DETAILS = Object.entries(LATER_PARTS).flatMap(([module, parts]) =>
  module.endsWith(pageFile('hotel')) ? parts : [],
);

/** Formik and Ant Design share them, and nothing else of each other's. */
const SMALL_LIBRARIES = /\/node_modules\/(react-is|@babel\/runtime\/helpers\/esm\/extends)\b/;

/** What pages share in many small modules, and who opens one of them opens others. */
const AREAS: [name: string, folders: RegExp][] = [
  ['account', /\/src\/(pages\/(auth|profile)\/|entities\/account\/|api\/accounts)/],
  ['booking', /\/src\/(pages\/(checkout|bookings)\/|entities\/booking\/|api\/(bookings|reviews))/],
  // No page of the back office needs these.
  ['booking', /\/domain\/(i18n|stays\/(occupants|stayText|stayWords))\b/],
  ['booking', /\/domain\/bookings\/(calendarFile|stayCalendar|bookedRooms|guestsText)\b/],
  ['form', /\/src\/ui\/(form|fields)\//],
  [
    'pieces',
    /\/src\/(ui\/(overlays\/|feedback\/|download|useIsOnline)|api\/(askOnce|retryBackoff|toRequestError))/,
  ],
  ['home', /\/src\/state\/persistence\//],
  // Which hotel an owner's page is about.
  [
    'hotelSelect',
    /\/src\/(backoffice\/partner\/rooms\/(HotelSelect|HotelBar|NoHotelYet|rooms\.module)|i18n\/en\/partner\/rooms)\b/,
  ],
  // They bring the hotel's page with them.
  ['rates', /\/domain\/prices\//],
  ['rooms', /\/domain\/rooms\//],
  ['rules', /\/domain\//],
];

/**
 * The file of a module that several chunks need, so that a page which travellers land on comes in
 * few of them: on a slow line each costs more than its bytes. What the home page needs is one, what
 * only other landing pages share another, and so does what the pages of one area share.
 */
export function sharedPart(id: string, context: Context): string | null {
  if (id.includes('/node_modules/')) return SMALL_LIBRARIES.test(id) ? 'pieces' : null;
  if (DIALOG.test(id)) return 'dialog';
  const landings = [...openersOf(id, context, LANDINGS)];
  const isDetail = openersOf(id, context, DETAILS).size > 0;
  if (landings.length === 0) {
    return isDetail ? 'details' : (AREAS.find(([, folders]) => folders.test(id))?.[0] ?? null);
  }
  if (COMMON.test(id) || landings.some((page) => HOME.includes(page))) return 'home';
  const [only = ''] = landings;
  const isOfStay = landings.length > 1 || only === pageFile('hotel') || isDetail;
  return isOfStay ? 'stay' : basename(only, '.tsx');
}

/** Those of the modules that import this one, straight or through others. */
function openersOf(
  id: string,
  context: Context,
  modules: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const opener = modules.find((module) => id.endsWith(`/${module}`));
  if (opener) return new Set([opener]);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return new Set(importers.flatMap((importer) => [...openersOf(importer, context, modules, seen)]));
}
