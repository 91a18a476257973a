import fc from 'fast-check';
import { roomToggled, selectionCleared, selectionReducer } from '../../../src/state/selectionSlice';

type Selection = ReturnType<typeof selectionReducer>;
type Toggle = { hotelId: number; roomId: number };

const nothing = selectionReducer(undefined, selectionCleared());
const toggle = (selection: Selection, room: Toggle) =>
  selectionReducer(selection, roomToggled(room));
const after = (toggles: readonly Toggle[]) => toggles.reduce(toggle, nothing);

const toggleOf = (hotelId: fc.Arbitrary<number>) =>
  fc.record({ hotelId, roomId: fc.integer({ min: 1, max: 8 }) });
const inOneHotel = fc.array(toggleOf(fc.constant(7)), { maxLength: 40 });
const anywhere = fc.array(toggleOf(fc.integer({ min: 1, max: 3 })), { maxLength: 40 });

it('never holds more than five rooms, nor one twice, nor rooms of two hotels', () => {
  fc.assert(
    fc.property(anywhere, (toggles) => {
      const { hotelId, roomIds } = after(toggles);
      expect(roomIds.length).toBeLessThanOrEqual(5);
      expect(new Set(roomIds).size).toBe(roomIds.length);
      if (toggles.length > 0) expect(hotelId).toBe(toggles.at(-1)!.hotelId);
    }),
  );
});

it('is the same after the same room was pressed twice', () => {
  fc.assert(
    fc.property(inOneHotel, fc.integer({ min: 1, max: 8 }), (toggles, roomId) => {
      const before = after(toggles);
      const twice = [1, 2].reduce((now) => toggle(now, { hotelId: 7, roomId }), before);
      expect([...twice.roomIds].sort()).toEqual([...before.roomIds].sort());
    }),
  );
});

it('changes nothing for a sixth room', () => {
  const five = after([1, 2, 3, 4, 5].map((roomId) => ({ hotelId: 7, roomId })));
  expect(toggle(five, { hotelId: 7, roomId: 6 })).toEqual(five);
});

it('begins anew at another hotel', () => {
  const there = after([1, 2].map((roomId) => ({ hotelId: 7, roomId })));
  expect(toggle(there, { hotelId: 8, roomId: 30 })).toEqual({ hotelId: 8, roomIds: [30] });
});
