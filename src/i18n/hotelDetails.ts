import { catalogue } from './catalogue';
import { texts as vi } from './vi/hotelDetails';

export const hotelDetailTexts = catalogue('hotelDetails', vi);
