/** How long a mailed link works. */
export const TOKEN_LIFE_HOURS = 24;

const MIN_PASSWORD = 6;
/**
 * What HTML takes for an address, within a domain that has a dot: no name around it, no comment, no
 * quotes, nothing that cannot be seen.
 */
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})+$`);

/** What sign-ups took before; such accounts go on. */
const ONCE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text has an address's shape; only a mail can tell whether it is one. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Whether an account may be known by it: one of today, or one that was signed up when more was taken. */
export function isKnownEmail(text: string): boolean {
  return ONCE_EMAIL.test(text.trim());
}

/** A new password has at least six characters, whatever they take to store. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= MIN_PASSWORD;
}

/** What addresses are compared by. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase().normalize('NFC');
}
