import { catalogue } from './catalogue';
import { texts as vi } from './vi/home';

export const homeTexts = catalogue('home', vi);
