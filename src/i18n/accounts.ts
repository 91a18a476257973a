import type { Catalogue } from './catalogue';
import { texts as en } from './en/accounts';
import { texts as vi, type AccountsTexts } from './vi/accounts';

export const accountsTexts: Catalogue<AccountsTexts> = { vi, en };
