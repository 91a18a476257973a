import { build, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the packages that it imports are found. */
const outfile = path.resolve('node_modules/.cache/test-server.mjs');

/** A module finds the files beside it where it stands in the source. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\/(demo|domain|server|site|tests)\/[^?]*\.ts$/ }, async ({ path: file }) => ({
      loader: 'ts',
      contents: (await readFile(file, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(file)),
      ),
    }));
  },
};

/** The test server in one file, compiled once for all its starts in a run. */
export async function compiledServer(): Promise<string> {
  await build({
    entryPoints: ['tests/support/server/testServer.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    plugins: [ownPlaces],
  });
  return outfile;
}
