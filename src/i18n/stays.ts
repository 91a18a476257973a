import type { Catalogue } from './catalogue';
import { texts as en } from './en/stays';
import { texts as vi, type StayTexts } from './vi/stays';

export const stayTexts: Catalogue<StayTexts> = { vi, en };
