import { catalogue } from './catalogue';
import { texts as vi } from './vi/tripSearch';

export const tripSearchTexts = catalogue('tripSearch', vi);
