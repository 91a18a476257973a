import type { Catalogue } from './catalogue';
import { texts as en } from './en/pager';
import { texts as vi, type PagerTexts } from './vi/pager';

export const pagerTexts: Catalogue<PagerTexts> = { vi, en };
