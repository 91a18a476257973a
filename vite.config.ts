import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { backofficePart } from './scripts/build/backofficeParts';
import { compiledOnArrival } from './scripts/build/compiledOnArrival';
import { pageStyles } from './scripts/build/pageStyles';
import { serverRenderingBuild } from './scripts/build/serverRenderingBuild';
import { installable } from './scripts/build/installable';
import { languageBuilds } from './scripts/build/languageBuilds';
import { sharedPart } from './scripts/build/sharedParts';
import { unusedParts } from './scripts/build/unusedParts';
import { unusedFunctions } from './scripts/build/unusedFunctions';
import { unusedRouter } from './scripts/build/unusedRouter';

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .sort();

/** A class by its name and its file's number, shortly: the scripts carry every one that they set. */
function className(name: string, file: string): string {
  const number = styles.indexOf(relative('src', file.split('?')[0] ?? ''));
  return `${name}_${number.toString(36)}`;
}

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  // The other form of it brings a second copy of each of its parts.
  resolve: { alias: { 'antd/locale': 'antd/es/locale' } },
  css: { modules: { generateScopedName: className } },
  plugins: [
    react(),
    unusedParts(),
    unusedFunctions(),
    unusedRouter(),
    pageStyles(),
    compiledOnArrival(),
    installable(),
    languageBuilds(),
    serverRenderingBuild(),
  ],
  build: {
    target: 'es2022',
    // The server reads it to preload a page's chunk.
    manifest: true,
    assetsInlineLimit: 0,
    // A browser without it fetches a chunk when it is imported: later, and all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The entry lists every chunk's name, for preloading: short names keep that list small.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:6][extname]',
        // What every page needs, in one file that compresses better than five; nothing else may join.
        // Libraries stay apart, so that no page carries another's.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: backofficePart, minShareCount: 2, priority: 1 },
            { name: sharedPart, minShareCount: 2 },
          ],
        },
      },
    },
  },
  builder: {
    // One after the other: the first empties the folder, and what the service worker keeps is known after the last.
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments))
        await builder.build(environment);
    },
  },
  server: {
    proxy: { '/api': server, '/auth': server, '/images': server },
  },
});
