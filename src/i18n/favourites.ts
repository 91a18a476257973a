import { catalogue } from './catalogue';
import { texts as vi } from './vi/favourites';

export const favouriteTexts = catalogue('favourites', vi);
