export const MAX_COMMENT_LENGTH = 2000;
export const MAX_ANSWER_LENGTH = 1000;

const CHANGE_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** When a review can no longer be changed by its guest. */
export function reviewChangeableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + CHANGE_DAYS * DAY_MS);
}

/** What people wrote, as it is stored: composed, one kind of line break, at most one empty line. */
export function tidyFreeText(text: string): string {
  const lines = text.normalize('NFC').replace(/\r\n?/g, '\n');
  return lines.replace(/\n\s*\n/g, '\n\n').trim();
}

/** As the contract counts: whole characters of the tidied text. */
export function freeTextLength(text: string): number {
  return [...tidyFreeText(text)].length;
}

/** Whether a tidied text holds more than letters and line breaks: it would spoil what is around it. */
export function hasControls(freeText: string): boolean {
  return /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u.test(freeText);
}
