import { basename } from 'node:path';
import { defaultServerConditions, type Plugin } from 'vite';
import { LATER_PARTS } from '../../server/render/manifest';
import { pageFile } from '../../site/pageFile';
import { rows } from '../../site/pages';

const ENTRY = 'src/app/serverRendering.tsx';
const LATER = '\0later';
/** What the first views of pages are drawn of; all else that loads later is not there yet. */
const rendered = [
  'allTexts',
  ...Object.values(LATER_PARTS)
    .flat()
    .map((file) => basename(file, '.tsx')),
  ...rows.flatMap(([key, page]) => (page.rendered ? [basename(pageFile(key), '.tsx')] : [])),
];

/**
 * Builds the client once more, for the server: the program that draws a page's first view. It
 * stands by itself in dist/server, and shares the names of styles and pictures with the browser's.
 */
export function serverRenderingBuild(): Plugin {
  return {
    name: 'first-view',
    apply: 'build',
    config: () => ({
      environments: {
        server: {
          define: { 'process.env.NODE_ENV': '"production"' },
          // Libraries as modules, of which every import is a name and no look-up.
          resolve: { noExternal: true, conditions: ['module-sync', ...defaultServerConditions] },
          build: {
            ssr: true,
            outDir: 'dist/server',
            emitAssets: false,
            manifest: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: ENTRY,
              output: { entryFileNames: 'serverRendering.js', codeSplitting: true },
            },
          },
        },
      },
    }),
    resolveId: {
      order: 'pre',
      handler(source, _importer, { kind }) {
        if (this.environment.name !== 'server' || kind !== 'dynamic-import') return undefined;
        return rendered.includes(basename(source)) ? undefined : LATER;
      },
    },
    // A program that never arrives: its place shows what stands there until it does.
    load: (id) => (id === LATER ? 'await new Promise(() => undefined);' : undefined),
  };
}
