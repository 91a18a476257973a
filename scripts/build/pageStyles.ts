import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  FRAME,
  manifestFile,
  moduleIn,
  readManifest,
  stylesOf,
} from '../../server/render/manifest';
import { pageFile } from '../../site/pageFile';
import { rows } from '../../site/pages';

/**
 * Writes the styles of each page that is rendered on the server as one file, which the manifest names at its
 * module: several would take the connections that its program needs.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Before anything else reads the manifest.
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir = 'dist' }) {
        const manifest = await readManifest(dir);
        for (const [key] of rows.filter(([, { rendered }]) => rendered)) {
          const module = moduleIn(manifest, pageFile(key));
          const files = stylesOf(manifest, [FRAME, module]);
          const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
          const sheet = texts.join('');
          const name = createHash('sha256').update(sheet).digest('base64url').slice(0, 6);
          manifest[module]!.sheet = `assets/${name}.css`;
          await writeFile(join(dir, `assets/${name}.css`), sheet);
        }
        await writeFile(manifestFile(dir), JSON.stringify(manifest));
      },
    },
  };
}
