import { tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { listAt, numberAt } from '../../json';
import type { Gone } from './house';

/** "Numbers of the rooms that were asked for and are taken", and what is free instead. */
export function namesTaken(ctx: Context, answer: Answer, { room, why }: Gone): void {
  if (answer.code !== 'ROOM_TAKEN') return;
  const seen = listAt(answer.body, 'takenRoomIds').map(Number);
  const offered = listAt(answer.body, 'alternatives').map((one) => numberAt(one, 'id'));
  if (seen.join() === String(room.id) && !offered.includes(room.id)) return;
  tell(ctx, answer, {
    cause: 'a refusal names other rooms as taken than are, or offers one that is',
    severity: 'WRONG MESSAGE',
    expected: `takenRoomIds: ${room.id}, which is ${why}`,
    seen: `takenRoomIds: ${seen.join()}, alternatives: ${offered.join()}`,
  });
}
