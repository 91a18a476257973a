/** Controls but tabs and line breaks, and marks that turn the direction of writing: nobody sees them, and they spoil what stands around. */
const SPOILING = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text as it is sent and stored: composed, without what spoils others and without blanks around it. One of nothing else
 * stays: where it may not be empty, it does not become so.
 */
export function tidy(text: string): string {
  const composed = text.normalize('NFC');
  return composed.replaceAll(SPOILING, '').trim() || composed.trim();
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
