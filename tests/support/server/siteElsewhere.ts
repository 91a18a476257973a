import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBuilder } from 'vite';
import { languageInCookies } from '../../../domain/languages/languageCookie';
import { indexFile } from '../../../server/render/manifest';
import { isForBrowsers } from '../../../scripts/build/languageBuilds';

interface Place {
  /** Where it is served. */
  origin: string;
  /** The server that it was built for. */
  api: string;
}

/** Builds the client for a server elsewhere and serves it as plain files; answers how to stop that. */
export async function serveSite({ origin, api }: Place): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'nghi-dau-site-'));
  process.env.VITE_API_URL = api;
  await buildSite(outDir);
  const site = Fastify();
  site.addHook('onSend', async ({ url }, reply) => {
    reply.header('Content-Security-Policy', policy(api, /^\/(partner|admin)/.test(url)));
  });
  await site.register(fastifyStatic, { root: outDir, index: false, wildcard: false });
  site.setNotFoundHandler(({ headers }, reply) =>
    reply.header('Vary', 'Cookie').sendFile(indexFile(languageInCookies(headers.cookie))),
  );
  await site.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  return async () => {
    await site.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

/** All but the part that is for the product's own server. */
async function buildSite(outDir: string): Promise<void> {
  const builder = await createBuilder({
    build: { outDir },
    logLevel: 'error',
    builder: {
      async buildApp({ environments, build }) {
        for (const environment of Object.values(environments).filter(isForBrowsers)) {
          await build(environment);
        }
      },
    },
  });
  await builder.buildApp();
}

/** What docs/operations.md tells whoever serves the client; its pictures come from a plain http server here. */
function policy(api: string, isDesk: boolean): string {
  return [
    "default-src 'self'",
    `connect-src 'self' ${api}`,
    `img-src 'self' data: blob: https: ${api}`,
    ...(isDesk ? ["style-src 'self' 'unsafe-inline'"] : []),
  ].join('; ');
}
