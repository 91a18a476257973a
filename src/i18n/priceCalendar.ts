import type { Catalogue } from './catalogue';
import { texts as en } from './en/priceCalendar';
import { texts as vi, type PriceCalendarTexts } from './vi/priceCalendar';

export const priceCalendarTexts: Catalogue<PriceCalendarTexts> = { vi, en };
