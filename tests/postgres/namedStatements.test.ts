import { call } from '../support/client';
import { startServer, type RunningServer } from '../support/server/server';

let planning: RunningServer;
let notPlanning: RunningServer;

beforeAll(async () => {
  planning = await startServer();
  const env = { DATABASE_NAMED_STATEMENTS: 'false' };
  notPlanning = await startServer({ dataDir: planning.dataDir, env });
}, 120_000);
afterAll(async () => {
  await notPlanning.stop();
  await planning.stop();
});

/** One after the other, so that all meet the connection that was given back last. */
async function plannedAfterReading({ url, control }: RunningServer): Promise<string[]> {
  const hotels = '/api/customer/hotels';
  for (const path of [hotels, `${hotels}?sort=priceAsc`, `${hotels}/1`]) {
    expect((await call('GET', path, { url })).status).toBe(200);
  }
  expect((await call('GET', `${hotels}/1/similar`, { url })).status).toBe(200);
  const rows = await control.sql<{ statement: string }>(
    'select statement from pg_prepared_statements',
  );
  return rows.map(({ statement }) => statement);
}

test('statements are planned once, but not those whose best way depends on their values', async () => {
  const planned = await plannedAfterReading(planning);
  expect(planned.filter((text) => /from hotels h/.test(text)).length).toBeGreaterThan(0);
  expect(planned.filter((text) => /found as|chosen as/.test(text))).toEqual([]);
});

test('a setting leaves statements without names, for what cannot keep them', async () => {
  expect(await plannedAfterReading(notPlanning)).toEqual([]);
});
