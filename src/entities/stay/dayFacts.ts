import { formatDong } from '../../../domain/money/money';
import { nightsBetween, type Day } from '../../../domain/stays/stay';
import type { CalendarDay } from '../../api/calendar';
import type { PriceCalendarTexts } from '../../i18n/vi/priceCalendar';
import type { DayFacts } from '../../ui/dates/dateRange';

type Days = ReadonlyMap<Day, CalendarDay>;

interface Asked {
  day: Day;
  arrival: Day | null;
  /** Whether any rooms there would do, were they free. */
  hasRooms: boolean;
}

/**
 * What a cell shows of a day: its price, and whether it can be the arrival or, once there is one, the end of a
 * stay that can be booked. Undefined for a day of which nothing is known.
 */
export function dayFacts(
  days: Days,
  { day, arrival, hasRooms }: Asked,
  texts: PriceCalendarTexts,
): DayFacts | undefined {
  const known = days.get(day);
  if (arrival !== null && day > arrival) {
    const begun = days.get(arrival);
    return begun && factsOfDeparture(begun, { day, known }, texts);
  }
  return known && factsOfArrival(known, hasRooms, texts);
}

function factsOfArrival(
  known: CalendarDay,
  hasRooms: boolean,
  texts: PriceCalendarTexts,
): DayFacts {
  const { price, arrival, departure, minStay } = known;
  const isDisabled = !arrival;
  if (arrival) return { ...marked(known, minStayMark(minStay, texts), texts), isDisabled };
  if (!hasRooms) return { ...marked(UNKNOWN, ['–', texts.noRooms], texts), isDisabled };
  const mark: Mark = departure
    ? [texts.departureOnlyMark, texts.departureOnly]
    : price === null
      ? [texts.fullMark, texts.full]
      : [texts.closedMark, texts.closed];
  return { ...marked(UNKNOWN, mark, texts), isDisabled };
}

function factsOfDeparture(
  { day: arrival, stays }: CalendarDay,
  { day, known }: { day: Day; known: CalendarDay | undefined },
  texts: PriceCalendarTexts,
): DayFacts {
  const nights = nightsBetween(arrival, day);
  const isDisabled = !stays.some(({ min, max }) => min <= nights && nights <= max);
  if (!isDisabled) return { ...marked(known ?? UNKNOWN, undefined, texts), isDisabled };
  // Where somebody may leave that day, it is this stay that is too short: also one between a gap's and the shortest.
  const longer = known?.departure === false ? undefined : stays.find(({ min }) => min > nights);
  const mark = (longer && minStayMark(longer.min, texts)) ?? (['–', texts.noDeparture] as const);
  return { ...marked(UNKNOWN, mark, texts), isDisabled };
}

/** In a cell, and in words. */
type Mark = readonly [short: string, words: string];

const minStayMark = (nights: number | null, texts: PriceCalendarTexts): Mark | undefined =>
  nights === null || nights < 2 ? undefined : [texts.minStayMark(nights), texts.minStay(nights)];

const UNKNOWN = { price: null, rooms: null };

function marked(
  { price, rooms }: Pick<CalendarDay, 'price' | 'rooms'>,
  mark: Mark | undefined,
  texts: PriceCalendarTexts,
): Omit<DayFacts, 'isDisabled'> {
  const words = [
    ...(price === null ? [] : [texts.price(formatDong(price), rooms ?? 1)]),
    ...(mark ? [mark[1]] : []),
  ];
  return {
    ...(price !== null && { price: shortPrice(price, texts) }),
    ...(mark && { mark: mark[0] }),
    words: words.join(', '),
  };
}

const MILLION = 1_000_000;

/** Never less than the price: '850k', '1,25tr'. */
function shortPrice(price: number, texts: PriceCalendarTexts): string {
  const thousands = Math.ceil(price / 1_000);
  if (thousands < 1_000) return texts.thousands(String(thousands));
  return texts.millions(String(Math.ceil((price * 100) / MILLION) / 100));
}
