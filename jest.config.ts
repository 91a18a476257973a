/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const support = '<rootDir>/tests/support';

const shared = {
  restoreMocks: true,
  transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tests/tsconfig.json' }] },
} satisfies Config;

/** Projects that talk to the real server share the one that globalSetup starts. */
const withServer = {
  globalSetup: `${support}/server/globalSetup.ts`,
  globalTeardown: `${support}/server/globalTeardown.ts`,
} satisfies Config;

/** DATABASE_URL names a server that may create databases or, with TEST_SHARDED, one that is divided. */
const { DATABASE_URL, TEST_SHARDED } = process.env;

/** What is refused or drawn before any statement, and what becomes of pictures, passwords and keys beside the database. */
const BESIDE_THE_DATABASE = [
  'accounts/(constantTime|passwordQueue)',
  'hotels/(bucket|pictureOrigins|refusedUploads|uploads)',
  'operations/(anyBody|badInput|bodies|loadLimit|methods|otherOrigin|responseCache|securityHeaders)',
  'process/(keyRotation|tracing)',
  'site/\\w+',
];

/** After each operation; on PostgreSQL `searchIndex` does so after any mix of changes. */
const INDEX_FOLLOWS = 'operations/searchedAfterwards';

/** What hangs on the engine: how it ends and begins again, sorts, tells of changes, and serves many at once. */
const ON_BOTH_ENGINES = [
  'bookings/(anyOfType|bookingLimits|bookings|hold)',
  'hotels/(hotelSearch|searchIndex)',
  'live/\\w+',
  'operations/madeOnce',
  'process/(crash|overload)',
  'vouchers/voucherBookings',
];

const EMBEDDED = [...BESIDE_THE_DATABASE, INDEX_FOLLOWS, ...ON_BOTH_ENGINES].join('|');
const apiFiles = (names: string[]) => `/api/(${names.join('|')})\\.`;

/**
 * Where there is a PostgreSQL, the other rules are tested there alone: their statements are the same. The embedded engine
 * answers all tests of the interface, all stories and the fuzzer, and every operation that changes something.
 */
const onPostgresAlone = DATABASE_URL && !TEST_SHARDED ? [`/api/(?!(${EMBEDDED})\\.)`] : [];

/** Tests of the API and those of several processes, on a PostgreSQL server. */
const onPostgres = {
  ...shared,
  displayName: 'postgres',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/tests/{api,postgres}/**/*.test.ts',
    '<rootDir>/tests/db/{database,openSite,upgrade}.test.ts',
  ],
  testPathIgnorePatterns: ['/node_modules/', apiFiles([...BESIDE_THE_DATABASE, INDEX_FOLLOWS])],
  globalSetup: `${support}/server/postgresSetup.ts`,
  globalTeardown: `${support}/server/postgresTeardown.ts`,
  setupFiles: [`${support}/server/onPostgres.ts`],
  setupFilesAfterEnv: [`${support}/noConsoleErrors.ts`],
} satisfies Config;

/** The tests of the API on a database that Citus divides: all on one server, see docs/scaling.md. */
const onDivided = {
  ...onPostgres,
  displayName: 'divided',
  testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', apiFiles(BESIDE_THE_DATABASE), '/api/process/'],
  globalSetup: `${support}/server/dividedSetup.ts`,
  globalTeardown: `${support}/server/dividedTeardown.ts`,
  setupFiles: [`${support}/server/onDivided.ts`],
} satisfies Config;

const onDatabase = TEST_SHARDED ? onDivided : onPostgres;

const config: Config = {
  // One more than there are cores: a test waits for its server, for a mail, for a database that is away.
  maxWorkers: 3,
  testSequencer: `${support}/longestFirst.mjs`,
  // Generous: only a test that hangs waits so long, and a machine may be slow.
  testTimeout: 180_000,
  projects: [
    {
      ...shared,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/tests/{contract,demo,domain,site}/**/*.test.ts',
        '<rootDir>/{packages,examples}/*/tests/**/*.test.ts',
      ],
      setupFilesAfterEnv: [`${support}/noConsoleErrors.ts`],
    },
    {
      ...shared,
      ...withServer,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{api,db}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...onPostgresAlone],
      setupFilesAfterEnv: [`${support}/noConsoleErrors.ts`],
    },
    ...(DATABASE_URL ? [onDatabase] : []),
    {
      ...shared,
      ...withServer,
      displayName: 'ui',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/tests/ui/**/*.test.{ts,tsx}'],
      setupFiles: [`${support}/browser/browserGaps.ts`],
      setupFilesAfterEnv: [
        `${support}/noConsoleErrors.ts`,
        ...['ownerStacks', 'uiMatchers'].map((name) => `${support}/browser/${name}.ts`),
      ],
      moduleNameMapper: {
        // As one file, which it is published as too: to require its thousands takes a second of each file of tests.
        '^antd$': '<rootDir>/node_modules/antd/dist/antd.js',
        '/environment$': `${support}/browser/environmentStub.ts`,
        '\\.css$': `${support}/browser/cssStub.ts`,
        '/antTheme$': `${support}/browser/themeStub.ts`,
        '\\.(svg|png|jpe?g|webp|avif|woff2?)(\\?\\w+)?$': `${support}/browser/assetStub.ts`,
      },
    },
  ],
};

export default config;
