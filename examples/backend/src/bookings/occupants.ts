import { fault } from '../faults';
import { invalid } from '../http/problem';
import { fieldsOf, type Party } from '../rooms/rooms';
import type { Line, RoomFields, Store } from '../store';

/** The room that was booked, and those that the line has on some night. */
export function placesOfLine(store: Store, { room, nights }: Line): RoomFields[] {
  const ids = [...new Set(nights.map(({ roomId }) => roomId))];
  const rooms = ids.flatMap((id) => store.rooms.get(id) ?? []);
  return [room, ...rooms.map((one) => fieldsOf(store, one))];
}

/** Who sleeps where is said of every room or of none, and together they are the party. */
export function areRightly(
  places: RoomFields[][],
  said: Line['occupants'][],
  { adults, children }: Party,
): boolean {
  if (said.every((one) => !one)) return true;
  const inside = said.flatMap((one) =>
    one ? { adults: one.adults, children: one.childAges.length } : [],
  );
  const sumOf = (field: keyof Party) => inside.reduce((sum, one) => sum + one[field], 0);
  const doFit = inside.every((one, i) => places[i]!.every((room) => sleep(room, one)));
  const isEach = inside.length === places.length;
  const isParty = sumOf('adults') === adults && sumOf('children') === children;
  return isEach && isParty && (doFit || fault('occupants-unchecked'));
}

const sleep = ({ numberOfAdults, capacity }: RoomFields, { adults, children }: Party) =>
  adults <= Math.min(numberOfAdults, capacity) && adults + children <= capacity;

export function checkOccupants(...asked: Parameters<typeof areRightly>): void {
  if (!areRightly(...asked)) throw invalid('rooms', 'PARTY_TOO_LARGE');
}
