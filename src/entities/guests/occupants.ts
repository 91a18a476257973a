import {
  holdsOccupants,
  partyOf,
  splitParty,
  type Occupants,
} from '../../../domain/stays/occupants';
import type { Room } from '../../api';
import type { DraftStay } from '../../../site/stayLink';
import type { DraftGuests } from '../../state/draftSlice';

type Party = Pick<DraftStay, 'adults' | 'children'>;
export type AskedRoom = Pick<
  Room,
  'id' | 'name' | 'numberOfAdults' | 'numberOfChildren' | 'capacity'
>;

/** Who sleeps in a room of the stay. */
export interface Slept<R extends AskedRoom = AskedRoom> {
  room: R;
  occupants: Occupants;
}

/**
 * Who sleeps where: as divided by hand, else as `splitParty` does; by the rooms that the address names.
 * Empty while they are not all known, or where they do not hold the party.
 */
export function sleptRooms<R extends AskedRoom>(
  rooms: readonly R[],
  stay: Party & Pick<DraftStay, 'roomIds'>,
  chosen: DraftGuests['occupants'],
): Slept<R>[] {
  if (rooms.length !== stay.roomIds.length) return [];
  if (rooms.every(({ id }) => chosen[id])) {
    return rooms.map((room) => ({ room, occupants: chosen[room.id]! }));
  }
  const split = splitParty(rooms, stay);
  if (!split) return [];
  return rooms.map((room, place) => {
    const { adults, children } = split[place]!;
    return { room, occupants: { adults, childAges: ages(children) } };
  });
}

/** So many, with those that are known already. */
export function ages(count: number, known: Occupants['childAges'] = []): Occupants['childAges'] {
  return Array.from({ length: count }, (_, child) => known[child] ?? null);
}

/** How many more people are to be divided than are; negative where there are too many. */
export function missingOf(slept: readonly Slept[], party: Party): Party {
  const { adults, children } = partyOf(slept.map(({ occupants }) => occupants));
  return { adults: party.adults - adults, children: party.children - children };
}

/** The first room with more people than it takes. */
export function overfull(slept: readonly Slept[]): AskedRoom | undefined {
  const isOver = ({ room, occupants: { adults, childAges } }: Slept) =>
    !holdsOccupants(room, { adults, children: childAges.length });
  return slept.find(isOver)?.room;
}

/** What is sent of it: nothing where one room holds everybody and no age is known. */
export function toldOccupants(slept: readonly Slept[]): Map<number, Occupants> {
  const isTold =
    slept.length > 1 ||
    slept.some(({ occupants }) => occupants.childAges.some((age) => age !== null));
  return new Map(isTold ? slept.map(({ room, occupants }) => [room.id, occupants]) : []);
}
