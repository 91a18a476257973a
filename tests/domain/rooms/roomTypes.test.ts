import fc from 'fast-check';
import { roomLines, roomsByType, roomsInOneLine } from '../../../domain/rooms/roomTypes';

const rooms = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 40 }),
    typeId: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    name: fc.constantFrom('Deluxe', 'Suite'),
    price: fc.constantFrom(800_000, 900_000),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
);
const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id);

test('types hold every room once, are whole, and keep the order of the list', () => {
  fc.assert(
    fc.property(rooms, (list) => {
      const types = roomsByType(list);
      expect(ids(types.flat()).sort()).toEqual(ids(list).sort());
      for (const type of types) {
        const [first] = type;
        const isOfType = (room: (typeof list)[number]) =>
          first?.typeId === undefined ? room === first : room.typeId === first.typeId;
        expect(type).toEqual(list.filter(isOfType));
      }
      const firsts = types.map(([first]) => list.indexOf(first));
      expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    }),
  );
});

test('rooms that are put in the order of their types fall into the same types again', () => {
  fc.assert(
    fc.property(rooms, (list) => {
      const types = roomsByType(list);
      expect(roomsByType(types.flat())).toEqual(types);
    }),
  );
});

test('a line tells of one name and price, and lines add up to the list', () => {
  fc.assert(
    fc.property(rooms, (list) => {
      const lines = roomLines(list);
      expect(ids(lines.flat()).sort()).toEqual(ids(list).sort());
      for (const line of lines) {
        expect(new Set(line.map(({ name, price }) => `${name} ${price}`)).size).toBe(1);
      }
      expect(roomLines(list.map((room) => ({ ...room, typeId: undefined })))).toHaveLength(
        list.length,
      );
    }),
  );
});

test.each([
  [[], ''],
  [[{ name: 'Suite' }], 'Suite'],
  [[{ name: 'Phòng 101', roomNumber: '101' }], 'Phòng 101'],
  [
    [
      { name: 'Deluxe', roomNumber: '101' },
      { name: 'Suite', roomNumber: '301' },
      { name: 'Deluxe', roomNumber: '99' },
    ],
    'Deluxe × 2 (99, 101), Suite (301)',
  ],
  [[{ name: 'Deluxe' }, { name: 'Deluxe' }], 'Deluxe × 2'],
])('%j in one line: %s', (list, line) => {
  expect(roomsInOneLine(list)).toBe(line);
});
