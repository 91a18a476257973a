import type { Catalogue } from './catalogue';
import { texts as en } from './en/site';
import { texts as vi, type SiteTexts } from './vi/site';

export const siteTexts: Catalogue<SiteTexts> = { vi, en };
