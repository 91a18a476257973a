import path from 'node:path';

/** Where the packages that stay outside are found. */
export const programFolder = path.resolve('node_modules/.cache/test-programs');

export const programSources = {
  server: 'tests/support/server/testServer.ts',
  product: 'server/main.ts',
  /** The thread of the embedded database, which would load a compiler of its own at each start. */
  databaseThread: 'server/db/embedded/worker.ts',
  databaseProcess: 'tests/db/databaseProcess.ts',
};

export const compiled = (name: keyof typeof programSources) =>
  path.join(programFolder, `${name}.mjs`);

/** Where Node finds a program that tests start again and again. */
export function program(name: keyof typeof programSources): string {
  if (!process.env.TEST_PROGRAMS) throw new Error('No compiled programs: was globalSetup run?');
  return compiled(name);
}
