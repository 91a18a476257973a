import { MAX_PICTURE_BYTES, MAX_PICTURE_MEGABYTES } from '../../../../domain/hotels/pictures';
import { imageTexts as texts } from '../../../i18n/en/partner/images';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Which of the files can be sent, and what to say of the others.
 *
 * @param room for how many, at least none
 */
export function chooseFiles(files: readonly File[], room: number, most: number) {
  const judged = files.map((file) => ({ file, problem: problemOf(file) }));
  const problems = judged.flatMap(({ problem }) => problem ?? []);
  const right = judged.flatMap(({ file, problem }) => (problem === undefined ? file : []));
  const leftOut = right.slice(room).map(({ name }) => name);
  if (leftOut.length > 0) problems.push(texts.leftOut(leftOut.join(', '), most));
  return { chosen: right.slice(0, room), problems };
}

/** A line may be too slow to learn of the size from the server. */
function problemOf({ name, type, size }: File): string | undefined {
  if (!IMAGE_TYPES.includes(type)) return texts.wrongKind(name);
  if (size === 0) return texts.empty(name);
  return size > MAX_PICTURE_BYTES ? texts.tooLarge(name, MAX_PICTURE_MEGABYTES) : undefined;
}
