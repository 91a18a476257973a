import { nightsBetween } from '../../../domain/stays/stay';
import type { Schemas } from '../../http/operations';
import type { ChangePlan, ChangeState, PlannedLine } from './types';

type Kind = Schemas['ChangeKind'];

/** What a plan does to the stay, what matters most first; nothing when all stays as it is. */
export function kindsOf(
  { booking, rooms, lines: stored }: ChangeState,
  plan: Omit<ChangePlan, 'kinds'>,
): Kind[] {
  const { stay, lines, adults, children, quote } = plan;
  const kinds: Kind[] = [];
  if (stay.checkIn !== booking.checkIn || stay.checkOut !== booking.checkOut) {
    const more =
      nightsBetween(stay.checkIn, stay.checkOut) - nightsBetween(booking.checkIn, booking.checkOut);
    kinds.push(more > 0 ? 'EXTENDED' : more < 0 ? 'SHORTENED' : 'RESCHEDULED');
  }
  const moves = lines.flatMap(movesOf);
  const typeOf = (roomId: number) => rooms.get(roomId)?.typeId ?? -roomId;
  if (moves.length > 0) {
    kinds.push(
      moves.some(({ from, to }) => typeOf(from) !== typeOf(to)) ? 'MOVED' : 'ROOM_CHANGED',
    );
  }
  if (lines.some(({ before }) => before.length === 0)) kinds.push('ROOMS_ADDED');
  if (lines.some(({ after }) => after.length === 0)) kinds.push('ROOMS_REMOVED');
  if (adults !== booking.adults || children !== booking.children) kinds.push('PARTY_CHANGED');
  if (kinds.length === 0 && quote.total !== booking.totalAmount) kinds.push('REPRICED');
  const wasPinned = new Map(stored.map(({ position, pinned }) => [position, pinned]));
  const isRepinned = lines.some(
    ({ position, pinned }) => pinned !== (wasPinned.get(position) ?? false),
  );
  if (isRepinned) kinds.push('PINNED');
  return kinds;
}

/** Nights that stay and change their room, and new ones in another room than the night beside them. */
function movesOf({ before, after }: PlannedLine): { from: number; to: number }[] {
  if (before.length === 0) return [];
  const was = new Map(before.map(({ night, roomId }) => [night, roomId]));
  const [first, last] = [before[0]!, before.at(-1)!];
  return after
    .map(({ night, roomId: to }) => {
      const beside = night < first.night ? first.roomId : last.roomId;
      return { from: was.get(night) ?? beside, to };
    })
    .filter(({ from, to }) => from !== to);
}
