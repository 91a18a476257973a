import type { Catalogue } from './catalogue';
import { texts as en } from './en/menus';
import { texts as vi, type MenuTexts } from './vi/menus';

export const menuTexts: Catalogue<MenuTexts> = { vi, en };
