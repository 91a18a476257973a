import { nightsBetween } from '../days';
import type { Booking, Line, Store } from '../store';
import { moneyOf } from './money';
import type { Plan } from './plan';

/** Nights that stay in another room, and new ones in another than the night beside them. */
function movesOf(line: Line, old: Line | undefined): [from: number, to: number][] {
  if (!old) return [];
  const [first, last] = [old.nights[0]!, old.nights.at(-1)!];
  return line.nights
    .map(({ night, roomId }): [number, number] => {
      const beside = night < first.night ? first : last;
      const from = old.nights.find((one) => one.night === night) ?? beside;
      return [from.roomId, roomId];
    })
    .filter(([from, to]) => from !== to);
}

/** What would happen, in the contract's words. */
export function kindsOf(store: Store, booking: Booking, plan: Plan): string[] {
  const before = nightsBetween(booking.checkIn, booking.checkOut);
  const after = nightsBetween(plan.checkIn, plan.checkOut);
  const typeOf = (roomId: number) => store.rooms.get(roomId)?.typeId ?? -roomId;
  const oldOf = ({ position }: Line) => booking.lines.find((one) => one.position === position);
  const moves = plan.lines.flatMap((line) => movesOf(line, oldOf(line)));
  const isMoved = moves.some(([from, to]) => typeOf(from) !== typeOf(to));
  const isGone = ({ position }: Line) => !plan.lines.some((one) => one.position === position);
  const happens: [kind: string, does: boolean][] = [
    ['RESCHEDULED', before === after && plan.checkIn !== booking.checkIn],
    ['EXTENDED', after > before],
    ['SHORTENED', after < before],
    ['MOVED', isMoved],
    ['ROOM_CHANGED', moves.length > 0 && !isMoved],
    ['ROOMS_ADDED', plan.lines.some((line) => !oldOf(line))],
    ['ROOMS_REMOVED', booking.lines.some(isGone)],
    ['PARTY_CHANGED', plan.adults !== booking.adults || plan.children !== booking.children],
  ];
  const kinds = happens.filter(([, does]) => does).map(([kind]) => kind);
  const isRepinned = plan.lines.some((line) => line.pinned !== (oldOf(line)?.pinned ?? false));
  return [
    ...kinds,
    ...(kinds.length === 0 && isRepriced(booking, plan) ? ['REPRICED'] : []),
    ...(isRepinned ? ['PINNED'] : []),
  ];
}

export const isRepriced = (booking: Booking, plan: Plan) =>
  moneyOf(plan.roomTotal, plan.discount).total !==
  moneyOf(booking.roomTotal, booking.discount).total;
