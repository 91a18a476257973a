import { catalogue } from './catalogue';
import { texts as vi } from './vi/stays';

export const stayTexts = catalogue('stays', vi);
