import { today } from '../days';
import { fault } from '../faults';
import { roomNights } from '../prices/nightPrices';
import type { BookedNight, Booking, Store } from '../store';
import { offOf } from './money';
import type { Placed } from './placing';
import type { Change } from './wish';

type Price = Pick<BookedNight, 'price' | 'originalPrice'>;

/** How something is taken off: of the price of each night, of the whole by a code, or not at all. */
type Way = 'NONE' | 'NIGHTLY' | 'PERCENT' | 'AMOUNT';

export function wayOf({ voucherCode, code, lines }: Booking): Way {
  if (voucherCode === null) return 'NONE';
  const isReduced = lines.some(({ nights }) => nights.some((one) => one.price < one.originalPrice));
  if (isReduced) return 'NIGHTLY';
  return code && 'amount' in code ? 'AMOUNT' : 'PERCENT';
}

/** Under a percentage of all nights they cost what they do without the automatic discount. */
function priceToday(store: Store, way: Way, roomId: number, night: string): Price {
  const room = store.rooms.get(roomId);
  if (!room) return { price: 0, originalPrice: 0 };
  const { price, originalPrice } = roomNights(store, room, [night])[0]!;
  if (way === 'PERCENT') return { price: originalPrice, originalPrice };
  return { price, originalPrice: way === 'NIGHTLY' ? originalPrice : price };
}

/** By as much more or less as the rooms differ today, and never less than both what was agreed and what the new one costs. */
function movedPrice(agreed: Price, from: Price, to: Price): Price {
  const moved = (of: keyof Price) =>
    Math.max(Math.min(agreed[of], to[of]), agreed[of] + to[of] - from[of]);
  const originalPrice = moved('originalPrice');
  return { price: Math.min(moved('price'), originalPrice), originalPrice };
}

const isTouched = (before: BookedNight | undefined, roomId: number) => before?.roomId !== roomId;

const nightBefore = ({ before }: Placed, night: string) =>
  before.find((one) => one.night === night);

/** Nights that stay keep what was agreed; new ones cost what they cost today. */
export function priceLines(
  store: Store,
  booking: Booking,
  placed: Placed[],
  change: Change,
  byDesk: boolean,
): BookedNight[][] {
  const way = wayOf(booking);
  const touches = placed.some((line) =>
    line.after.some(({ night, roomId }) => isTouched(nightBefore(line, night), roomId)),
  );
  const typeOf = (roomId: number) => store.rooms.get(roomId)?.typeId;
  const isToday = change.price === 'TODAY' && !fault('todays-price-unread');
  const isPaid = (from: number, to: number) =>
    (!byDesk && !(fault('dearer-of-type-for-nothing') && typeOf(from) === typeOf(to))) ||
    (isToday && typeOf(from) !== typeOf(to));
  return placed.map((line) =>
    line.after.map(({ night, roomId }): BookedNight => {
      const before = nightBefore(line, night);
      const byHand = change.priceByHand?.pricePerNight;
      const isOfTouched = touches && !fault('hand-price-of-all-nights');
      const isMeant = isOfTouched ? isTouched(before, roomId) : night >= today();
      if (byHand !== undefined && isMeant) {
        return { night, roomId, price: byHand, originalPrice: byHand };
      }
      const shown = priceToday(store, way, roomId, night);
      const isInFull = !before && fault('new-nights-in-full');
      const anew = isInFull ? { ...shown, price: shown.originalPrice } : shown;
      if (!before || (before.roomId === roomId && fault('kept-nights-priced-anew'))) {
        return { night, roomId, ...anew };
      }
      if (before.roomId === roomId || !isPaid(before.roomId, roomId)) return { ...before, roomId };
      const from = priceToday(store, way, before.roomId, night);
      const moved = fault('moved-at-todays-price') ? anew : movedPrice(before, from, anew);
      return { night, roomId, ...moved };
    }),
  );
}

/** A code takes off what it was agreed to, whatever has become of its voucher. */
export function sumsOf({ code }: Pick<Booking, 'code'>, lines: BookedNight[][]) {
  const nights = lines.flat();
  const roomTotal = nights.reduce((sum, one) => sum + one.originalPrice, 0);
  const shown = nights.reduce((sum, one) => sum + one.price, 0);
  const off = code && !fault('code-lost-at-change') ? offOf(code, shown) : 0;
  return { roomTotal, discount: roomTotal - shown + off };
}
