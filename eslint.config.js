import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import importX from 'eslint-plugin-import-x';
import { defineConfig } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';

/** Who may import whom. Other rules are in .oxlintrc.json, all but one that needs to look at the markup. */

const APP_ENTRIES = ['./server/app.ts', './server/start.ts', './server/main.ts'];
// Folders of the server that are not a noun with handlers and queries of its own.
const NOT_NOUNS = 'db|contract';
const NOUNS = `./server/!(${NOT_NOUNS})/**`;
const FEATURES = foldersIn('src/features');

function foldersIn(place) {
  const entries = readdirSync(join(import.meta.dirname, place), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Files in `target` may not import files in `from`; `why` is what the reader is told. */
const wall = (target, from, why) => ({ target, from, message: why });

const middleWalls = [
  wall(
    './domain',
    ['./src', './server', './tests', './scripts'],
    'The rules of the trade are pure functions that both halves use, so they lean on neither.',
  ),
  wall(
    './src',
    ['./server', './tests', './scripts'],
    'The browser meets the server only in openapi.yaml and domain/: call the generated client instead.',
  ),
  wall(
    ['./server/*/**', './server/!(start|main).ts', './domain', './src'],
    './demo',
    'What is only for a demonstration is asked for at the start, and by nothing else.',
  ),
  wall(
    './server',
    ['./src', './tests', './scripts'],
    'The server meets the browser only in openapi.yaml and domain/: move a shared rule there.',
  ),
];

const clientWalls = [
  wall(
    './src/texts',
    [
      './src/api',
      './src/state',
      './src/ui',
      './src/features',
      './src/routes.tsx',
      './src/main.tsx',
    ],
    'The catalogues are words only: every layer reads them, so they read no layer.',
  ),
  wall(
    './src/api',
    [
      './src/texts',
      './src/state',
      './src/ui',
      './src/features',
      './src/routes.tsx',
      './src/main.tsx',
    ],
    'The API is the lowest layer of the client: what it needs from above is passed to it.',
  ),
  wall(
    './src/state',
    ['./src/ui', './src/features', './src/routes.tsx', './src/main.tsx'],
    'State must be usable without a screen: no component below here.',
  ),
  wall(
    './src/ui',
    ['./src/features', './src/routes.tsx', './src/main.tsx'],
    'A piece of the interface knows no hotel: pass it what it shows.',
  ),
  wall(
    ['./src/features', './src/paths.ts'],
    ['./src/routes.tsx', './src/main.tsx'],
    'Pages do not know the table that lists them: use paths.ts for an address.',
  ),
  wall('./src/routes.tsx', './src/main.tsx', 'main.tsx is the top: nothing imports it.'),
  ...FEATURES.map((feature) =>
    wall(
      `./src/features/${feature}`,
      FEATURES.filter((other) => other !== feature).map((other) => `./src/features/${other}`),
      'Features meet in routes.tsx only: move the shared piece down to ui, or the shared data to state.',
    ),
  ),
  wall(
    ['./src/*', './src/!(api)/**', './tests/**', './scripts/**'],
    './src/api/*.gen.ts',
    'Generated code has one door: import from src/api.',
  ),
];

const serverWalls = [
  wall(
    './server/db',
    ['./server/contract', ...APP_ENTRIES],
    'The database knows no HTTP: return rows, and let the layers above give them words.',
  ),
  wall(
    ['./server/db/**', './server/contract/**'],
    NOUNS,
    'The database and the contract are below every noun: what they need is passed to them.',
  ),
  wall(
    './server/contract',
    APP_ENTRIES,
    'The contract is below the app that is built from it: pass what it needs as an argument.',
  ),
  wall(
    ['./server/*/**', './server/!(app|main).ts'],
    './server/**/handlers*',
    "A handler speaks HTTP and belongs to one operation: call the other noun's queries, or move the rule to domain/.",
  ),
  wall(
    NOUNS,
    APP_ENTRIES,
    'The app gathers the nouns, never the other way: pass what is needed as an argument.',
  ),
  wall('./server/*.ts', './server/main.ts', 'main.ts is the top: nothing imports it.'),
  wall(
    ['./server/*', './server/!(contract)/**', './tests/**', './scripts/**'],
    './server/contract/*.gen.ts',
    'Generated code has one door: import from server/contract/operations.',
  ),
];

const noDisabledWhileBusy = {
  selector:
    "JSXAttribute[name.name='disabled'] Identifier[name=/^(is)?(busy|submitting|loading|saving|sending|fetching|processing)$/i]",
  message:
    'A button that is disabled under its press loses the focus: give `busy` to Button or BusyButton.',
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
    rules: { 'no-restricted-syntax': ['error', noDisabledWhileBusy] },
  },
);
