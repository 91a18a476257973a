const SPOILING = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/** As the contract says that texts are stored. */
export function tidy(text: string): string {
  const composed = text.normalize('NFC');
  return composed.replaceAll(SPOILING, '').trim() || composed.trim();
}
