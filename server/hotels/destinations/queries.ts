import { sql } from 'kysely';
import { searchText } from '../../../domain/search/searchText';
import { unrecorded } from '../../db/changeRecording';
import type { Db } from '../../db/db';
import { illustration } from '../../files/illustrations';
import { pictureOf, type Destination } from './destinations';

/** The file of each stored destination's picture, by slug. */
export async function destinationPictures(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; file: string }>`
    select slug, image->>'file' as file from destinations`.execute(db);
  return new Map(rows.map(({ slug, file }) => [slug, file]));
}

/** @returns how many rows changed, which the caller records */
export async function upsertDestination(
  db: Db,
  destination: Destination,
  position: number,
): Promise<bigint> {
  const { slug, nameVi, nameEn, aliases, description, descriptionEn, featured } = destination;
  const names = [nameVi, nameEn, ...aliases].map(searchText);
  const { numAffectedRows } = await sql`
    ${unrecorded} insert into destinations as d (slug, position, name_vi, name_en, description_vi,
      description_en, featured, aliases, image)
    values (${slug}, ${position}, ${nameVi}, ${nameEn}, ${description}, ${descriptionEn},
      ${featured}, ${names}::text[], ${JSON.stringify(illustration(pictureOf(slug)))}::jsonb)
    on conflict (slug) do update set
      position = excluded.position, name_vi = excluded.name_vi, name_en = excluded.name_en,
      description_vi = excluded.description_vi, description_en = excluded.description_en,
      featured = excluded.featured, aliases = excluded.aliases, image = excluded.image
    where d is distinct from excluded`.execute(db);
  return numAffectedRows ?? 0n;
}
