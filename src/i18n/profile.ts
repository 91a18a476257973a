import { catalogue } from './catalogue';
import { texts as vi } from './vi/profile';

export const profileTexts = catalogue('profile', vi);
