import { imageTexts as texts } from '../../../i18n/en/partner/images';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Which of the files can be sent, and what to say of the others. */
export function chooseFiles(files: readonly File[], room: number, most: number) {
  const right = files.filter(({ type }) => IMAGE_TYPES.includes(type));
  const problems = files
    .filter(({ type }) => !IMAGE_TYPES.includes(type))
    .map(({ name }) => texts.wrongKind(name));
  const leftOut = right.length - room;
  if (leftOut > 0) problems.push(texts.leftOut(leftOut, most));
  return { chosen: right.slice(0, Math.max(0, room)), problems };
}
