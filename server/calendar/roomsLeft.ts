import type { Day } from '../../domain/stays/stay';
import type { Schemas } from '../http/operations';
import type { RoomRow, Span } from './queries';

/**
 * How many rooms that are on sale nobody has and that are not closed, by type, for each of these nights, which are
 * one after the other.
 */
export function roomsLeft(
  rooms: readonly RoomRow[],
  bars: readonly Schemas['CalendarBar'][],
  nights: readonly Day[],
): ReadonlyMap<RoomRow['typeId'], readonly number[]> {
  const left = new Map<RoomRow['typeId'], number[]>();
  const ofRoom = new Map<number, number[]>();
  const places = new Map(nights.map((night, index) => [night, index]));
  const add = (counts: number[], span: Span, by: number) => {
    const [first, end] = within(span, nights, places);
    for (let i = first; i < end; i += 1) counts[i] = (counts[i] ?? 0) + by;
  };
  const always = { from: '', to: '9999-12-31' };
  for (const { id, typeId, status, closures } of rooms) {
    if (status === 'MAINTENANCE') continue;
    const counts = left.get(typeId) ?? [];
    left.set(typeId, counts);
    ofRoom.set(id, counts);
    add(counts, always, 1);
    for (const closure of closures) add(counts, closure, -1);
  }
  for (const bar of bars) add(ofRoom.get(bar.roomId) ?? [], bar, -1);
  return left;
}

/** The places of the first night in the span and of the first after it. */
function within(
  { from, to }: Span,
  nights: readonly Day[],
  places: ReadonlyMap<Day, number>,
): [first: number, end: number] {
  const [firstNight = ''] = nights;
  const first = from <= firstNight ? 0 : (places.get(from) ?? nights.length);
  const end = to <= firstNight ? 0 : (places.get(to) ?? nights.length);
  return [first, end];
}
