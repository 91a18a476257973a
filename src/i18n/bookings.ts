import type { Catalogue } from './catalogue';
import { texts as en } from './en/bookings';
import { texts as vi, type BookingsTexts } from './vi/bookings';

export const bookingsTexts: Catalogue<BookingsTexts> = { vi, en };
