import { catalogue } from './catalogue';
import { texts as vi } from './vi/site';

export const siteTexts = catalogue('site', vi);
