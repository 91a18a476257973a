import type { Catalogue } from './catalogue';
import { texts as en } from './en/reviews';
import { texts as vi, type ReviewTexts } from './vi/reviews';

export const reviewTexts: Catalogue<ReviewTexts> = { vi, en };
