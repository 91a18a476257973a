import type { Catalogue } from './catalogue';
import { texts as en } from './en/guests';
import { texts as vi, type GuestsTexts } from './vi/guests';

export const guestsTexts: Catalogue<GuestsTexts> = { vi, en };
