import type { Catalogue } from './catalogue';
import { texts as en } from './en/featuredHotels';
import { texts as vi, type FeaturedHotelsTexts } from './vi/featuredHotels';

export const featuredHotelsTexts: Catalogue<FeaturedHotelsTexts> = { vi, en };
