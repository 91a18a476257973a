import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startExample } from '../../../examples/backend/tests/support/started';

// What was recorded once is shown in all of them.
test.describe.configure({ mode: 'serial' });

const run = promisify(execFile);
const ACCOUNTS = [
  ...['--customer', 'customer@example.com:Customer123'],
  ...['--partner', 'partner@example.com:Partner123'],
];

let recorded = '';

/** `npm run contract:check --`: how it ended, and what it said. */
async function contractCheck(...args: string[]): Promise<{ code: number; said: string }> {
  const command = ['--import', 'tsx', 'packages/contract-check/src/main.ts', ...args];
  return run(process.execPath, command).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
}

/** The recording with another body wherever the operation answered well. */
async function withPlanted(change: Record<string, (body: object) => object>): Promise<string> {
  const lines = (await readFile(recorded, 'utf8')).trimEnd().split('\n');
  const planted = lines.map((line) => {
    const entry = JSON.parse(line) as { operationId: string; status: number; body: object };
    const changed = entry.status < 300 ? change[entry.operationId] : undefined;
    return JSON.stringify(changed ? { ...entry, body: changed(entry.body) } : entry);
  });
  const file = test.info().outputPath('planted.jsonl');
  await writeFile(file, planted.join('\n'));
  return file;
}

test('answers of a server that keeps the contract draw every screen', async ({}, { outputDir }) => {
  const example = await startExample();
  recorded = path.join(outputDir, 'recorded.jsonl');
  const check = await contractCheck(example.url, ...ACCOUNTS, '--record', recorded);
  await example.stop();
  expect(check).toMatchObject({ code: 0 });

  const text = await readFile(recorded, 'utf8');
  for (const secret of ['Customer123', 'Partner123', 'customer@example.com', 'eyJ']) {
    expect(text).not.toContain(secret);
  }
  const { code, said } = await contractCheck('--replay', recorded);
  expect(code, said).toBe(0);
  expect(said).toContain('nothing found');
  expect(said).toMatch(/screens \d\d\/43/);
});

test('a screen is wrong where an answer is, and the answer is named', async () => {
  const file = await withPlanted({
    getHotel: (body) => ({ ...body, name: { vi: 'Sông Hàn' } }),
    getBooking: (body) => ({ ...body, bookingId: undefined }),
    getPartnerHotel: (body) => ({ ...body, website: undefined }),
    listPartnerRooms: (body) => ({ ...body, content: 'none' }),
  });
  const editHotel = '/partner/hotel-management/edit/:hotelId';
  const rooms = '/partner/room-management';
  const screens = ['/hotels/:id', '/bookings/:bookingId', editHotel, rooms, '/login'];
  const options = screens.flatMap((screen) => ['--screen', screen]);
  const { code, said } = await contractCheck('--replay', file, ...options);
  expect(code, said).toBe(1);
  expect(said).toContain('/hotels/:id is wrong');
  expect(said).toContain('getHotel: name must be string');
  expect(said).toContain('/bookings/:bookingId is wrong');
  expect(said).toContain('getBooking: bookingId is missing');
  expect(said).toContain(`${rooms} is wrong`);
  // It stands there like all others, but for a field.
  expect(said).toContain(`${editHotel} is wrong`);
  expect(said).toContain('getPartnerHotel: website is missing');
  expect(said).toContain('screens 1/5');
});

test('what is blank, wrong or too wide is told apart', async ({}, { outputDir }) => {
  const client = path.join(outputDir, 'client');
  await mkdir(client, { recursive: true });
  await writeFile(
    path.join(client, 'index.html'),
    `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><body><script>
      document.body.innerHTML = {
        '/': '<main><p style="width: 700px">Rộng</p></main>',
        '/login': '<main></main>',
        '/register': '<main>Tổng: NaN ₫</main>',
      }[location.pathname];
    </script>`,
  );
  const options = ['/', '/login', '/register'].flatMap((screen) => ['--screen', screen]);
  const { code, said } = await contractCheck('--replay', recorded, '--client', client, ...options);
  expect(code, said).toBe(1);
  expect(said).toContain('/ is wide');
  expect(said).toContain('/login is blank');
  expect(said).toContain('/register is wrong');
  expect(said).toContain('at 360 px: "Tổng: NaN ₫"');
});
