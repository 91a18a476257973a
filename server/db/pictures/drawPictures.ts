import { PICTURE_HEIGHT, PICTURE_WIDTHS, renderPicture } from './draw';
import { drawSubject, subjectKey, type Subject } from './subject';

/** More would only wait for the same cores. */
const AT_ONCE = 4;

/** Where pictures go, one file for each width. */
export interface Album {
  put(name: string, data: Buffer): Promise<void>;
}

/** Draws each of the pictures once, in all widths. */
export async function drawPictures(album: Album, subjects: readonly Subject[]): Promise<void> {
  const waiting = [...new Map(subjects.map((subject) => [subjectKey(subject), subject]))];
  const draw = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await drawOne(album, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}

/** What the database keeps of a drawn picture. */
export function drawnImage(subject: Subject) {
  return {
    file: subjectKey(subject),
    widths: [...PICTURE_WIDTHS],
    width: Math.max(...PICTURE_WIDTHS),
    height: PICTURE_HEIGHT,
  };
}

async function drawOne(album: Album, key: string, subject: Subject): Promise<void> {
  for (const { width, data } of await renderPicture(drawSubject(subject))) {
    await album.put(`${key}-${width}.webp`, data);
  }
}
