import { array, boolean, number, object, string, ValidationError, type ObjectSchema } from 'yup';
import { HIGHEST_PRICE } from '../../../../../domain/rooms/roomPrices';
import { isDay } from '../../../../../domain/stays/stay';
import { MAX_PEOPLE_AT_DESK } from '../../../../../domain/stays/party';
import { lengthOf, tidy } from '../../../../../domain/texts/texts';
import type { PartnerBookingChange, PartnerBookingDetail } from '../../../../api/partner';
import { stayChangeTexts } from '../../../../i18n/en/partner/stayChange';
import { atMost, seen } from '../../../ui/form/textRules';

const texts = stayChangeTexts.rules;
const MAX_REASON_LENGTH = 200;
const PRICES = ['KEEP', 'TODAY', 'BY_HAND'] as const;

export interface ChangeValues {
  checkIn: string;
  checkOut: string;
  /** A room for each line of the booking, in their order. */
  rooms: number[];
  /** The first night in each; '' for all that can still change. */
  from: string[];
  /** Whether only somebody who names a room moves it. */
  pinned: boolean[];
  /** Which of the rooms the stay has no more. */
  gaveBack: boolean[];
  /** Rooms that it gets beside. */
  added: number[];
  adults: number | null;
  children: number | null;
  price: (typeof PRICES)[number];
  pricePerNight: number | null;
  reason: string;
}

/** The booking as it is. */
export function unchanged(booking: PartnerBookingDetail): ChangeValues {
  return {
    checkIn: booking.checkInDate,
    checkOut: booking.checkOutDate,
    rooms: booking.rooms.map(({ id }) => id),
    from: booking.rooms.map(() => ''),
    pinned: booking.rooms.map(({ pinned = false }) => pinned),
    gaveBack: booking.rooms.map(() => false),
    added: [],
    adults: booking.adults,
    children: booking.children,
    price: 'KEEP',
    pricePerNight: null,
    reason: '',
  };
}

/** What was written for a booking as it was, over that booking as it is now. */
export function carriedOver(
  values: ChangeValues,
  before: PartnerBookingDetail,
  now: PartnerBookingDetail,
): ChangeValues {
  const [old, fresh] = [unchanged(before), unchanged(now)];
  const lines = (booking: PartnerBookingDetail) => booking.rooms.map(({ position }) => position);
  const isAlike = lines(before).join() === lines(now).join();
  /** Of each line what was written, unless nothing was, or the lines are others. */
  const perLine = <T>(name: (now: ChangeValues) => T[]): T[] =>
    name(fresh).map((one, i) =>
      isAlike && name(values)[i] !== name(old)[i] ? name(values)[i]! : one,
    );
  const one = <K extends keyof ChangeValues>(name: K): ChangeValues[K] =>
    values[name] === old[name] ? fresh[name] : values[name];
  return {
    checkIn: now.status === 'CHECKED_IN' ? fresh.checkIn : one('checkIn'),
    checkOut: one('checkOut'),
    rooms: perLine(({ rooms }) => rooms),
    from: perLine(({ from }) => from),
    pinned: perLine(({ pinned }) => pinned),
    gaveBack: perLine(({ gaveBack }) => gaveBack),
    added: values.added.filter((id) => !fresh.rooms.includes(id)),
    adults: one('adults'),
    children: one('children'),
    price: values.price,
    pricePerNight: values.pricePerNight,
    reason: values.reason,
  };
}

const people = (least: number, text: string) =>
  number().nullable().required(text).integer(text).min(least, text).max(MAX_PEOPLE_AT_DESK, text);
const isTooMany = (count: number) => count > MAX_PEOPLE_AT_DESK;
const day = () =>
  string()
    .required(texts.day)
    .test('day', texts.day, (text) => isDay(text));

/** A stay without a room is none: that is cancelled. */
const hasRoom = ({ gaveBack, added }: ChangeValues) => added.length > 0 || gaveBack.includes(false);

/** The line whose first night in its room is no day, as 31 February; -1 where there is none. */
const wrongFirstNight = ({ from, gaveBack }: ChangeValues) =>
  from.findIndex((text, i) => text !== '' && !isDay(text) && !gaveBack[i]);

