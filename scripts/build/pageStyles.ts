import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  AREA,
  FRAME,
  manifestPath,
  moduleIn,
  readManifest,
  stylesOf,
} from '../../server/render/manifest';
import { isInBackoffice } from '../../site/backoffice';
import { pageFile } from '../../site/pageFile';
import { rows } from '../../site/pages';
import { isForBrowsers, languageOfBuild } from './languageBuilds';

/**
 * Writes the styles of each page that travellers land on, and of each of the back office, as one file, which
 * the manifest names at its module: several would take the connections that its program needs.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    // Before anything else reads the manifest.
    writeBundle: {
      sequential: true,
      order: 'pre',
      async handler({ dir = 'dist' }) {
        const language = languageOfBuild(this.environment);
        const manifest = await readManifest(dir, language);
        for (const [key, { path, rendered, sameAs, leadsTo }] of rows) {
          const isThere = isInBackoffice(path);
          if (sameAs || leadsTo || !(rendered || isThere)) continue;
          const module = moduleIn(manifest, pageFile(key));
          const files = stylesOf(manifest, [...(isThere ? AREA : [FRAME]), module]);
          const texts = await Promise.all(files.map((file) => readFile(join(dir, file), 'utf8')));
          const sheet = texts.join('');
          const name = createHash('sha256').update(sheet).digest('base64url').slice(0, 6);
          manifest[module]!.sheet = `assets/${name}.css`;
          await writeFile(join(dir, `assets/${name}.css`), sheet);
        }
        await writeFile(join(dir, manifestPath(language)), JSON.stringify(manifest));
      },
    },
  };
}
