import type { Catalogue } from './catalogue';
import { texts as en } from './en/search';
import { texts as vi, type SearchTexts } from './vi/search';

export const searchTexts: Catalogue<SearchTexts> = { vi, en };
