import { catalogue } from './catalogue';
import { texts as vi } from './vi/hotels';

export const hotelTexts = catalogue('hotels', vi);
