import type { Catalogue } from './catalogue';
import { texts as en } from './en/favourites';
import { texts as vi, type FavouriteTexts } from './vi/favourites';

export const favouriteTexts: Catalogue<FavouriteTexts> = { vi, en };
