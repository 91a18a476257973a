import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings';
import { folderRecords } from './folderRecords';
import { folderStore } from './folderStore';
import type { ImageStore } from './imageStore';
import type { RecordStore } from './recordStore';

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

/** The same places for records, each kind in a folder of its own beside the pictures. */
export async function recordStore(
  { imageBucket, dataDir }: Pick<Settings, 'imageBucket' | 'dataDir'>,
  folder: string,
): Promise<RecordStore> {
  if (!imageBucket) return folderRecords(join(dataDir, folder));
  const { bucketRecords } = await import('./bucketRecords');
  return bucketRecords(imageBucket, folder);
}
