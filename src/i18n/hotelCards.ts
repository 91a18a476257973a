import { catalogue } from './catalogue';
import { texts as vi } from './vi/hotelCards';

export const hotelCardTexts = catalogue('hotelCards', vi);
