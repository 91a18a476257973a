import { catalogue } from './catalogue';
import { texts as vi } from './vi/featuredHotels';

export const featuredHotelsTexts = catalogue('featuredHotels', vi);
