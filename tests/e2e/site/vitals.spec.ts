import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { call } from '../../support/client';
import { startServer, type RunningServer } from '../../support/server/server';
import { expect, test } from '../../support/browser/story';
import { heading } from '../steps';

const HOME = 'Đêm nay nghỉ đâu?';
const good = { page: '/hotels/:id', largestPaint: 1200.5, layoutShift: 0.01 };

test('nothing is measured unless the operator asks for it', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') reports.push(request.url());
  });
  await page.goto('/');
  await expect(heading(page, HOME)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.goto('/policy-support');
  await expect(heading(page, /./)).toBeVisible();
  expect(reports).toEqual([]);
  expect((await call('POST', '/vitals', { body: good })).status).toBe(404);
});

test.describe('when the operator asks', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ env: { WEB_VITALS: 'true' } });
  });
  test.afterAll(async () => server.stop());

  const written = async () => {
    const log = await readFile(path.join(server.dataDir, 'server.log'), 'utf8');
    const lines = log.split('\n').filter((line) => line.includes('"web vitals"'));
    return lines.map((line) => (JSON.parse(line) as { vitals: typeof good }).vitals);
  };

  test('a visit says how fast it was when it leaves', async ({ page }) => {
    await page.goto(`${server.url}/`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').getByRole('textbox').first().click();
    await page.goto('about:blank');
    await expect.poll(written).toHaveLength(1);
    const [report] = await written();
    expect(report).toMatchObject({ page: '/' });
    expect(report!.largestPaint).toBeGreaterThan(0);
    expect(report!.layoutShift).toBeLessThan(1);
  });

  test('what is no report is refused, and leaves no trace', async () => {
    const before = (await written()).length;
    const ask = (body: unknown) => call('POST', '/vitals', { body, url: server.url });
    for (const bad of [
      {},
      { ...good, page: '/bookings/ND-X-GB22V3KR9B' },
      { ...good, page: '/hotels?checkIn=2030-01-01' },
      { ...good, largestPaint: 'fast' },
      { ...good, largestPaint: -1 },
      { ...good, name: 'Lan' },
      'not json',
      '[]',
      'null',
    ]) {
      const { status } = await ask(bad);
      expect([400, 422], JSON.stringify(bad)).toContain(status);
    }
    expect((await ask({ ...good, page: 'x'.repeat(4000) })).status).toBe(413);
    expect(await written()).toHaveLength(before);
    expect((await ask(good)).status).toBe(204);
    await expect.poll(async () => (await written()).at(-1)).toEqual(good);
  });
});
