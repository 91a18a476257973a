import { addDays } from '../../../domain/stays/stay';
import type { CandidateRoom, ChangePlan, ChangeState } from './types';

type State = Pick<ChangeState, 'rooms'>;
type Plan = Pick<ChangePlan, 'lines'>;

/**
 * Each line's last room, with what is said of each night by the type that the line has then: the arrival is bound by the
 * first night's type, the departure by the last one's.
 */
export function roomsAsBound({ rooms }: State, { lines }: Plan): CandidateRoom[] {
  return lines.flatMap(({ after }) => {
    const last = after.at(-1);
    const room = last && rooms.get(last.roomId);
    if (!room) return [];
    const days = [...after, { night: addDays(last.night, 1), roomId: last.roomId }];
    const restrictions = days.flatMap(({ night, roomId }) => {
      const said = rooms.get(roomId)?.typePrices.dates?.restrictions ?? [];
      return said.filter(({ day }) => day === night);
    });
    const dates = { prices: null, restrictions };
    return [{ ...room, typePrices: { ...room.typePrices, dates } }];
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