export const changeSchema: ObjectSchema<ChangeValues> = object({
  checkIn: day(),
  checkOut: day().test(
    'order',
    texts.order,
    (checkOut, { parent }) => checkOut > (parent as ChangeValues).checkIn,
  ),
  rooms: array().of(number().required()).required(),
  from: array()
    .of(string().ensure())
    .required()
    .test('days', (_, { parent, path, createError }) => {
      const wrong = wrongFirstNight(parent as ChangeValues);
      return wrong < 0 || createError({ path: `${path}.${wrong}`, message: texts.firstNight });
    }),
  pinned: array().of(boolean().required()).required(),
  gaveBack: array().of(boolean().required()).required(),
  added: array()
    .of(number().required())
    .required()
    .test('left', texts.noRoom, (_, { parent }) => hasRoom(parent as ChangeValues)),
  adults: people(1, texts.adults),
  children: people(0, texts.people),
  price: string().oneOf(PRICES).required(),
  pricePerNight: number()
    .nullable()
    .defined()
    .when('price', ([price], schema) =>
      price === 'BY_HAND'
        ? schema
            .required(texts.price)
            .integer(texts.price)
            .min(1, texts.price)
            .max(HIGHEST_PRICE, texts.price)
        : schema,
    ),
  reason: string()
    .trim()
    .ensure()
    .test(atMost(MAX_REASON_LENGTH, texts.reasonLong))
    .when('price', ([price], schema) =>
      price === 'BY_HAND' ? schema.required(texts.reason).test(seen(texts.reason)) : schema,
    ),
});

/** Whether all is as it has to be but the reason, which no price hangs on. */
function isPriceable(values: ChangeValues): boolean {
  try {
    changeSchema.validateSync(values, { abortEarly: false });
    return true;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.every(({ path }) => path === 'reason');
  }
}

/** What the change is asked to cost: nothing of what the form is about to refuse. */
export function askedChangeOf(
  values: ChangeValues,
  booking: PartnerBookingDetail,
): PartnerBookingChange | undefined {
  const isLong = lengthOf(values.reason) > MAX_REASON_LENGTH;
  return isPriceable(values)
    ? changeOf(isLong ? { ...values, reason: '' } : values, booking)
    : undefined;
}

/** What is asked for: only what differs from the booking. Undefined while it is not whole. */
export function changeOf(
  values: ChangeValues,
  booking: PartnerBookingDetail,
): PartnerBookingChange | undefined {
  const { checkIn, checkOut, adults, children, price, pricePerNight } = values;
  if (!isDay(checkIn) || !isDay(checkOut) || checkOut <= checkIn) return undefined;
  if (wrongFirstNight(values) >= 0) return undefined;
  if (adults === null || children === null || !hasRoom(values)) return undefined;
  if (isTooMany(adults) || isTooMany(children)) return undefined;
  if (price === 'BY_HAND' && pricePerNight === null) return undefined;
  const reason = tidy(values.reason);
  return {
    version: booking.version ?? 1,
    ...(checkIn !== booking.checkInDate && { checkInDate: checkIn }),
    ...(checkOut !== booking.checkOutDate && { checkOutDate: checkOut }),
    ...roomsOf(values, booking),
    ...(adults !== booking.adults && { adults }),
    ...(children !== booking.children && { children }),
    price: price === 'TODAY' ? 'TODAY' : 'KEEP',
    ...(price === 'BY_HAND' &&
      pricePerNight !== null && {
        // The preview does not need the reason yet.
        priceByHand: { pricePerNight, reason: reason || '–' },
      }),
    ...(price !== 'BY_HAND' && reason && { reason }),
  };
}

type RoomChanges = Pick<PartnerBookingChange, 'lines' | 'addRooms' | 'removeLines'>;

/** Which lines are elsewhere, pinned or not, or gone, and which come. */
function roomsOf(
  { rooms, from, pinned, gaveBack, added }: ChangeValues,
  booking: PartnerBookingDetail,
): RoomChanges {
  const positionOf = (i: number) => booking.rooms[i]!.position ?? i;
  const lines = booking.rooms.flatMap((room, i) => {
    const isMoved = rooms[i] !== room.id || Boolean(from[i]);
    const isPinned = pinned[i] ?? false;
    const isRepinned = isPinned !== (room.pinned ?? false);
    if (gaveBack[i] || !(isMoved || isRepinned)) return [];
    const first = from[i] ? { from: from[i] } : {};
    return [
      {
        position: positionOf(i),
        ...(isMoved && { roomId: rooms[i]!, ...first }),
        ...(isRepinned && { pinned: isPinned }),
      },
    ];
  });
  const removeLines = gaveBack.flatMap((isGone, i) => (isGone ? [positionOf(i)] : []));
  return {
    ...(lines.length > 0 && { lines }),
    ...(added.length > 0 && { addRooms: added.map((roomId) => ({ roomId })) }),
    ...(removeLines.length > 0 && { removeLines }),
  };
}
