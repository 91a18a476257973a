import type { Catalogue } from './catalogue';
import { texts as en } from './en/hotelCards';
import { texts as vi, type HotelCardTexts } from './vi/hotelCards';

export const hotelCardTexts: Catalogue<HotelCardTexts> = { vi, en };
