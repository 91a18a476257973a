import { build, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the packages that it imports are found. */
const outdir = path.resolve('node_modules/.cache/test-server');
const server = path.join(outdir, 'server.mjs');
/** The thread of the embedded database, which would load a compiler of its own at each start. */
const thread = path.join(outdir, 'database.mjs');

/** A module finds the files beside it where it stands in the source. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\/(demo|domain|server|site|tests)\/[^?]*\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file)))
        .replaceAll("'./worker.mjs'", JSON.stringify(pathToFileURL(thread))),
    }));
  },
};

/** The test server and its database's thread in a file each, compiled once for all starts in a run. */
export async function compiledServer(): Promise<string> {
  await build({
    entryPoints: {
      server: 'tests/support/server/testServer.ts',
      database: 'server/db/embedded/worker.ts',
    },
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    plugins: [ownPlaces],
  });
  return server;
}
