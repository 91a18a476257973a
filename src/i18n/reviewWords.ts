import { catalogue } from './catalogue';
import { texts as vi } from './vi/reviewWords';

export const reviewWordTexts = catalogue('reviewWords', vi);
