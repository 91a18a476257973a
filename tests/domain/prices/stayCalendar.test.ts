import fc from 'fast-check';
import type { NightRun } from '../../../domain/prices/freeNights';
import { fillsGap } from '../../../domain/prices/gaps';
import { nightPrices } from '../../../domain/prices/nightPrices';
import { restrictionError } from '../../../domain/prices/restrictions';
import type { Restrictions } from '../../../domain/prices/seasons';
import { nightsNeeded, stayCalendar } from '../../../domain/prices/stayCalendar';
import { roomsForParty, type CalendarType } from '../../../domain/prices/wantedRooms';
import { holdsParty, type Party } from '../../../domain/stays/party';
import {
  addDays,
  eachNight,
  oneNight,
  stayError,
  type Day,
  type Stay,
} from '../../../domain/stays/stay';

const today = '2026-11-23';
const DAYS = 12;
const MAX_LENGTH = 15;

const fewest = fc.option(fc.integer({ min: 1, max: 6 }));
const rules = fc.record<Restrictions>({
  minStay: fewest,
  minStayThrough: fewest,
  noArrival: fc.boolean(),
  noDeparture: fc.boolean(),
  closed: fc.nat({ max: 5 }).map((n) => n === 0),
});
const near = fc.integer({ min: -3, max: 30 }).map((days) => addDays(today, days));
const price = fc.integer({ min: 1, max: 2_000_000 });
const run = fc
  .record({ from: fc.nat({ max: 28 }), nights: fc.integer({ min: 1, max: 6 }) })
  .map(({ from, nights }): NightRun => [from, from + nights]);
type Room = CalendarType['rooms'][number];
const room: fc.Arbitrary<Room> = fc.record({
  price,
  taken: fc.array(run, { maxLength: 5 }),
  numberOfAdults: fc.integer({ min: 1, max: 3 }),
  numberOfChildren: fc.constant(0),
  capacity: fc.integer({ min: 1, max: 4 }),
});
const party = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  children: fc.integer({ min: 0, max: 3 }),
});
const type: fc.Arbitrary<CalendarType> = fc.record({
  rooms: fc.array(room, { maxLength: 2 }),
  prices: fc.record({
    base: price,
    week: fc.option(fc.array(price, { minLength: 7, maxLength: 7 })),
    dates: fc.dictionary(near, price).map((said) => new Map(Object.entries(said))),
  }),
  restrictions: fc.dictionary(near, rules).map((said) => new Map(Object.entries(said))),
});
const terms = fc.record({
  from: fc.integer({ min: -4, max: 8 }).map((days) => addDays(today, days)),
  minimumNights: fc.constantFrom(1, 1, 2, 7),
  percent: fc.option(fc.integer({ min: 1, max: 50 })),
  gapFilling: fc.boolean(),
});

const isTaken = ({ taken }: Room, night: Day, first: Day) =>
  taken.some(([from, to]) => addDays(first, from) <= night && night < addDays(first, to));

interface Bounds {
  minimumNights: number;
  gapFilling: boolean;
}

/** Whether the rooms that can be had hold the party, one by one and by the rules that quotes go by. */
function canBeHad(
  types: readonly CalendarType[],
  { stay, first, of }: { stay: Stay; first: Day; of: Party & Bounds },
) {
  if (stayError(stay, today) !== null) return false;
  const { minimumNights, gapFilling } = of;
  const free = types.flatMap(({ rooms, restrictions }) =>
    rooms.filter((one) => {
      if (eachNight(stay).some((night) => isTaken(one, night, first))) return false;
      const isOpen = (night: Day) =>
        !isTaken(one, night, first) && !restrictions.get(night)?.closed;
      const inGap = gapFilling && fillsGap(stay, { today, isOpen });
      return restrictionError(restrictions, stay, { minimumNights, inGap }) === null;
    }),
  );
  // Never more than one booking takes: see `type`.
  return holdsParty(free, of);
}

/** Of all sets of so few rooms as hold the party, the lowest price. */
function cheapestOf(rooms: readonly (Room & { paid: number })[], of: Party) {
  const sets = rooms.reduce<(typeof rooms)[]>(
    (all, one) => [...all, ...all.map((set) => [...set, one])],
    [[]],
  );
  const holding = sets.filter((set) => set.length > 0 && holdsParty(set, of));
  const fewest = Math.min(...holding.map((set) => set.length));
  const prices = holding
    .filter((set) => set.length === fewest)
    .map((set) => set.reduce((sum, { paid }) => sum + paid, 0));
  return prices.length === 0 ? [null, null] : [Math.min(...prices), fewest];
}

test('tells of exactly the stays that can be had, and what nights cost', () => {
  const all = fc.array(type, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(all, terms, party, (types, asked, of) => {
      const span = { today, from: asked.from, days: DAYS };
      const { first } = nightsNeeded(span);
      const days = stayCalendar(roomsForParty(types, of), { ...asked, ...span });
      expect(days.map(({ day }) => day)).toEqual(
        Array.from({ length: DAYS }, (_, i) => addDays(asked.from, i)),
      );
      const has = (stay: Stay) => canBeHad(types, { stay, first, of: { ...asked, ...of } });
      for (const { day, stays, arrival, departure, minStay, price: shown, rooms: count } of days) {
        const lengths = Array.from({ length: MAX_LENGTH }, (_, i) => i + 1);
        const wanted = lengths.filter((n) => has({ checkIn: day, checkOut: addDays(day, n) }));
        const told = lengths.filter((n) => stays.some(({ min, max }) => min <= n && n <= max));
        expect(told).toEqual(wanted);
        expect([arrival, minStay]).toEqual([stays.length > 0, stays[0]?.min ?? null]);
        // Nothing is taken so late, and today is near: a stay that ends then begins soon before.
        const ends = Array.from({ length: 40 }, (_, i) => i + 1).some((n) =>
          has({ checkIn: addDays(day, -n), checkOut: day }),
        );
        expect(departure).toBe(ends);
        const free = types.flatMap(({ rooms, prices: ofType, restrictions }) =>
          rooms
            .filter((one) => !isTaken(one, day, first) && !restrictions.get(day)?.closed)
            .map((one) => {
              const [night] = nightPrices(one.price, ofType, oneNight(day), asked.percent);
              return { ...one, paid: night!.price };
            }),
        );
        expect([shown, count]).toEqual(day < today ? [null, null] : cheapestOf(free, of));
      }
    }),
  );
});

test('goes as far as stays do', () => {
  const free: CalendarType = {
    rooms: [{ price: 500_000, taken: [], numberOfAdults: 2, numberOfChildren: 0, capacity: 2 }],
    prices: { base: 500_000, week: null, dates: new Map() },
    restrictions: new Map(),
  };
  const from = addDays(today, 730);
  const wanted = roomsForParty([free], { adults: 2, children: 0 });
  const [last, beyond] = stayCalendar(wanted, {
    ...{ today, from, days: 2, minimumNights: 180, gapFilling: true, percent: null },
  });
  expect(last).toMatchObject({ arrival: true, departure: true, stays: [{ min: 180, max: 365 }] });
  expect(beyond).toMatchObject({ arrival: false, departure: true, stays: [] });
  const end = addDays(from, 365);
  const [, after] = stayCalendar(wanted, {
    ...{ today, from: end, days: 2, minimumNights: 1, gapFilling: true, percent: null },
  });
  expect(after).toMatchObject({ arrival: false, departure: false });
});
