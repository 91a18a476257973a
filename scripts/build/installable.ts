import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../domain/languages/languages';
import { indexFile } from '../../server/render/manifest';
import { drawIcons } from './icons';
import { languageOfBuild, isForBrowsers } from './languageBuilds';
import { offlineFiles } from './offlineFiles';
import { themeColours, webManifest } from './webManifest';

const worker = fileURLToPath(new URL('../../src/app/serviceWorker.ts', import.meta.url));

/** Makes the built site one that a device can keep: icons, web manifest, service worker. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    applyToEnvironment: isForBrowsers,
    transformIndexHtml: () => [
      link('manifest', '/manifest.webmanifest'),
      link('apple-touch-icon', '/apple-touch-icon.png'),
    ],
    async generateBundle() {
      if (languageOfBuild(this.environment) !== DEFAULT_LANGUAGE) return;
      const colours = await themeColours();
      for (const [fileName, source] of Object.entries(await drawIcons(colours))) {
        this.emitFile({ type: 'asset', fileName, source });
      }
      const source = webManifest(colours);
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
    },
    buildApp: {
      // It keeps files of every language's build.
      order: 'post',
      async handler({ config }) {
        const dist = resolve(config.root, config.build.outDir);
        await writeFile(join(dist, 'service-worker.js'), await serviceWorker(dist));
      },
    },
  };
}

function link(rel: string, href: string): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href }, injectTo: 'head' };
}

/** The worker, told which files belong to this release. */
async function serviceWorker(dist: string): Promise<string> {
  const hash = createHash('sha256');
  const files: Partial<Record<Language, string[]>> = {};
  for (const language of LANGUAGES) {
    files[language] = await offlineFiles(dist, language);
    hash.update(await readFile(join(dist, indexFile(language)))).update(files[language].join());
  }
  const release = hash.digest('hex').slice(0, 12);
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
