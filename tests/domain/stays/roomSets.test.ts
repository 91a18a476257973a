import fc from 'fast-check';
import { holdsParty, MAX_ROOMS_PER_BOOKING } from '../../../domain/stays/party';
import { cheapestRooms } from '../../../domain/stays/roomSets';

const room = fc.record({
  numberOfAdults: fc.integer({ min: 1, max: 3 }),
  numberOfChildren: fc.constant(0),
  capacity: fc.integer({ min: 1, max: 4 }),
  price: fc.integer({ min: 1, max: 9 }),
});
const party = fc.record({
  adults: fc.integer({ min: 1, max: 10 }),
  children: fc.integer({ min: 0, max: 5 }),
});

type Room = typeof room extends fc.Arbitrary<infer T> ? T : never;

const priceOf = (rooms: readonly Room[]) => rooms.reduce((sum, { price }) => sum + price, 0);

/** All that one booking may take. */
function setsOf(rooms: readonly Room[]): Room[][] {
  const all = rooms.reduce<Room[][]>(
    (sets, one) => [...sets, ...sets.map((s) => [...s, one])],
    [[]],
  );
  return all.filter(({ length }) => length > 0 && length <= MAX_ROOMS_PER_BOOKING);
}

test('takes as few rooms as hold the party, and of those the cheapest', () => {
  fc.assert(
    fc.property(fc.array(room, { maxLength: 7 }), party, (rooms, people) => {
      const found = cheapestRooms(rooms, people);
      const holding = setsOf(rooms).filter((set) => holdsParty(set, people));
      if (found === null) return expect(holding).toEqual([]);
      const fewest = Math.min(...holding.map(({ length }) => length));
      const prices = holding.filter(({ length }) => length === fewest).map(priceOf);
      expect([found.rooms.length, found.price]).toEqual([fewest, Math.min(...prices)]);
      expect(holdsParty(found.rooms, people)).toBe(true);
      expect(priceOf(found.rooms)).toBe(found.price);
      expect(new Set(found.rooms).size).toBe(fewest);
      expect(found.rooms.every((one) => rooms.includes(one))).toBe(true);
    }),
  );
});

test('a family of six takes two rooms, not three cheaper ones', () => {
  const [double, family] = [
    { numberOfAdults: 2, numberOfChildren: 0, capacity: 2, price: 1 },
    { numberOfAdults: 2, numberOfChildren: 2, capacity: 4, price: 5 },
  ];
  const rooms = [double, { ...double }, { ...double }, family, { ...family }];
  const found = cheapestRooms(rooms, { adults: 4, children: 2 });
  expect(found).toMatchObject({ price: 6, rooms: [double, family] });
  expect(cheapestRooms(rooms, { adults: 10, children: 5 })).toBeNull();
});
