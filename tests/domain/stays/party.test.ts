import fc from 'fast-check';
import { holdsParty } from '../../../domain/stays/party';

const double = { numberOfAdults: 2, numberOfChildren: 0, capacity: 2 };
const family = { numberOfAdults: 2, numberOfChildren: 2, capacity: 4 };

describe('holdsParty', () => {
  it('fills one room', () => {
    expect(holdsParty([family], { adults: 2, children: 2 })).toBe(true);
    expect(holdsParty([family], { adults: 2, children: 3 })).toBe(false);
  });

  it('lets a child take a spare adult place, and no adult a place for children', () => {
    expect(holdsParty([double], { adults: 1, children: 1 })).toBe(true);
    expect(holdsParty([family], { adults: 3, children: 0 })).toBe(false);
  });

  it('adds rooms up', () => {
    expect(holdsParty([double, family], { adults: 4, children: 2 })).toBe(true);
    expect(holdsParty([double, double], { adults: 4, children: 1 })).toBe(false);
    expect(holdsParty([], { adults: 1, children: 0 })).toBe(false);
  });

  it('never holds fewer people with a room more', () => {
    const room = fc.record({
      numberOfAdults: fc.integer({ min: 1, max: 10 }),
      numberOfChildren: fc.nat(6),
      capacity: fc.integer({ min: 1, max: 16 }),
    });
    const party = fc.record({ adults: fc.integer({ min: 1, max: 10 }), children: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(room, { maxLength: 4 }), room, party, (rooms, extra, people) => {
        expect(holdsParty([...rooms, extra], people) || !holdsParty(rooms, people)).toBe(true);
      }),
    );
  });
});
