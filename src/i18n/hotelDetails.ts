import type { Catalogue } from './catalogue';
import { texts as en } from './en/hotelDetails';
import { texts as vi, type HotelDetailTexts } from './vi/hotelDetails';

export const hotelDetailTexts: Catalogue<HotelDetailTexts> = { vi, en };
