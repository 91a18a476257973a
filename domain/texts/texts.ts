/** A text as it is sent and stored: composed, without blanks around it. */
export function tidy(text: string): string {
  return text.normalize('NFC').trim();
}

/** How long it is then: whole characters. */
export function lengthOf(text: string): number {
  return [...tidy(text)].length;
}

/** Neither a blank nor a control, nor what joins or turns letters without being one, nor a sign of no dots. */
const SEEN = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is nothing in it that can be seen: nobody could read it, or press it where it is a name. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text);
}

const HALF_A_PAIR = /\p{Surrogate}/u;

/** Whether a database can keep it: none takes a NUL, or half of a pair that stands for one sign. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !HALF_A_PAIR.test(text);
}
