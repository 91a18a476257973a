import { searchText } from '../../domain/search/searchText';
import type { Language } from '../../domain/languages/languages';
import { texts } from '../i18n/texts';

type KnownService = keyof typeof texts.vi.services;

const knownServices = new Map(
  Object.entries(texts.vi.services).map(([key, name]) => [searchText(name), key as KnownService]),
);

/** A service as its partner wrote it, or in the reader's words where those are known. */
export function serviceName(name: string, language: Language): string {
  if (language === 'vi') return name;
  const known = knownServices.get(searchText(name));
  return known ? texts[language].services[known] : name;
}
