import type { Catalogue } from './catalogue';
import { texts as en } from './en/reviewWords';
import { texts as vi, type ReviewWordTexts } from './vi/reviewWords';

export const reviewWordTexts: Catalogue<ReviewWordTexts> = { vi, en };
