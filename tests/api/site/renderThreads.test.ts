import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderThreads } from '../../../server/render/renderThreads';

test('a thread that ends while it draws nothing is told to the log, and ends nothing else', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'nghi-dau-threads-'));
  const program = path.join(folder, 'program.mjs');
  await writeFile(program, `throw new Error('torn');`);
  const { err } = await new Promise<{ err: Error }>((resolve) => {
    renderThreads(program, { error: resolve });
  });
  expect(err.message).toBe('torn');
  await rm(folder, { recursive: true });
});
