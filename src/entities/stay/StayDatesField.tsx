import { vietnamToday, type Day } from '../../../domain/stays/stay';
import { useLanguage, useTexts } from '../../state/useTexts';
import { stayTexts } from '../../i18n/stays';
import { DateRangeField } from '../../ui/dates/DateRangeField';
import type { ChosenDates } from '../../ui/dates/dateRange';

type StayDatesFieldProps = {
  /** Each day is '' until chosen. */
  value: ChosenDates;
  onChange: (dates: ChosenDates) => void;
  error?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  isDayDisabled?: ((day: Day) => boolean) | undefined;
};

/** The dates of a stay, from Vietnam's today on, in the reader's language. */
export function StayDatesField(props: StayDatesFieldProps) {
  const texts = useTexts(stayTexts);
  const language = useLanguage();
  return (
    <DateRangeField
      {...props}
      min={vietnamToday(new Date())}
      labels={{ ...texts.dates, nights: texts.nights }}
      language={language}
    />
  );
}
