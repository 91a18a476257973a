/** The number without the spaces, dots, dashes and parentheses that people type into it. */
export function normalizePhone(text: string): string {
  return text.replace(/[\s.()\u2010-\u2015-]/g, '');
}

/** Whether it is 0, 84 or +84 followed by nine digits, separators aside. */
export function isVietnamesePhone(text: string): boolean {
  return /^(0|\+?84)\d{9}$/.test(normalizePhone(text));
}
