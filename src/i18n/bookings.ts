import { catalogue } from './catalogue';
import { texts as vi } from './vi/bookings';

export const bookingsTexts = catalogue('bookings', vi);
