import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import importX from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

/** Who may import whom. Other rules are in .oxlintrc.json, all but one that needs to look at the markup. */

const PAGES = foldersIn('src/pages');
const AREAS = ['partner', 'admin'];

function foldersIn(place) {
  const entries = readdirSync(join(import.meta.dirname, place), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Files in `target` may not import files in `from`; `why` is what the reader is told. */
const wall = (target, from, why) => ({ target, from, message: why });

const middleWalls = [
  wall(
    './examples',
    ['./site', './domain', './src', './server', './demo', './tests', './scripts', './packages'],
    'The example is written from openapi.yaml alone: what it takes from here would prove nothing.',
  ),
  wall(
    './domain',
    ['./site', './src', './server', './tests', './scripts'],
    'The rules of the trade are pure functions that both halves use, so they lean on neither.',
  ),
  wall(
    './site',
    ['./src', './server', './tests', './scripts'],
    'The table of pages and their addresses are read by both halves, so they lean on neither.',
  ),
  wall(
    './src',
    ['./server', './tests', './scripts'],
    'The browser meets the server only in openapi.yaml, site/ and domain/: call the generated client instead.',
  ),
  wall(
    ['./server/*/**', './server/!(start|main).ts', './domain', './site', './src'],
    './demo',
    'What is only for a demonstration is asked for at the start, and by nothing else.',
  ),
  wall(
    './server',
    ['./src', './tests', './scripts'],
    'The server meets the browser only in openapi.yaml, site/ and domain/: move a shared rule there.',
  ),
];

/** The client's layers, the lowest first: each may import those before it. */
const LAYERS = [
  ['./src/i18n', 'The catalogues are words only: every layer reads them, so they read no layer.'],
  [
    './src/api',
    'The API is the lowest layer of the client: what it needs from above is passed to it.',
  ],
  ['./src/state', 'State must be usable without a screen: no component below here.'],
  ['./src/ui', 'A piece of the interface knows no hotel: pass it what it shows.'],
  ['./src/entities', 'What shows a hotel or a booking is on many pages: it knows none of them.'],
  [
    './src/pages',
    'A page knows neither the back office nor the app around it: use site/paths.ts for an address.',
  ],
  [
    './src/backoffice',
    "The back office knows neither the travellers' pages nor the app around it.",
  ],
  ['./src/app'],
];

const wallsBetween = (layers) =>
  layers.flatMap(([layer, why], i) => {
    const above = layers.slice(i + 1).map(([folder]) => folder);
    return above.length > 0 ? [wall(layer, above, why)] : [];
  });

/** Neighbours that do not see each other. */
const apart = (folder, names, why) =>
  names.map((name) =>
    wall(
      `${folder}/${name}`,
      names.filter((other) => other !== name).map((other) => `${folder}/${other}`),
      why,
    ),
  );

const clientWalls = [
  ...wallsBetween(LAYERS),
  wall('./src/api', './src/i18n', 'The API knows no words: give them where they are shown.'),
  wall(
    './src/backoffice',
    './src/pages',
    'The back office and the pages of travellers stand apart.',
  ),
  ...apart(
    './src/pages',
    PAGES,
    'Pages meet in the table of pages only: move the shared piece down to entities or ui.',
  ),
  ...apart('./src/backoffice', AREAS, 'Move what both areas share to src/backoffice/ui.'),
  wall(
    ['./src/*', './src/!(api)/**', './tests/**', './scripts/**'],
    './src/api/*.gen.ts',
    'Generated code has one door: import from src/api.',
  ),
];

const NOUNS_LEAN_ONE_WAY =
  'Nouns lean one way: move what both need down, or let app.ts pass it as an argument.';

/** The server's layers, the lowest first: each may import those before it. */
const SERVER_LAYERS = [
  ['./server/i18n', 'Words are below everything that says them: give them what they tell of.'],
  [
    './server/db',
    'The database knows no HTTP: return rows, and let the layers above give them words.',
  ],
  ['./server/mail', 'Mails are told of plain facts: whoever has something to tell passes them.'],
  ['./server/http', 'The contract is below every noun and the app: what it needs is passed to it.'],
  ['./server/files', 'A stored file is of no noun: pass what it is stored for.'],
  ['./server/rateLimits', 'What is counted is said by the contract, not by a noun.'],
  ['./server/notifications', 'Notices are told of plain facts: whoever has news passes them.'],
  ...['accounts', 'hotels', 'rooms', 'prices', 'vouchers', 'bookings', 'reviews'].map((noun) => [
    `./server/${noun}`,
    NOUNS_LEAN_ONE_WAY,
  ]),
  ['./server/favourites', NOUNS_LEAN_ONE_WAY],
  ['./server/dashboard', NOUNS_LEAN_ONE_WAY],
  ['./server/calendar', NOUNS_LEAN_ONE_WAY],
  ['./server/live', NOUNS_LEAN_ONE_WAY],
  ['./server/admin', NOUNS_LEAN_ONE_WAY],
  ['./server/retention', 'What is over is deleted in the background: nothing waits for it.'],
  ['./server/audit', 'What is stored is looked through in the background: nothing waits for it.'],
  ['./server/health', 'Health is asked for from outside, and tells of the database only.'],
  ['./server/vitals', 'Vitals come from browsers and go to the log.'],
  ['./server/render', 'Pages are rendered of what handlers answer; the app passes these.'],
  ['./server/app.ts', 'The app is below what starts it: pass what it needs as an argument.'],
  ['./server/start.ts', 'main.ts is the top: nothing imports it.'],
  ['./server/main.ts'],
];

const serverWalls = [
  ...wallsBetween(SERVER_LAYERS),
  wall(
    ['./server/*/**', './server/!(app|main).ts'],
    './server/**/handlers*',
    "A handler speaks HTTP and belongs to one operation: call the other noun's queries, or move the rule to domain/.",
  ),
  wall(
    [
      './server/{accounts,admin,bookings,calendar,dashboard,favourites,notifications,prices,reviews,vouchers}/**',
      './server/{hotels,rooms}/{partner,types}/**',
    ],
    './server/db/transaction.ts',
    'What waits for a row keeps no reader waiting: use inHotelTransaction, saveInHotel or saveForAccount.',
  ),
  wall(
    ['./server/*', './server/!(http)/**', './tests/**', './scripts/**'],
    './server/http/*.gen.ts',
    'Generated code has one door: import from server/http/operations.',
  ),
];

const noDisabledWhileBusy = {
  selector:
    "JSXAttribute[name.name='disabled'] Identifier[name=/^(is)?(busy|submitting|loading|saving|sending|fetching|processing)$/i]",
  message:
    'A button that is disabled under its press loses the focus: give `busy` to Button or BusyButton.',
};

const noRouterLink = {
  selector:
    "ImportDeclaration[source.value='react-router-dom'] ImportSpecifier[imported.name=/^(Link|NavLink|Form)$/]",
  message:
    "The router's own brings 3.5 KB of its framework mode into the first program of every page: use ui/navigation/Link.",
};

const noPromisesOneByOne = {
  selector: 'AwaitExpression > MemberExpression',
  message:
    'Where both fail, nobody hears of the second and the process ends: wait for all of them with Promise.all.',
};

/** A server, a tab and a proof live on past midnight. */
const noDayOfTheStart = {
  selector:
    'CallExpression[callee.name=/^(dayIn|stayIn|today|vietnamToday)$/]:not(:function CallExpression)',
  message: 'This would be the day on which the program was started: ask for it where it is used.',
};

export default defineConfig(
  { ignores: ['dist/', '.data/', 'coverage/', 'test-results/', '**/*.gen.ts'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...middleWalls, ...clientWalls, ...serverWalls] },
      ],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', noDisabledWhileBusy, noRouterLink, noDayOfTheStart],
    },
  },
  {
    files: ['{packages,examples}/*/{src,proof}/**/*.ts', '{domain,site,src}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noDayOfTheStart] },
  },
  {
    files: ['server/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noPromisesOneByOne, noDayOfTheStart] },
  },
);
