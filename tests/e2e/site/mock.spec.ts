import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pages, type PageKey } from '../../../site/pages';
import { freeAddress } from '../../support/server/freeAddress';
import { serveSite } from '../../support/server/siteElsewhere';
import { expect, test } from '../../support/browser/story';
import { heading } from '../steps';
import { shownOn } from './mockedPages';

// The client is built once for all of them.
test.describe.configure({ mode: 'default' });
let origin = '';
test.use({ baseURL: async ({}, use) => use(origin) });

/** The day of which the examples tell. */
const DAY = new Date('2026-12-07T03:00:00Z');

const ends: (() => unknown)[] = [];
test.beforeAll(async () => {
  const api = await startMock();
  origin = await freeAddress();
  ends.push(await serveSite({ origin, api }));
});
test.afterAll(async () => {
  for (const end of ends) await end();
});

/** As `npm run mock` starts it. */
async function startMock(): Promise<string> {
  const { port } = new URL(await freeAddress());
  const mock = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock.ts'], {
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ends.push(() => mock.kill());
  for await (const line of createInterface({ input: mock.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return url;
  }
  throw new Error('The mock did not start.');
}

/** Who may see a page, as the examples name them. */
const callers = { signedIn: 'traveller', partner: 'partner', admin: 'admin' } as const;

for (const [key, shown] of Object.entries(shownOn)) {
  const page: { path: string; access?: keyof typeof callers } = pages[key as PageKey];
  const caller = page.access && callers[page.access];

  test(`the examples fill ${key} for ${caller ?? 'a visitor'}`, async ({ page: tab, context }) => {
    await tab.clock.setFixedTime(DAY);
    if (caller) {
      const token = `eyJhbGciOiJIUzI1NiJ9.e30.${caller}`;
      await context.addInitScript((jwt) => localStorage.setItem('jwt', jwt), token);
    }
    await tab.goto(shown.at ?? page.path);
    await expect(heading(tab, shown.heading)).toBeVisible();
    const main = tab.getByRole('main');
    await expect(main).not.toBeEmpty();
    if (shown.content) await expect(main.getByText(shown.content).first()).toBeVisible();
    await expect(main.getByRole('button', { name: /^(Thử lại|Try again)$/ })).toHaveCount(0);
  });
}
