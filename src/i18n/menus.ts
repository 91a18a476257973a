import { catalogue } from './catalogue';
import { texts as vi } from './vi/menus';

export const menuTexts = catalogue('menus', vi);
