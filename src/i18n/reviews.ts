import { catalogue } from './catalogue';
import { texts as vi } from './vi/reviews';

export const reviewTexts = catalogue('reviews', vi);
