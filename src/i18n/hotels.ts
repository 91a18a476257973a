import type { Catalogue } from './catalogue';
import { texts as en } from './en/hotels';
import { texts as vi, type HotelTexts } from './vi/hotels';

export const hotelTexts: Catalogue<HotelTexts> = { vi, en };
