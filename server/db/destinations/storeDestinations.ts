import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { searchText } from '../../../domain/searchText';
import type { Db } from '../db';
import { drawnImage, drawPictures, type Album } from '../pictures/drawPictures';
import type { Subject } from '../pictures/subject';
import { inTransaction } from '../transaction';
import { DESTINATIONS, type Destination } from './destinations';

interface Parts {
  images: Album;
  log: FastifyBaseLogger;
}

interface Stored {
  slug: string;
  image: { file: string };
}

/**
 * Brings the places that travellers search for up to those of this version, pictures first. Nothing
 * is written and nothing drawn where they are stored already.
 *
 * @returns whether any has changed
 */
export async function storeDestinations(db: Db, { images, log }: Parts): Promise<boolean> {
  const { rows } = await sql<Stored>`select slug, image from destinations`.execute(db);
  const files = new Map(rows.map(({ slug, image }) => [slug, image.file]));
  const undrawn = DESTINATIONS.map(pictureOf).filter(
    (picture) => files.get(picture.place) !== drawnImage(picture).file,
  );
  if (undrawn.length > 0) {
    log.info(`drawing the pictures of ${undrawn.length} destinations, once`);
    await drawPictures(images, undrawn);
  }
  return inTransaction(db, async (tx) => {
    let changed = 0n;
    for (const [position, destination] of DESTINATIONS.entries()) {
      changed += await store(tx, destination, position);
    }
    return changed > 0n;
  });
}

function pictureOf({ slug }: Destination): Subject & { kind: 'place' } {
  return { kind: 'place', place: slug };
}

async function store(db: Db, destination: Destination, position: number): Promise<bigint> {
  const { slug, nameVi, nameEn, aliases, description, descriptionEn, featured } = destination;
  const names = [nameVi, nameEn, ...aliases].map(searchText);
  const { numAffectedRows } = await sql`
    insert into destinations as d (slug, position, name_vi, name_en, description_vi,
      description_en, featured, aliases, image)
    values (${slug}, ${position}, ${nameVi}, ${nameEn}, ${description}, ${descriptionEn},
      ${featured}, ${names}::text[], ${JSON.stringify(drawnImage(pictureOf(destination)))}::jsonb)
    on conflict (slug) do update set
      position = excluded.position, name_vi = excluded.name_vi, name_en = excluded.name_en,
      description_vi = excluded.description_vi, description_en = excluded.description_en,
      featured = excluded.featured, aliases = excluded.aliases, image = excluded.image
    where d is distinct from excluded`.execute(db);
  return numAffectedRows ?? 0n;
}
