import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { drawIcons } from './icons';
import { offlineFiles } from './offlineFiles';
import { themeColours, webManifest } from './webManifest';

const worker = fileURLToPath(new URL('../../src/app/serviceWorker.ts', import.meta.url));

/** Makes the built site one that a device can keep: icons, web manifest, service worker. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: () => [
      link('manifest', '/manifest.webmanifest'),
      link('apple-touch-icon', '/apple-touch-icon.png'),
    ],
    async generateBundle() {
      const colours = await themeColours();
      for (const [fileName, source] of Object.entries(await drawIcons(colours))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const source = webManifest(colours);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    async writeBundle({ dir = 'dist' }) {
      await writeFile(join(dir, 'service-worker.js'), await serviceWorker(dir));
    },
  };
}

function link(rel: string, href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href }, injectTo: 'head' };
}

/** The worker, told which files belong to this release. */
async function serviceWorker(dist: string): Promise<string> {
  const files = await offlineFiles(dist);
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const release = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12);
  const { outputFiles } = await build({
    entryPoints: [worker],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { SHELL_FILES: JSON.stringify(files), RELEASE: JSON.stringify(release) },
  });
  return outputFiles[0]!.text;
}
