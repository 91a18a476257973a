import { lazy } from 'react';
import { addDays, MAX_DAYS_AHEAD, MAX_NIGHTS, vietnamToday } from '../../../domain/stays/stay';
import { useLanguage, useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { DateRangeField } from '../../ui/dates/DateRangeField';
import type { ChosenDates } from '../../ui/dates/dateRange';
import type { PricedStay } from './PriceCalendar';

// Its program comes with the calendar.
const loadPrices = () => import('./PriceCalendar');
const PriceCalendar = lazy(async () => ({ default: (await loadPrices()).PriceCalendar }));
const PriceSheet = lazy(async () => ({ default: (await loadPrices()).PriceSheet }));

type StayDatesFieldProps = {
  /** Each day is '' until chosen. */
  value: ChosenDates;
  onChange: (dates: ChosenDates) => void;
  error?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** Shows what days cost there, and lets only a stay be chosen that can be booked. */
  pricesOf?: PricedStay | undefined;
};

/** The dates of a stay, from Vietnam's today on, in the reader's language. */
export function StayDatesField({ pricesOf, ...props }: StayDatesFieldProps) {
  const texts = useTexts(stayTexts);
  const language = useLanguage();
  const today = vietnamToday(new Date());
  return (
    <DateRangeField
      {...props}
      min={today}
      // Of the latest arrival the latest departure.
      max={addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS)}
      labels={{ ...texts.dates, nights: texts.nights }}
      language={language}
      calendar={
        pricesOf && {
          draw: (calendar) => <PriceCalendar {...calendar} of={pricesOf} />,
          openLabel: texts.dates.openPrices,
          drawSheet: (calendar) => <PriceSheet {...calendar} of={pricesOf} />,
        }
      }
    />
  );
}
