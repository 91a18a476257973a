import { addDays, nightsBetween, type Stay } from '../stays/stay';
import type { CalendarDay } from './stayCalendar';

/** How far around a stay another one is looked for, in days. */
export const NEAR_DAYS = 30;

/**
 * The stay nearest to one that cannot be had: whose days differ least, of several the longest, then that of the same or
 * the nearest arrival. Null where none is near; never the one itself.
 *
 * @param calendars what days allow, of each of the rooms that are wanted together: of the same days
 */
export function nearestStay(
  calendars: readonly (readonly CalendarDay[])[],
  wanted: Stay,
): Stay | null {
  return nearestOf(calendars, wanted, [{ min: 1, max: Infinity }]);
}

/** The same where all is taken, not refused: rather on other days than for other nights. */
export function nearestStayAsLong(
  calendars: readonly (readonly CalendarDay[])[],
  wanted: Stay,
): Stay | null {
  const length = nightsBetween(wanted.checkIn, wanted.checkOut);
  const asLong = nearestOf(calendars, wanted, [{ min: length, max: length }]);
  return asLong ?? nearestStay(calendars, wanted);
}

function nearestOf(
  calendars: readonly (readonly CalendarDay[])[],
  wanted: Stay,
  allowed: Lengths,
): Stay | null {
  const [first = []] = calendars;
  const length = nightsBetween(wanted.checkIn, wanted.checkOut);
  const allBut = [
    { min: 1, max: length - 1 },
    { min: length + 1, max: Infinity },
  ];
  const stays = first.flatMap(({ day }, i) => {
    const both = calendars.map((days) => days[i]!.stays).reduce(inBoth, allowed);
    const lengths = day === wanted.checkIn ? inBoth(both, allBut) : both;
    const nights = nightsBetween(day, wanted.checkOut);
    return lengths.map(({ min, max }): Stay => ({
      checkIn: day,
      checkOut: addDays(day, Math.min(Math.max(nights, min), max)),
    }));
  });
  const near = stays.filter((stay) => moved(stay, wanted).checkIn <= NEAR_DAYS);
  return near.sort((a, b) => compared(a, b, wanted))[0] ?? null;
}

type Lengths = CalendarDay['stays'];

const inBoth = (some: Lengths, others: Lengths): Lengths =>
  some.flatMap((a) =>
    others
      .map((b) => ({ min: Math.max(a.min, b.min), max: Math.min(a.max, b.max) }))
      .filter(({ min, max }) => min <= max),
  );

const moved = (stay: Stay, wanted: Stay) => ({
  checkIn: Math.abs(nightsBetween(wanted.checkIn, stay.checkIn)),
  checkOut: Math.abs(nightsBetween(wanted.checkOut, stay.checkOut)),
});

function compared(a: Stay, b: Stay, wanted: Stay): number {
  const [ofA, ofB] = [moved(a, wanted), moved(b, wanted)];
  const length = (stay: Stay) => nightsBetween(stay.checkIn, stay.checkOut);
  return (
    ofA.checkIn + ofA.checkOut - ofB.checkIn - ofB.checkOut ||
    length(b) - length(a) ||
    ofA.checkIn - ofB.checkIn ||
    (a.checkIn < b.checkIn ? 1 : -1)
  );
}
