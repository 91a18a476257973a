import { catalogue } from './catalogue';
import { texts as vi } from './vi/pager';

export const pagerTexts = catalogue('pager', vi);
