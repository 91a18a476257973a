import type { Catalogue } from './catalogue';
import { texts as en } from './en/home';
import { texts as vi, type HomeTexts } from './vi/home';

export const homeTexts: Catalogue<HomeTexts> = { vi, en };
