import type { Catalogue } from './catalogue';
import { texts as en } from './en/bookingChange';
import { texts as vi, type BookingChangeTexts } from './vi/bookingChange';

export const bookingChangeTexts: Catalogue<BookingChangeTexts> = { vi, en };
