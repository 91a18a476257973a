import { movedPrice } from '../../../../domain/bookings/agreedPrice';
import { eachNight, type Day } from '../../../../domain/stays/stay';
import type { ChangedBooking, ChangePreview } from '../../../support/bookingChanges';

const TAX_PERCENT = 10;
const CODE_PERCENT = 10;

interface Night {
  roomId: number;
  price: number;
}

/** What a booking owes and holds: its nights by position and day. */
export type Nights = ReadonlyMap<string, Night>;

/** A change that can be taken back, and of a swap the other side of it. */
interface Changed {
  before: Nights;
  stay: [Day, Day];
  swappedWith?: StayModel;
}

/** A booking as it has to be. */
export interface StayModel {
  code: string;
  status: string;
  version: number;
  events: number;
  stay: [Day, Day];
  nights: Nights;
  /** Booked on the website, by the traveller who may change it. */
  isOwn: boolean;
  hasCode: boolean;
  /** Booked at the desk, and nothing but changes of its stay has happened to it. */
  isJustBooked: boolean;
  undoable: Changed[];
}

export const isActive = ({ status }: StayModel): boolean =>
  status === 'CONFIRMED' || status === 'CHECKED_IN';

const nightOf = (position: number, night: Day): string => `${position} ${night}`;

/** The rooms' nights that it keeps others out of, as `room night`. */
export function heldBy(nights: Nights): string[] {
  return [...nights].map(([key, { roomId }]) => `${roomId} ${key.split(' ')[1]}`);
}

/** The nights that a booking's answer tells, at the prices that they were agreed at. */
export function nightsTold(
  { rooms, checkInDate, checkOutDate }: ChangedBooking,
  priceOf: (key: string, roomId: number) => number,
): Nights {
  const nights = rooms.flatMap(({ id, position, segments }) =>
    (segments ?? [{ roomId: id, from: checkInDate, to: checkOutDate }]).flatMap(
      ({ roomId, from, to }) =>
        eachNight({ checkIn: from, checkOut: to }).map((night): [string, Night] => {
          const key = nightOf(position, night);
          return [key, { roomId, price: priceOf(key, roomId) }];
        }),
    ),
  );
  return new Map(nights);
}

/** The nights after what a preview says, where that is as it has to be. */
export function nightsAfter(
  { nights }: StayModel,
  preview: ChangePreview,
  { by, prices }: { by: 'guest' | 'desk'; prices: ReadonlyMap<number, number> },
): Nights {
  const after = new Map(nights);
  for (const { position, night, before, after: now } of preview.nights) {
    const key = nightOf(position, night);
    const was = after.get(key);
    expect(before && { roomId: before.roomId, price: before.price }).toEqual(was);
    if (!now) after.delete(key);
    else {
      const { roomId, price } = now;
      expect([key, price]).toEqual([key, agreed(was, roomId, { by, prices })]);
      after.set(key, { roomId, price });
    }
  }
  return after;
}

/** What a night costs that is new or moves: at the desk what was agreed, for travellers the rooms' difference too. */
function agreed(
  was: Night | undefined,
  roomId: number,
  { by, prices }: { by: 'guest' | 'desk'; prices: ReadonlyMap<number, number> },
): number {
  const both = (price: number) => ({ price, fullPrice: price });
  const today = (id: number) => both(prices.get(id)!);
  if (!was) return prices.get(roomId)!;
  if (by === 'desk') return was.price;
  return movedPrice(both(was.price), { from: today(was.roomId), to: today(roomId) }).price;
}

/** What it costs: the sum of its nights, less its code, with tax and fee. */
export function totalsOf({ nights, hasCode }: Pick<StayModel, 'nights' | 'hasCode'>) {
  const roomTotal = [...nights.values()].reduce((sum, { price }) => sum + price, 0);
  const discount = hasCode ? (roomTotal * CODE_PERCENT) / 100 : 0;
  const totalPrice = roomTotal - discount;
  const taxAndFee = (totalPrice * TAX_PERCENT) / 100;
  return { roomTotal, discount, totalPrice, taxAndFee, totalAmount: totalPrice + taxAndFee };
}
