/** Without the marks that nobody sees: phones put them around a number that is copied from their contacts. */
export function withoutHiddenMarks(number: string): string {
  return number.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

/**
 * The number without the spaces, dots, dashes and parentheses that people type into it, and without hidden marks; wide
 * digits, which keyboards of East Asia type, become plain ones.
 */
export function normalizePhone(text: string): string {
  return withoutHiddenMarks(text.normalize('NFKC')).replace(/[\s.()\u2010-\u2015-]/g, '');
}

/** Whether it is 0, 84 or +84 followed by nine digits, separators aside. */
export function isVietnamesePhone(text: string): boolean {
  return /^(0|\+?84)\d{9}$/.test(normalizePhone(text));
}
