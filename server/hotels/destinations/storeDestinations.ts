import type { FastifyBaseLogger } from 'fastify';
import { recordAnyChange } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { inTransaction } from '../../db/transaction';
import { storeIllustrations } from '../../files/illustrations';
import type { ImageStore } from '../../files/imageStore';
import { DESTINATIONS, pictureOf } from './destinations';
import { destinationPictures, upsertDestination } from './queries';

interface Parts {
  images: Pick<ImageStore, 'put'>;
  log: FastifyBaseLogger;
}

const PICTURES = new URL('pictures/', import.meta.url);

/**
 * Brings the places that travellers search for up to those of this version, pictures first. Nothing
 * is written where they are stored already.
 *
 * @returns whether any has changed
 */
export async function storeDestinations(db: Db, { images, log }: Parts): Promise<boolean> {
  const stored = await destinationPictures(db);
  const unstored = DESTINATIONS.filter(({ slug }) => stored.get(slug) !== pictureOf(slug));
  if (unstored.length > 0) {
    log.info(`storing the pictures of ${unstored.length} destinations, once`);
    const files = unstored.map(({ slug }) => pictureOf(slug));
    await storeIllustrations(images, files, PICTURES);
  }
  return inTransaction(db, async (tx) => {
    let changed = 0n;
    for (const [position, destination] of DESTINATIONS.entries()) {
      changed += await upsertDestination(tx, destination, position);
    }
    // Otherwise each start would make all servers forget what they remember.
    if (changed > 0n) await recordAnyChange(tx);
    return changed > 0n;
  });
}
