import fc from 'fast-check';
import { counted, named, settled, type Choice } from '../../../src/pages/hotel/roomChoices';
import type { Room } from '../../../src/api';

const room = (id: number, typeId?: number, own: Partial<Room> = {}) =>
  ({
    ...{ id, typeId, price: 900_000, numberOfAdults: 2, numberOfChildren: 1, capacity: 3 },
    ...{ numberOfBeds: 1, typeBed: 'King', services: [{ name: 'Wi-Fi' }] },
    ...own,
  }) as Room;

const none: Choice = { roomIds: [], anyOfTypeIds: [] };
const deluxe = [1, 2, 3, 4, 5, 6].map((id) => room(id, 10));
const suites = [7, 8].map((id) => room(id, 20));
const known = [...deluxe, ...suites, room(9)];

const free = fc.subarray(known);
const choices = fc.subarray(known, { maxLength: 5 }).chain((rooms) =>
  fc.record({
    roomIds: fc.constant(rooms.map(({ id }) => id)),
    anyOfTypeIds: fc.subarray(rooms.filter((one) => one.typeId).map(({ id }) => id)),
  }),
);

it('a choice is settled to rooms that can be had, each once; what was named is that room or lost', () => {
  fc.assert(
    fc.property(choices, free, (choice, offered) => {
      const now = settled(choice, { offered, known });
      const offeredIds = offered.map(({ id }) => id);
      expect(offeredIds).toEqual(expect.arrayContaining(now.roomIds));
      expect(new Set(now.roomIds).size).toBe(now.roomIds.length);
      expect(now.roomIds.length + now.lost.length).toBe(choice.roomIds.length);
      const isNamed = (id: number) => !choice.anyOfTypeIds.includes(id);
      expect(now.roomIds.filter((id) => !now.anyOfTypeIds.includes(id))).toEqual(
        choice.roomIds.filter((id) => isNamed(id) && offeredIds.includes(id)),
      );
      expect(settled(now, { offered, known })).toEqual({ ...now, lost: [] });
    }),
  );
});

it('loses the rooms that are gone and keeps the others in their order', () => {
  const choice = { roomIds: [3, 1, 2], anyOfTypeIds: [] };
  const offered = deluxe.filter(({ id }) => id !== 1);
  expect(settled(choice, { offered, known })).toEqual({
    ...{ roomIds: [3, 2], anyOfTypeIds: [], lost: [1] },
  });
});

it.each<[string, Partial<Room>]>([
  ['is dearer', { price: 910_000 }],
  ['is cheaper', { price: 890_000 }],
  ['holds others', { numberOfAdults: 3 }],
  ['has other beds', { typeBed: 'Twin' }],
  ['offers less', { services: [] }],
  ['is of another type', { typeId: 11 }],
])('no room gives way to one that %s', (_, own) => {
  const rooms = [room(1, 10), room(2, 10, own)];
  const choice = { roomIds: [1], anyOfTypeIds: [1] };
  expect(settled(choice, { offered: rooms.slice(1), known: rooms }).lost).toEqual([1]);
});

it('a count is reached, five rooms in all at most, and named rooms are the last to go', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 0, max: 6 }), (choice, count) => {
      const next = counted(choice, deluxe, count);
      const others = choice.roomIds.filter((id) => id > 6);
      if (count > 5 - others.length) return expect(next).toBeNull();
      const ofType = next!.roomIds.filter((id) => id <= 6);
      expect(ofType).toHaveLength(count);
      expect(next!.roomIds.filter((id) => id > 6)).toEqual(others);
      const isNamed = (id: number) => id <= 6 && !choice.anyOfTypeIds.includes(id);
      const namedBefore = choice.roomIds.filter(isNamed);
      const namedAfter = ofType.filter((id) => !next!.anyOfTypeIds.includes(id));
      expect(namedAfter).toEqual(namedBefore.slice(0, count));
    }),
  );
});

it('one more and one fewer is what it was', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const count = choice.roomIds.filter((id) => id <= 6).length;
      const more = counted(choice, deluxe, count + 1);
      const back = more && counted(more, deluxe, count);
      if (back) expect([...back.roomIds].sort()).toEqual([...choice.roomIds].sort());
    }),
  );
});

it('a room that is named besides leaves its place to another of the type, if there is one', () => {
  const two = counted(none, deluxe, 2)!;
  expect(named(two, 1, deluxe)).toEqual({ roomIds: [1, 2, 3], anyOfTypeIds: [2, 3] });
  expect(named(two, 1, deluxe.slice(0, 2))).toEqual({ roomIds: [1, 2], anyOfTypeIds: [2] });
  const five = counted(none, deluxe, 5)!;
  expect(named(five, 5, deluxe).roomIds).toEqual(five.roomIds);
});
