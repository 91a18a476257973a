import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { pageFile } from '../../site/pageFile';

type Context = Rolldown.ChunkingContext;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' });
const ENTRY = sourceOf('main.tsx');
const FRAME = sourceOf('partnerRoutes.tsx');
const SIGN_IN = sourceOf(pageFile('partnerLogin'));
const TABLE = sourceOf(pageFile('partnerBookings'));
const FORMS = [sourceOf(pageFile('newHotel')), sourceOf(pageFile('editVoucher'))];

/**
 * The file of a module of ours that several of the back office's pages share and no traveller needs: by what needs it
 * of the frame, the login, a form and a table. There are many small ones, and each file costs more than its bytes.
 */
export function backofficePart(id: string, context: Context): string | null {
  const library = LIBRARIES.find(([, folders]) => folders.test(id));
  if (library) return library[0];
  const needs = (source: string) => closure(source, context).has(id);
  if (id.includes('/node_modules/') || needs(ENTRY)) return null;
  if (needs(FRAME)) return 'controls';
  if (!needs(TABLE)) return needs(SIGN_IN) ? 'fields' : null;
  if (needs(SIGN_IN)) return 'controls';
  return FORMS.some(needs) ? 'choices' : 'table';
}

/** Of Ant Design, what every page of the back office needs, what forms and tables do, and what only tables do. */
const LIBRARIES: [part: string, folders: RegExp][] = [
  [
    'controls',
    librariesIn(
      'antd/es/(_util|alert|button|color-picker|config-provider/(?!defaultRenderEmpty)|grid|input|locale/useLocale|space|style|theme|tooltip|version)',
      'antd/es/form/(context|util|validateMessagesContext|hooks/(useForm|useVariants))\\b',
      '@babel/runtime/helpers/esm/(?!extends)',
      '@ant-design/(colors|cssinjs|cssinjs-utils|fast-color|icons|icons-svg)',
      '@rc-component/(async-validator|color-picker|form|input|motion|util)',
      '(@emotion|clsx|compute-scroll-into-view|is-mobile|scroll-into-view-if-needed|stylis)',
    ),
  ],
  [
    'choices',
    librariesIn(
      'antd/es/(checkbox|config-provider/defaultRenderEmpty|empty|select)',
      '@rc-component/(checkbox|overflow|select|virtual-list)',
    ),
  ],
  [
    'table',
    librariesIn(
      'antd/es/(dropdown|pagination|radio|segmented|skeleton|spin|table)',
      '@rc-component/(context|segmented|table|tree)',
      'throttle-debounce',
    ),
  ],
];

function librariesIn(...folders: string[]): RegExp {
  return new RegExp(`/node_modules/(${folders.join('|')})\\b(?!-)`);
}

const closures = new Map<string, Set<string>>();

/** A module and all of ours that it imports; the entry also what it imports later, outside the back office. */
function closure(source: string, context: Context): Set<string> {
  const known = closures.get(source);
  if (known) return known;
  const found = new Set<string>();
  const open = [source];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const isElsewhere = source === ENTRY && id.includes('/src/backoffice/');
    if (found.has(id) || isElsewhere || id.includes('/node_modules/')) continue;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    open.push(...importedIds, ...(source === ENTRY ? dynamicallyImportedIds : []));
  }
  closures.set(source, found);
  return found;
}

function sourceOf(file: string): string {
  const path = sources.find((source) => basename(source) === file);
  if (!path) throw new Error(`There is no ${file} in src.`);
  return resolve('src', path);
}
