import { catalogue } from './catalogue';
import { texts as vi } from './vi/guests';

export const guestsTexts = catalogue('guests', vi);
