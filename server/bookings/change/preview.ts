import { addDays, nightsBetween, vietnamToday } from '../../../domain/stays/stay';
import type { Language } from '../../../domain/languages/languages';
import { holdsParty } from '../../../domain/stays/party';
import type { Db } from '../../db/db';
import { textOf, type FieldError } from '../../http/messages';
import type { Schemas } from '../../http/operations';
import { restrictionsTold } from '../../rooms/restrictions';
import type { Changed } from './change';
import { maxDay } from './planRooms';
import { roomsFreeFor } from './state.queries';
import type { ChangePlan, ChangeState, LineNight, PlannedLine } from './types';
import { roomsAsBound, roomsByNight } from './stayedRooms';
import { isTold } from './told';

/** What a change would do, as it is answered; reads which rooms are free beside. */
export async function toPreview(
  db: Db,
  { state, plan, wish, now }: Changed,
  language: Language,
): Promise<Schemas['BookingChangePreview']> {
  const { booking } = state;
  const { hotelId, id: bookingId } = booking;
  const before = totalsOf(booking, booking, booking.totalAmount);
  const after = totalsOf({ ...booking, ...plan, ...plan.stay }, plan.quote, plan.quote.total);
  const stillToCome = { ...plan.stay, checkIn: maxDay(plan.stay.checkIn, vietnamToday(now)) };
  const free = await roomsFreeFor(db, { hotelId, bookingId }, stillToCome);
  return {
    bookingId: booking.code,
    version: booking.version,
    kinds: [...plan.kinds],
    ...{ before, after },
    difference: after.totalAmount - before.totalAmount,
    lines: plan.lines
      .filter((line) => line.after.length > 0)
      .map(({ position, after: nights }) => ({ position, segments: segmentsOf(nights, state) })),
    nights: plan.lines.flatMap((line) => changedNights(line, state)),
    taken: takenRooms(plan, state),
    freeRooms: free.map(({ typeId, ...room }) => ({ ...room, ...(typeId !== null && { typeId }) })),
    mail: isTold(booking, plan),
    warnings:
      wish.by === 'guest' ? [] : warningsOf(state, plan, now).map((w) => textOf(w, language)),
  };
}

type Amounts = Pick<ChangePlan['quote'], 'roomTotal' | 'discount' | 'totalPrice' | 'taxAndFee'>;

function totalsOf(
  { checkIn, checkOut, adults, children }: ChangeState['booking'],
  { roomTotal, discount, totalPrice, taxAndFee }: Amounts,
  totalAmount: number,
): Schemas['StayTotals'] {
  return {
    ...{ checkInDate: checkIn, checkOutDate: checkOut, nights: nightsBetween(checkIn, checkOut) },
    ...{ adults, children, roomTotal, discount, totalPrice, taxAndFee, totalAmount },
  };
}

function numberOf({ rooms }: ChangeState, roomId: number): string {
  return rooms.get(roomId)?.roomNumber ?? '';
}

/** Nights in one room after the other. */
function segmentsOf(nights: readonly LineNight[], state: ChangeState): Schemas['RoomSegment'][] {
  const segments: Schemas['RoomSegment'][] = [];
  for (const { night, roomId } of nights) {
    const to = addDays(night, 1);
    const last = segments.at(-1);
    if (last?.roomId === roomId) last.to = to;
    else {
      const name = state.rooms.get(roomId)?.name ?? '';
      segments.push({ roomId, roomNumber: numberOf(state, roomId), name, from: night, to });
    }
  }
  return segments;
}

function changedNights(
  { position, before, after }: PlannedLine,
  state: ChangeState,
): Schemas['ChangedNight'][] {
  const byNight = (nights: readonly LineNight[]) => new Map(nights.map((n) => [n.night, n]));
  const [was, is] = [byNight(before), byNight(after)];
  const told = (night: LineNight | undefined) =>
    night && {
      roomId: night.roomId,
      roomNumber: numberOf(state, night.roomId),
      price: night.price,
    };
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((night) => {
    const [then, now] = [was.get(night), is.get(night)];
    if (then && now && then.roomId === now.roomId && then.price === now.price) return [];
    const [b, a] = [told(then), told(now)];
    return [{ position, night, ...(b && { before: b }), ...(a && { after: a }) }];
  });
}

function takenRooms(
  { conflicts }: ChangePlan,
  state: ChangeState,
): Schemas['BookingChangePreview']['taken'] {
  const rooms = new Map<string, Schemas['BookingChangePreview']['taken'][number]>();
  for (const { position, roomId, night } of conflicts) {
    const key = `${position} ${roomId}`;
    const room = rooms.get(key) ?? {
      ...{ position, roomId, roomNumber: numberOf(state, roomId), nights: [] },
    };
    rooms.set(key, { ...room, nights: [...room.nights, night] });
  }
  return [...rooms.values()];
}

/** What would have bound a traveller. */
function warningsOf(state: ChangeState, plan: ChangePlan, now: Date): FieldError[] {
  const { stay, adults, children } = plan;
  const { hotel } = state;
  const holdAll = roomsByNight(state, plan).every((rooms) => {
    const places = rooms.map((room) => ({
      ...{ numberOfAdults: room.adults, numberOfChildren: room.children, capacity: room.capacity },
    }));
    return holdsParty(places, { adults, children });
  });
  return [
    ...(hotel ? restrictionsTold(roomsAsBound(state, plan), { stay, hotel, now }) : []),
    ...(holdAll ? [] : (['party'] as const)),
  ];
}
