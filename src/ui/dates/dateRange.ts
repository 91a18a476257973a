import type { Language } from '../../../domain/languages/languages';
import type { Day } from '../../../domain/stays/stay';

/** Both days, or '' for one not chosen yet. */
export type ChosenDates = { checkIn: Day; checkOut: Day };

export type DateRangeLabels = {
  /** Names the whole: 'Ngày nhận phòng và trả phòng'. */
  dates: string;
  checkIn: string;
  checkOut: string;
  /** 'DD/MM/YYYY - DD/MM/YYYY' in the reader's language. */
  placeholder: string;
  openCalendar: string;
  previousMonth: string;
  nextMonth: string;
  /** What to choose next, under the calendar. */
  chooseCheckIn: string;
  chooseCheckOut: string;
  /** '2 đêm'. */
  nights: (count: number) => string;
  /** The typed text is no pair of days. */
  unreadable: string;
};

export type DateRangeFieldProps = {
  value: ChosenDates;
  onChange: (dates: ChosenDates) => void;
  /** The first day that can be chosen. */
  min: Day;
  labels: DateRangeLabels;
  language: Language;
  error?: string | undefined;
  required?: boolean | undefined;
  isDayDisabled?: ((day: Day) => boolean) | undefined;
  /** Id of the first control, for an error summary that leads here. */
  id?: string | undefined;
};
