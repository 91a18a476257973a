import { catalogue } from './catalogue';
import { texts as vi } from './vi/search';

export const searchTexts = catalogue('search', vi);
