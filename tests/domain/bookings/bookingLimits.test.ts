import fc from 'fast-check';
import { limitBroken, type HeldBooking } from '../../../domain/bookings/bookingLimits';
import { addDays, eachNight } from '../../../domain/stays/stay';

const today = '2026-11-22';
const limits = { roomNights: 150, openBookings: 12, sameNight: 3 };

function stay(from: number, nights: number, { rooms = 1, arrived = false } = {}): HeldBooking {
  const checkIn = addDays(today, from);
  return { checkIn, checkOut: addDays(checkIn, nights), rooms, arrived };
}

const oneMore = (held: HeldBooking[], wanted: HeldBooking, fewestNights = 1) =>
  limitBroken(held, { ...wanted, fewestNights }, { limits, today });

test('three bookings over one night are all, and those are named', () => {
  const over = [stay(4, 3), stay(5, 1), stay(2, 4)];
  const others = [stay(1, 1), stay(6, 2)];
  expect(oneMore([...over, ...others], stay(5, 2))).toEqual({
    ...{ limit: 'sameNight', most: 3, toCancel: over },
  });
  // Leaving on the day another arrives is no night in common.
  expect(oneMore([...over, ...others], stay(7, 2))).toBeNull();
});

test('twelve that are still to come are all; whoever has arrived holds nights only', () => {
  const open = Array.from({ length: 12 }, (_, n) => stay(10 + 2 * n, 1));
  const inside = stay(-1, 3, { arrived: true });
  expect(oneMore([...open, inside], stay(60, 1))).toEqual({
    ...{ limit: 'openBookings', most: 12, toCancel: open },
  });
  expect(oneMore([...open.slice(1), inside], stay(60, 1))).toBeNull();
});

test('a hundred and fifty room-nights are all, those that are past not among them', () => {
  const held = [stay(-10, 40, { rooms: 3, arrived: true }), stay(40, 11, { rooms: 5 })];
  expect(oneMore(held, stay(60, 5))).toBeNull();
  expect(oneMore(held, stay(60, 6))).toEqual({
    ...{ limit: 'roomNights', most: 150, toCancel: [held[1]] },
  });
  expect(oneMore([], stay(60, 31, { rooms: 5 }))?.toCancel).toEqual([]);
});

test('a hotel that asks for half a year can be booked, one room at a time', () => {
  expect(oneMore([], stay(1, 180), 180)).toBeNull();
  expect(oneMore([], stay(1, 180, { rooms: 2 }), 180)?.limit).toBe('roomNights');
  expect(oneMore([stay(200, 1)], stay(1, 180), 180)?.limit).toBe('roomNights');
});

const anyStay = fc
  .record({
    from: fc.integer({ min: -5, max: 60 }),
    nights: fc.integer({ min: 1, max: 40 }),
    rooms: fc.integer({ min: 1, max: 5 }),
    arrived: fc.boolean(),
  })
  .map(({ from, nights, ...more }) => stay(from, nights, more));

test('whoever books only what is allowed stays within all limits, in any order', () => {
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 40 }), (wishes) => {
      const held: HeldBooking[] = [];
      for (const wish of wishes) {
        const refused = oneMore(held, { ...wish, arrived: false });
        if (!refused) held.push({ ...wish, arrived: false });
        else expect(held).toEqual(expect.arrayContaining(refused.toCancel));
      }
      expect(held.length).toBeLessThanOrEqual(12);
      const nights = held.flatMap((booking) =>
        eachNight(booking).flatMap((night) => Array.from({ length: booking.rooms }, () => night)),
      );
      expect(nights.filter((night) => night >= today).length).toBeLessThanOrEqual(150);
      for (const night of nights) {
        const over = held.filter(({ checkIn, checkOut }) => checkIn <= night && night < checkOut);
        expect(over.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});

test('a change is refused for what it adds only, however much more is held than allowed', () => {
  const none = { roomNights: 0, openBookings: 0, sameNight: 0 };
  const changeOf = (before: HeldBooking, wanted: HeldBooking, held: HeldBooking[]) =>
    limitBroken(held, { ...wanted, fewestNights: 0, before }, { limits: none, today });
  fc.assert(
    fc.property(anyStay, anyStay, fc.array(anyStay, { maxLength: 5 }), (before, wanted, held) => {
      const had = new Set(eachNight(before));
      const nights = eachNight(wanted);
      const addsNights = nights.some((night) => !had.has(night));
      const roomNights = ({ rooms, ...days }: HeldBooking) =>
        rooms * eachNight(days).filter((night) => night >= today).length;
      const grows = roomNights(wanted) > roomNights(before);
      const broken = changeOf(before, wanted, held);
      expect(broken !== null).toBe(addsNights || grows);
      expect(broken?.limit).not.toBe('openBookings');
    }),
  );
});
