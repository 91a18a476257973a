import { defineConfig } from '@playwright/test';
import { launchOptions, obtainBrowser } from './scripts/browser';

const { args, ...launch } = launchOptions(await obtainBrowser());
// What a story asks of another machine goes nowhere.
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
// A page of a story lives for seconds: compilers that optimise take more of the processor than they give.
const unoptimized = '--js-flags=--no-maglev --no-turbofan';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/browser/storySetup.ts',
  outputDir: 'test-results',
  // Twice as many as there are cores: a story waits for the server, for the network to rest, for a mail.
  workers: 4,
  fullyParallel: true,
  // A story that failed is told again with a trace; recording all of them takes a third of the time.
  retries: 1,
  // Elsewhere it is listed at the end: a machine that stood still for a while is no fault of the product.
  failOnFlakyTests: process.env.CI === undefined,
  forbidOnly: process.env.CI !== undefined,
  // Generous: only a story that fails waits so long, and a machine may be slow.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A story that needs it allows it: what a worker asks for, no story could intercept.
    serviceWorkers: 'block',
    video: 'off',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...launch, args: [...args, onlyThisMachine, unoptimized] },
  },
  projects: [
    {
      // The stories of travellers on the way, and those that differ under a finger or on a small screen.
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
