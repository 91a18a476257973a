import { movedPrice, type AgreedPrice } from '../../../domain/bookings/agreedPrice';
import type { NightPrice } from '../../../domain/prices/nightPrices';
import type { Day, Stay } from '../../../domain/stays/stay';
import { nightsOfRoom } from '../../rooms/nightsOfRoom';
import type { PlacedLine } from './planRooms';
import type { ChangeState, ChangeWish, LineNight, PlannedLine } from './types';

interface Terms {
  /** The nights that the rooms were read for. */
  span: Stay;
  today: Day;
}

/**
 * Says what each night costs: as agreed where it stays, as of today where it is new. One that moves costs by as much
 * more or less as the rooms differ today, where that is to be paid.
 */
export function priceLines(
  placed: readonly PlacedLine[],
  state: ChangeState,
  wish: ChangeWish,
  { span, today }: Terms,
): PlannedLine[] {
  const priceToday = pricesOfToday(state, span);
  const isTouched = (before: LineNight | undefined, roomId: number) =>
    before === undefined || before.roomId !== roomId;
  const touches = placed.some(({ before, after }) =>
    after.some(({ night, roomId }) => isTouched(find(before, night), roomId)),
  );
  return placed.map((line) => ({
    ...line,
    after: line.after.map(({ night, roomId }) => {
      const before = find(line.before, night);
      const byHand = wish.priceByHand?.pricePerNight;
      if (byHand !== undefined && (touches ? isTouched(before, roomId) : night >= today)) {
        return { night, roomId, price: byHand, fullPrice: byHand };
      }
      if (!before) return { night, roomId, ...priceToday(roomId, night) };
      const moved = { from: before.roomId, to: roomId };
      const same = moved.from === moved.to || !paysFor(moved, state, wish);
      if (same) return { ...before, roomId };
      return {
        night,
        roomId,
        ...movedPrice(before, {
          from: priceToday(moved.from, night),
          to: priceToday(roomId, night),
        }),
      };
    }),
  }));
}

const find = (nights: readonly LineNight[], night: Day) =>
  nights.find((known) => known.night === night);

/** Whether the rooms' difference is paid: by travellers always, at the desk if it says so and the types differ. */
function paysFor(
  { from, to }: { from: number; to: number },
  { rooms }: ChangeState,
  { by, paysDifference }: ChangeWish,
): boolean {
  if (by === 'guest') return true;
  const [typeFrom, typeTo] = [rooms.get(from)?.typeId, rooms.get(to)?.typeId];
  return paysDifference && (typeFrom !== typeTo || typeTo === null);
}

/** What is taken off today's nights of themselves: nothing under a code, which takes its part of full prices. */
export function percentOfToday(
  discount: ChangeState['discount'],
  automaticPercent: number | null,
): number | null {
  return typeof discount === 'object' && 'percent' in discount ? null : automaticPercent;
}

/**
 * What a night costs today in this booking. Under a code the full price, of which the code takes its part; with
 * automatic discounts the reduced price beside the full one; else the price that travellers see, as agreed by itself.
 */
function pricesOfToday({ rooms, discount, automatic }: ChangeState, span: Stay) {
  const percent = percentOfToday(discount, automatic?.discountPercent ?? null);
  const known = new Map<number, Map<Day, NightPrice>>();
  return (roomId: number, night: Day): AgreedPrice => {
    if (!known.has(roomId)) {
      const nights = nightsOfRoom(rooms.get(roomId)!, span, percent);
      known.set(roomId, new Map(nights.map((price) => [price.night, price])));
    }
    const { price, originalPrice = price } = known.get(roomId)!.get(night)!;
    return { price, fullPrice: discount === 'NIGHTLY' ? originalPrice : price };
  };
}
