import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addDays, vietnamToday, type Day } from '../../../../domain/stays/stay';
import { choiceOf, dayText, wholeNumber } from '../../../../site/filterReaders';
import { useMedia } from '../../ui/theme/useMedia';

export const DAY_COUNTS = [7, 14, 30, 60] as const;
export type Face = 'rooms' | 'rates';

/** As far as the server answers, without the days that may follow. */
const MAX_DAYS_AWAY = 1700;
const faceOf = choiceOf('rooms', 'rates');

type Changes = Partial<Record<'hotelId' | 'from' | 'days' | 'view' | 'type' | 'q', string>>;

/** What the address says of the days that are shown: whose, from when on, how many, and what of them. */
export function useCalendarWindow() {
  const [params, setParams] = useSearchParams();
  const isNarrow = !useMedia('(min-width: 768px)');
  const today = vietnamToday(new Date());
  const asked = wholeNumber(params.get('days') ?? '');
  const now = { from: addDays(today, -1), days: isNarrow ? 7 : 30 };
  // Midnight, or a tablet that is turned, takes nobody the days away on which they are at work.
  const [usual, setUsual] = useState(now);
  const days = DAY_COUNTS.find((count) => count === asked) ?? usual.days;
  const face: Face = faceOf(params.get('view') ?? '') ?? 'rooms';
  const from = within(dayText(params.get('from') ?? ''), today) ?? usual.from;
  const set = (changes: Changes, { replace = false } = {}) =>
    setParams(
      (before) => {
        // Another hotel's room of that number is another one, and other days have other cells.
        if ('hotelId' in changes || 'from' in changes) before.delete('cell');
        // So has it other types and guests.
        if ('hotelId' in changes) for (const name of ['type', 'q']) before.delete(name);
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace },
    );
  return {
    hotelId: wholeNumber(params.get('hotelId') ?? ''),
    /** The cell that was selected last, in words of its own. */
    cell: params.get('cell') ?? '',
    /** Only this type, and only rooms of guests who are called so. */
    type: wholeNumber(params.get('type') ?? ''),
    q: params.get('q') ?? '',
    ...{ from, days, face, today, set },
    /** As far as there are days. */
    clamped: (day: Day): Day => within(day, today) ?? day,
    /** Shows the days that are usual now, where nobody has asked for others. */
    keepUp: () => {
      if (usual.from !== now.from || usual.days !== now.days) setUsual(now);
    },
    goTo: (day: Day, changes: Changes = {}) =>
      set({ ...changes, from: within(day, today) ?? addDays(today, -1) }),
  };
}

export type CalendarWindow = ReturnType<typeof useCalendarWindow>;

/** The usual days follow the day, unless something is begun in those that are shown. */
export function useKeptUp({ keepUp }: CalendarWindow, isBegun: boolean): void {
  useEffect(() => {
    if (!isBegun) keepUp();
  }, [isBegun, keepUp]);
}

function within(day: Day | undefined, today: Day): Day | undefined {
  if (day === undefined) return undefined;
  const first = addDays(today, -MAX_DAYS_AWAY);
  const last = addDays(today, MAX_DAYS_AWAY);
  return day < first ? first : day > last ? last : day;
}
