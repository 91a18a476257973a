import type { Catalogue } from './catalogue';
import { texts as en } from './en/rooms';
import { texts as vi, type RoomsTexts } from './vi/rooms';

export const roomsTexts: Catalogue<RoomsTexts> = { vi, en };
