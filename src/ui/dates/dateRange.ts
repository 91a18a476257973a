import type { ReactNode } from 'react';
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

/** What is known of a day before it is chosen. */
export type DayFacts = {
  /** As short as a cell. */
  price?: string | undefined;
  /** Why it is unlike others, as short as a cell. */
  mark?: string | undefined;
  /** The same in words. */
  words: string;
  isDisabled: boolean;
  /** Its price is on its way; what is disabled then may be free. */
  isWaiting?: boolean;
};

/** What a calendar is opened with. */
export type CalendarProps = {
  /** Takes the focus. */
  entered: boolean;
  value: ChosenDates;
  /** The first day that can be chosen, and the last. */
  min: Day;
  max: Day;
  labels: DateRangeLabels;
  language: Language;
  onChoose: (dates: ChosenDates) => void;
};

/** A calendar that knows more of days than their numbers. Both come when they are opened. */
export type OwnCalendar = {
  draw: (props: CalendarProps) => ReactNode;
  /** Under a finger: what opens it, and how it fills the screen. */
  openLabel: string;
  drawSheet: (props: CalendarProps & { onClose: () => void }) => ReactNode;
};

export type DateRangeFieldProps = {
  value: ChosenDates;
  onChange: (dates: ChosenDates) => void;
  /** The first day that can be chosen, and the last. */
  min: Day;
  max: Day;
  labels: DateRangeLabels;
  language: Language;
  error?: string | undefined;
  required?: boolean | undefined;
  /** In the place of the plain one. */
  calendar?: OwnCalendar | undefined;
  /** Id of the first control, for an error summary that leads here. */
  id?: string | undefined;
};
