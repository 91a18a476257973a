import { allSubjects } from './content/pictures';
import { renderPicture } from './pictures/draw';
import { drawSubject, type Subject } from './pictures/subject';

/** More would only wait for the same cores. */
const AT_ONCE = 4;

/** Where pictures go, one file for each width. */
export interface Album {
  put(name: string, data: Buffer): Promise<void>;
}

/** Draws every picture of the demo data, in all widths. */
export async function drawPictures(album: Album): Promise<void> {
  const waiting = [...allSubjects()];
  const draw = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await drawOne(album, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}

async function drawOne(album: Album, key: string, subject: Subject): Promise<void> {
  for (const { width, data } of await renderPicture(drawSubject(subject))) {
    await album.put(`${key}-${width}.webp`, data);
  }
}
