import type { Catalogue } from './catalogue';
import { texts as en } from './en/help';
import { texts as vi, type HelpTexts } from './vi/help';

export const helpTexts: Catalogue<HelpTexts> = { vi, en };
