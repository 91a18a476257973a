import { useEffect, useState } from 'react';
import { formatDay, formatDayRange, parseDayRange } from '../../../domain/stays/dayText';
import type { ChosenDates, DateRangeFieldProps } from './dateRange';

/** Both days as one text: what is typed until it is left, then what was read of it. */
export function useTypedDates({ value, onChange, labels }: DateRangeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);

  // Back and Forward bring other days than those that were typed here.
  useEffect(() => {
    const forget = () => setTyped(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  return {
    text: typed ?? shownText(value),
    /** What is wrong with a text that no days can be read from, whatever a form misses. */
    error: left && typed?.trim() ? labels.unreadable : undefined,
    type: (text: string) => {
      setTyped(text);
      setLeft(false);
      // Wrong days go on too: which rule they break is for the form to say.
      onChange(parseDayRange(text) ?? { checkIn: '', checkOut: '' });
    },
    leave: () => {
      if (typed !== null && (typed.trim() === '' || parseDayRange(typed))) setTyped(null);
      // What is being pressed stays under the pointer until it is let go.
      if (!document.querySelector(':active')) return setLeft(true);
      window.addEventListener('click', () => setLeft(true), { once: true });
    },
    choose: (dates: ChosenDates) => {
      setTyped(null);
      onChange(dates);
    },
  };
}

export type TypedText = ReturnType<typeof useTypedDates>;

function shownText({ checkIn, checkOut }: ChosenDates): string {
  if (checkIn && checkOut) return formatDayRange({ checkIn, checkOut });
  return checkIn ? `${formatDay(checkIn)} - ` : '';
}
