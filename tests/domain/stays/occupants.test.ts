import fc from 'fast-check';
import { holdsOccupants, partyOf, splitParty } from '../../../domain/stays/occupants';

const double = { numberOfAdults: 2, numberOfChildren: 0, capacity: 2 };
const family = { numberOfAdults: 2, numberOfChildren: 2, capacity: 4 };

const rooms = fc.array(
  fc
    .record({
      numberOfAdults: fc.integer({ min: 0, max: 4 }),
      numberOfChildren: fc.nat(4),
      capacity: fc.integer({ min: 1, max: 6 }),
    })
    .filter((room) => room.capacity > 0),
  { minLength: 1, maxLength: 4 },
);
const party = fc.record({ adults: fc.integer({ min: 1, max: 8 }), children: fc.nat(5) });

type Party = { adults: number; children: number };
type Rooms = Parameters<typeof splitParty>[0];

/** Every way to put the party into the rooms. */
function everySplit([room, ...others]: Rooms, { adults, children }: Party): Party[][] {
  if (!room) return adults === 0 && children === 0 ? [[]] : [];
  const here = upTo(adults).flatMap((a) => upTo(children).map((c) => ({ adults: a, children: c })));
  return here
    .filter((some) => holdsOccupants(room, some))
    .flatMap((some) => {
      const rest = { adults: adults - some.adults, children: children - some.children };
      return everySplit(others, rest).map((split) => [some, ...split]);
    });
}

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, count) => count);

const childrenAlone = (split: readonly Party[]) =>
  split.reduce((sum, { adults, children }) => sum + (adults === 0 ? children : 0), 0);

describe('splitParty', () => {
  it('puts an adult into every room that it can, and children with adults', () => {
    expect(splitParty([family, double], { adults: 3, children: 2 })).toEqual([
      { adults: 2, children: 2 },
      { adults: 1, children: 0 },
    ]);
    expect(splitParty([double, family], { adults: 2, children: 2 })).toEqual([
      { adults: 1, children: 0 },
      { adults: 1, children: 2 },
    ]);
    expect(splitParty([double, family], { adults: 1, children: 3 })).toEqual([
      { adults: 0, children: 0 },
      { adults: 1, children: 3 },
    ]);
  });

  it('keeps the sums and every limit whenever any split does, with the fewest children alone', () => {
    fc.assert(
      fc.property(rooms, party, (places, people) => {
        const split = splitParty(places, people);
        const possible = everySplit(places, people);
        expect(split !== null).toBe(possible.length > 0);
        if (!split) return;
        expect(split.every((some, place) => holdsOccupants(places[place]!, some))).toBe(true);
        const told = split.map(({ adults, children }) => ({
          adults,
          childAges: Array.from({ length: children }, () => null),
        }));
        expect(partyOf(told)).toEqual(people);
        expect(childrenAlone(split)).toBe(Math.min(...possible.map(childrenAlone)));
      }),
      { numRuns: 400 },
    );
  });
});
