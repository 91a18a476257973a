import { readdir } from 'node:fs/promises';
import { allSubjects } from '../../demo/content/pictures';
import { subjectKey } from '../../demo/subject';
import { fileNamesOf } from '../../server/files/images';
import { illustration } from '../../server/files/illustrations';
import { DESTINATIONS, pictureOf } from '../../server/hotels/destinations/destinations';

const folders: [string, string[]][] = [
  ['demo/pictures', allSubjects().map(subjectKey)],
  ['server/hotels/destinations/pictures', DESTINATIONS.map(({ slug }) => pictureOf(slug))],
];

it.each(folders)('%s has just the pictures that are shown: npm run draw', async (folder, shown) => {
  const names = [...new Set(shown)].flatMap((file) => fileNamesOf(illustration(file)));
  expect((await readdir(folder)).sort()).toEqual(names.sort());
});
