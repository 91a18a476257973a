import { build, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetOld } from './cacheFolder';
import { compiled, programFolder, programSources } from './programs';

/** They look for files beside their own. */
const STAY_OUTSIDE = [
  ...['@electric-sql/*', '@fastify/swagger', '@fastify/swagger-ui', '@node-rs/argon2'],
  ...['piscina', 'sharp'],
];

/** A module finds the files beside it where it stands in the source. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup({ onLoad }) {
    const own = ['demo', 'domain', 'server', 'site', 'tests'].map((name) => path.resolve(name));
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      if (!own.some((folder) => file.startsWith(folder + path.sep))) return undefined;
      const contents = (await readFile(file, 'utf8'))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file)))
        .replaceAll("'./worker.mjs'", JSON.stringify(pathToFileURL(compiled('databaseThread'))));
      return { loader: 'ts', contents };
    });
  },
};

const nowhere = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
const noMap = `data:application/json;base64,${Buffer.from(nowhere).toString('base64')}`;

/** Every start reads the map, most of which would be of packages. */
const ownMapAlone: Plugin = {
  name: 'own map alone',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules.*\.[cm]?js$/ }, async ({ path: file }) => ({
      loader: 'js',
      contents: `${await readFile(file, 'utf8')}\n//# sourceMappingURL=${noMap}`,
    }));
  },
};

/** What packages expect that are no modules themselves. */
const asInPackages = [
  "import { createRequire as requireFrom } from 'node:module';",
  'const require = requireFrom(import.meta.url);',
].join('\n');

/**
 * Compiled once for all starts in a run, packages and all: to find and read their files takes a start a quarter of its
 * time. What is loaded on demand lies in files of its own.
 */
export async function compilePrograms(): Promise<void> {
  if (process.env.TEST_PROGRAMS) return;
  await forgetOld(programFolder);
  await build({
    entryPoints: programSources,
    outdir: programFolder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    external: STAY_OUTSIDE,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    banner: { js: asInPackages },
    plugins: [ownPlaces, ownMapAlone],
  });
  process.env.TEST_PROGRAMS = programFolder;
}
