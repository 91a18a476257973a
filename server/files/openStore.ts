import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { folderStore } from './folderStore';
import type { ImageStore } from './imageStore';

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
