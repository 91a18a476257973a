import { addDays } from '../../../domain/stays/stay';
import type { RoomForStay } from '../../rooms/queries';
import { nightKey, type CandidateRoom, type ChangePlan, type ChangeState } from './types';

type State = Pick<ChangeState, 'rooms'>;
type Plan = Pick<ChangePlan, 'lines'>;

/**
 * Each line's last room, with what is said of each night by the type that the line has then: the arrival is bound by the
 * first night's type, the departure by the last one's. So it is with the nights around, which somebody else may have.
 */
export function roomsAsBound(
  { rooms, taken }: Pick<ChangeState, 'rooms' | 'taken'>,
  { lines }: Plan,
): RoomForStay[] {
  return lines.flatMap(({ after }) => {
    const [first, last] = [after[0], after.at(-1)];
    const room = last && rooms.get(last.roomId);
    if (!first || !room) return [];
    const around = [
      { night: addDays(first.night, -1), roomId: first.roomId },
      { night: addDays(last.night, 1), roomId: last.roomId },
    ];
    const isTaken = ({ night, roomId }: (typeof around)[number]) =>
      taken.has(nightKey(roomId, night));
    const takenAround = around.filter(isTaken).map(({ night }) => night);
    const days = [...after, ...around];
    const restrictions = days.flatMap(({ night, roomId }) => {
      const said = rooms.get(roomId)?.typePrices.dates?.restrictions ?? [];
      return said.filter(({ day }) => day === night);
    });
    const dates = { prices: null, restrictions };
    return [{ ...room, takenAround, typePrices: { ...room.typePrices, dates } }];
  });
}

/** The rooms that a plan has on each of its nights. */
export function roomsByNight({ rooms }: State, { lines }: Plan): CandidateRoom[][] {
  const byNight = new Map<string, CandidateRoom[]>();
  for (const { night, roomId } of lines.flatMap(({ after }) => after)) {
    const room = rooms.get(roomId);
    byNight.set(night, [...(byNight.get(night) ?? []), ...(room ? [room] : [])]);
  }
  return [...byNight.values()];
}
