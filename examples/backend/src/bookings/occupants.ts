import { fault } from '../faults';
import { invalid } from '../http/problem';
import { fieldsOf, holds, type Party } from '../rooms/rooms';
import type { Line, Room, Store } from '../store';

/** Who sleeps where is said of every room or of none, and together they are the party. */
export function checkOccupants(
  store: Store,
  rooms: (Room | undefined)[],
  said: Line['occupants'][],
  party: Partial<Party>,
): void {
  if (said.every((one) => !one)) return;
  const sum = { adults: 0, children: 0 };
  for (const [i, one] of said.entries()) {
    const room = rooms[i];
    if (!one || !room) throw invalid('rooms', 'PARTY_TOO_LARGE');
    const inside = { adults: one.adults, children: one.childAges.length };
    if (!holds(fieldsOf(store, room), inside) && !fault('occupants-unchecked'))
      throw invalid('rooms', 'PARTY_TOO_LARGE');
    sum.adults += inside.adults;
    sum.children += inside.children;
  }
  const { adults = sum.adults, children = sum.children } = party;
  if (adults !== sum.adults || children !== sum.children) throw invalid('rooms', 'PARTY_TOO_LARGE');
}
