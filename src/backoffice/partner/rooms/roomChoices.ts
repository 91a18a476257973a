import type { PartnerRoom, StatusTonight } from '../../../api/partner';
import { roomTexts } from '../../../i18n/en/partner/rooms';

type Choice<T extends string> = { value: T; label: string };

const asChoices = <T extends string>(values: readonly T[]): Choice<T>[] =>
  values.map((value) => ({ value, label: value }));

export const ROOM_TYPES = [
  'Standard',
  'Deluxe',
  'Suite',
  'Executive',
  'Presidential',
] as const satisfies PartnerRoom['roomType'][];
export const roomTypes = asChoices<PartnerRoom['roomType']>(ROOM_TYPES);

export const typesOfBed = asChoices<PartnerRoom['typeBed']>([
  'Single',
  'Double',
  'Queen',
  'King',
  'Twin',
]);

const named = <T extends StatusTonight>(values: readonly T[]): Choice<T>[] =>
  values.map((value) => ({ value, label: roomTexts.statuses[value] }));

export const STATUSES_TONIGHT = [
  'AVAILABLE',
  'BOOKED',
  'MAINTENANCE',
  'CLOSED',
] as const satisfies StatusTonight[];
export const statusesTonight = named(STATUSES_TONIGHT);

/** What the partner may set. */
export const roomStatuses = named<PartnerRoom['status']>(['AVAILABLE', 'BOOKED', 'MAINTENANCE']);

export const roomLabel = ({ roomNumber, name }: Pick<PartnerRoom, 'roomNumber' | 'name'>) =>
  roomTexts.roomOf(roomNumber, name);

/** Of a room, and of a type. */
export const MAX_IMAGES = 5;
