import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { folderStore } from './folderStore';

/** Where the files of pictures are: each is written once under a name of its own. */
export interface ImageStore {
  /** Resolves when the file is as safe as a row of the database. @throws when it is not kept */
  put(name: string, data: Buffer): Promise<void>;
  /** Resolves also when there is no such file. */
  remove(name: string): Promise<void>;
  /** Answers `GET /images/<name>`. */
  serve(app: FastifyInstance): Promise<void>;
}

interface Parts {
  settings: Pick<Settings, 'imageBucket' | 'imageFolder'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The bucket of the settings, or without one a folder. */
export async function imageStore({ settings, log }: Parts): Promise<ImageStore> {
  if (!settings.imageBucket) return folderStore(settings.imageFolder);
  // Its library is large, and most servers do without.
  const { bucketStore } = await import('./bucketStore');
  return bucketStore(settings.imageBucket, log);
}
