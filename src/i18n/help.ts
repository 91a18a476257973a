import { catalogue } from './catalogue';
import { texts as vi } from './vi/help';

export const helpTexts = catalogue('help', vi);
