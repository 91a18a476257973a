import { mkdir, rm, writeFile } from 'node:fs/promises';
import { illustration } from '../server/files/illustrations';
import { DESTINATIONS } from '../server/hotels/destinations/destinations';
import { allSubjects } from './content/pictures';
import { drawSubject } from './drawing/drawSubject';
import { renderPicture } from './drawing/renderPicture';
import { subjectKey, type Subject } from './subject';

/** Draws anew all pictures that come with the product. The files are committed. */
const places = DESTINATIONS.map(({ slug }): Subject => ({ kind: 'place', place: slug }));
await draw(places, new URL('../server/hotels/destinations/pictures/', import.meta.url));
await draw(allSubjects(), new URL('pictures/', import.meta.url));

async function draw(subjects: readonly Subject[], folder: URL): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const each = new Map(subjects.map((subject) => [subjectKey(subject), subject]));
  for (const [key, subject] of each) {
    const { widths } = illustration(key);
    for (const { width, data } of await renderPicture(drawSubject(subject), widths)) {
      await writeFile(new URL(`${key}-${width}.webp`, folder), data);
    }
  }
}
