import { catalogue } from './catalogue';
import { texts as vi } from './vi/rooms';

export const roomsTexts = catalogue('rooms', vi);
