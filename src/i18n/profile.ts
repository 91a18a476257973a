import type { Catalogue } from './catalogue';
import { texts as en } from './en/profile';
import { texts as vi, type ProfileTexts } from './vi/profile';

export const profileTexts: Catalogue<ProfileTexts> = { vi, en };
