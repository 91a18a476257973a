import fastifyStatic from '@fastify/static';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageStore } from './imageStore';
import { IMAGE_PREFIX, KEPT_SECONDS } from './images';

/** Pictures as plain files of one folder. */
export function folderStore(folder: string): ImageStore {
  return {
    async put(name, data) {
      await mkdir(folder, { recursive: true });
      // On the disk before a row names it, like the row itself.
      await writeFile(join(folder, name), data, { flush: true });
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async serve(app) {
      await mkdir(folder, { recursive: true });
      await app.register(fastifyStatic, {
        root: folder,
        prefix: IMAGE_PREFIX,
        immutable: true,
        maxAge: KEPT_SECONDS * 1000,
        decorateReply: false,
      });
    },
  };
}
