import { catalogue } from './catalogue';
import { texts as vi } from './vi/accounts';

export const accountsTexts = catalogue('accounts', vi);
