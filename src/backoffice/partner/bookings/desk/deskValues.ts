import { normalizePhone } from '../../../../../domain/accounts/phone';
import type { DESK_SOURCES } from '../../../../../domain/bookings/bookingSource';
import type { Language } from '../../../../../domain/languages/languages';
import {
  addDays,
  isDay,
  MAX_NIGHTS,
  stayError,
  type Day,
  type Stay,
} from '../../../../../domain/stays/stay';
import { lengthOf, tidy } from '../../../../../domain/texts/texts';
import { MAX_CODE_LENGTH } from '../../../../../domain/vouchers/voucher';
import type { FreeRoom, NewPartnerBooking, NewPartnerQuote } from '../../../../api/partner';
import { NO_GUESTS, toldGuests, toldOccupants, type GuestValues } from '../guests/guestValues';

/** What the form holds while it is filled in. */
export interface DeskValues extends GuestValues {
  guestName: string;
  checkIn: string;
  nights: number | null;
  /** Empty: the cheapest free one. */
  roomIds: number[];
  source: (typeof DESK_SOURCES)[number];
  /** The guest is here. */
  arrived: boolean;
  phone: string;
  email: string;
  language: Language;
  numberOfAdults: number | null;
  numberOfChildren: number | null;
  notes: string;
  /** Dong for each night of each room, instead of what travellers pay. */
  priceByHand: number | null;
  priceReason: string;
  /** A discount code that the guest names. */
  voucherCode: string;
}

/** What may stand in the form from the beginning. */
export type DeskStay = Pick<DeskValues, 'checkIn' | 'nights' | 'roomIds'>;

/** Whoever books for a later day is on the phone, as a rule. */
export function deskOf(today: Day, begun: DeskStay | undefined): DeskValues {
  const isLater = begun !== undefined && begun.checkIn > today;
  return { ...emptyDesk(today), ...begun, ...(isLater && { source: 'PHONE', arrived: false }) };
}

function emptyDesk(today: Day): DeskValues {
  return {
    ...{ guestName: '', checkIn: today, nights: 1, roomIds: [], source: 'WALK_IN', arrived: true },
    ...{ phone: '', email: '', language: 'vi', numberOfAdults: 1, numberOfChildren: 0, notes: '' },
    ...{ ...NO_GUESTS, priceByHand: null, priceReason: '', voucherCode: '' },
  };
}

/** Undefined until it can be asked for, as the server would refuse it. */
export function stayOf(
  { checkIn, nights }: Pick<DeskValues, 'checkIn' | 'nights'>,
  { today, firstDay }: { today: Day; firstDay: Day },
): Stay | undefined {
  if (!isDay(checkIn) || nights === null || !Number.isInteger(nights)) return undefined;
  if (nights < 1 || nights > MAX_NIGHTS) return undefined;
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  return stayError(stay, today, firstDay) === null ? stay : undefined;
}

/** Those chosen that are still free, or else the cheapest. */
export function roomsOf(roomIds: readonly number[], free: readonly FreeRoom[]): FreeRoom[] {
  const chosen = free.filter(({ id }) => roomIds.includes(id));
  return roomIds.length === 0 ? free.slice(0, 1) : chosen;
}

/** Dong for all nights of the rooms, before tax and fee. */
export function roomTotalOf(
  { nights, priceByHand }: Pick<DeskValues, 'nights' | 'priceByHand'>,
  rooms: readonly FreeRoom[],
): number {
  if (priceByHand !== null) return priceByHand * rooms.length * (nights ?? 0);
  return rooms.reduce((sum, { stayPrice }) => sum + stayPrice, 0);
}

/** Whether the guest can be checked in by the same act: the stay has begun. */
export function mayArrive({ checkIn }: Pick<DeskValues, 'checkIn'>, today: Day): boolean {
  return checkIn <= today;
}

/** What is asked of a discount code; undefined where there is none, or none can be so long, or nothing to take it off. */
export function quoteAskedOf(
  { voucherCode, priceByHand }: Pick<DeskValues, 'voucherCode' | 'priceByHand'>,
  { stay, rooms }: { stay: Stay | undefined; rooms: readonly FreeRoom[] },
): NewPartnerQuote | undefined {
  const code = tidy(voucherCode);
  const isCode = code !== '' && lengthOf(code) <= MAX_CODE_LENGTH;
  if (!isCode || !stay || rooms.length === 0) return undefined;
  return {
    ...{ checkInDate: stay.checkIn, checkOutDate: stay.checkOut, voucherCode: code },
    roomIds: rooms.map(({ id }) => id),
    ...(priceByHand !== null && { pricePerNight: priceByHand }),
  };
}

/** Who sleeps in the rooms, by their ids. */
export function sleepersOf(values: DeskValues, rooms: readonly FreeRoom[]) {
  const keys = rooms.map(({ id }) => id);
  return toldOccupants(values, keys);
}

interface Wanted {
  stay: Stay;
  rooms: readonly FreeRoom[];
  today: Day;
  /** With a discount code. */
  totalPrice?: number | undefined;
}

/** What is sent of values that the schema let through. */
export function newBookingOf(
  values: DeskValues,
  { stay, rooms, today, totalPrice = roomTotalOf(values, rooms) }: Wanted,
): NewPartnerBooking {
  const arrived = values.arrived && mayArrive(values, today);
  const said = [...sleepersOf(values, rooms)];
  const arrivalTime = values.arrivalTime.trim();
  const voucherCode = tidy(values.voucherCode);
  const phoneNumber = normalizePhone(values.phone);
  const { guestName, source, email, language, notes, priceByHand, priceReason } = values;
  return {
    source,
    guestName: tidy(guestName),
    ...(phoneNumber !== '' && { phoneNumber }),
    ...(email.trim() !== '' && { email: tidy(email) }),
    language,
    ...{ checkInDate: stay.checkIn, checkOutDate: stay.checkOut },
    roomIds: rooms.map(({ id }) => id),
    ...{
      adults: values.numberOfAdults ?? 1,
      children: values.numberOfChildren ?? 0,
      notes: tidy(notes),
    },
    totalPrice,
    ...(priceByHand !== null && {
      priceByHand: { pricePerNight: priceByHand, reason: tidy(priceReason) },
    }),
    checkInNow: arrived,
    ...toldGuests(values),
    ...(said.length > 0 && {
      occupants: said.map(([key, occupants]) => ({ roomId: Number(key), occupants })),
    }),
    ...(arrivalTime !== '' && !arrived && { arrivalTime }),
    ...(voucherCode !== '' && { voucherCode }),
  };
}
