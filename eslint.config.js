import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import globals from 'globals';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

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

const noAntDesign = {
  group: ['antd', 'antd/*', '@ant-design/*', '@rc-component/*'],
  message:
    "Ant Design is heavy and would reach a traveller's first page: only ui/partner, features/partner and features/admin carry it.",
};
const noEnvironment = {
  name: 'node:process',
  importNames: ['env'],
  message: 'Only server/main.ts reads the environment: take the setting as an argument.',
};
const noSql = {
  name: 'kysely',
  importNames: ['sql'],
  message: 'SQL lives in queries.ts, so that all of it can be read and reviewed in one place.',
};
const noNode = {
  regex: '^node:',
  message: 'This runs in the browser too, where Node is not.',
};
const noPackages = {
  regex: '^[^.]',
  message: 'The rules of the trade are plain functions: no package is needed to state them.',
};

const noFetch = {
  name: 'fetch',
  message:
    'Requests go through src/api, which knows the address, the token, time limits and errors.',
};
const noStorage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Storage can be full or blocked: only src/state and src/api handle it, once for all.',
}));
const asWindowProperty = ({ name, message }) => [
  { object: 'window', property: name, message },
  { object: 'globalThis', property: name, message },
];
const noProcessEnv = {
  object: 'process',
  property: 'env',
  message: noEnvironment.message,
};

/** Globals that a file of the client may not touch, bare or as a property of window. */
const clientGlobals = (...restricted) => ({
  'no-restricted-globals': ['error', ...restricted],
  'no-restricted-properties': ['error', noProcessEnv, ...restricted.flatMap(asWindowProperty)],
});

const restrictedImports = ({ paths = [], patterns = [] }) => ({
  'no-restricted-imports': ['error', { paths, patterns }],
});

export default defineConfig(
  {
    ignores: ['dist/', '.data/', 'coverage/', 'test-results/', 'playwright-report/', '**/*.gen.ts'],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Objects here are records of functions, not classes: nothing reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Tests' functions and handlers share signatures that promise, with nothing to await.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/extensions': ['.ts', '.tsx'],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...middleWalls, ...clientWalls, ...serverWalls] },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-mutable-exports': 'error',
      'import-x/no-default-export': 'error',
    },
  },
  {
    // React.lazy, and the tools that load these, want a default export.
    files: ['src/**/*Page.tsx', '*.config.ts', 'openapi-config.ts', 'tests/support/**'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // Playwright reads a fixture's needs off its pattern.
    files: ['tests/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },

  {
    files: ['domain/**'],
    rules: {
      'no-console': 'error',
      ...restrictedImports({ patterns: [noPackages] }),
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      'no-alert': 'error',
      ...clientGlobals(noFetch, ...noStorage),
      ...restrictedImports({ patterns: [noNode, noAntDesign] }),
    },
  },
  {
    files: ['src/state/**', 'src/api/**'],
    rules: clientGlobals(noFetch),
  },
  // The service worker stands below the API, and passes on what others ask for.
  {
    files: ['src/api/baseApi.ts', 'src/serviceWorker.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  {
    files: ['src/ui/partner/**', 'src/features/partner/**', 'src/features/admin/**'],
    rules: restrictedImports({ patterns: [noNode] }),
  },

  {
    files: ['server/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-console': 'error',
      'no-restricted-properties': ['error', noProcessEnv],
      ...restrictedImports({ paths: [noEnvironment, noSql] }),
    },
  },
  {
    files: ['server/db/**', 'server/**/*queries.ts'],
    rules: restrictedImports({ paths: [noEnvironment] }),
  },
  {
    files: ['server/main.ts'],
    rules: { 'no-restricted-properties': 'off', ...restrictedImports({ paths: [noSql] }) },
  },

  {
    files: ['*.config.js', 'tests/support/**', 'scripts/**'],
    languageOptions: { globals: globals.node },
  },
);
