/**
 * Text as searches compare it: lower case, without marks, single spaces. Đ is a letter of its own, not
 * a marked D, so it is mapped by hand; so is its look-alike Ð, which some keyboards produce.
 */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đð]/g, 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text as searches compare them, without what stands between them. */
export function searchWords(text: string): string[] {
  return searchText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}
