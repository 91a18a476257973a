import type { Catalogue } from './catalogue';
import { texts as en } from './en/tripSearch';
import { texts as vi, type TripSearchTexts } from './vi/tripSearch';

export const tripSearchTexts: Catalogue<TripSearchTexts> = { vi, en };
