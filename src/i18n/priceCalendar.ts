import { catalogue } from './catalogue';
import { texts as vi } from './vi/priceCalendar';

export const priceCalendarTexts = catalogue('priceCalendar', vi);
