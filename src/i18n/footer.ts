import type { Catalogue } from './catalogue';
import { texts as en } from './en/footer';
import { texts as vi, type FooterTexts } from './vi/footer';

export const footerTexts: Catalogue<FooterTexts> = { vi, en };
