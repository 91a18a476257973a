import type { StayTexts } from '../../i18n/vi/stays';

/** 'đôi', 'Queen' … in the reader's language, from any spelling; '' for a bed that nobody knows. */
export function bedName(texts: StayTexts, bed: string | undefined): string {
  const names: Record<string, string> = texts.bedNames;
  return names[(bed ?? '').toUpperCase()] ?? '';
}
