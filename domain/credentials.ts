const LEAST_PASSWORD = 6;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text has an address's shape; only a mail can tell whether it is one. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** A new password has at least six characters, whatever they take to store. */
export function isLongEnough(password: string): boolean {
  return [...password].length >= LEAST_PASSWORD;
}
