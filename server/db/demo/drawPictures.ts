import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allSubjects } from './content/pictures';
import { renderPicture } from './pictures/draw';
import { drawSubject, type Subject } from './pictures/subject';

/** More would only wait for the same cores. */
const AT_ONCE = 4;

/** Draws every picture of the demo data into the folder of images, in all widths. */
export async function drawPictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const waiting = [...allSubjects()];
  const draw = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await drawOne(folder, ...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
}

async function drawOne(folder: string, key: string, subject: Subject): Promise<void> {
  for (const { width, data } of await renderPicture(drawSubject(subject))) {
    await writeFile(join(folder, `${key}-${width}.webp`), data);
  }
}
