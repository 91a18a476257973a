import { catalogue } from './catalogue';
import { texts as vi } from './vi/bookingChange';

export const bookingChangeTexts = catalogue('bookingChange', vi);
