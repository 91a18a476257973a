import { catalogue } from './catalogue';
import { texts as vi } from './vi/footer';

export const footerTexts = catalogue('footer', vi);
