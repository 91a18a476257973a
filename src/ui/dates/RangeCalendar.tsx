import type { Language } from '../../../domain/languages/languages';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { nightsBetween, type Day } from '../../../domain/stays/stay';
import { IconButton } from '../actions/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/chevrons';
import type { ChosenDates, DateRangeLabels } from './dateRange';
import { MonthGrid } from './MonthGrid';
import { addMonths, monthOf } from './months';
import { dayForKey } from './dayForKey';
import { classNames } from '../classNames';
import styles from './RangeCalendar.module.css';

type RangeCalendarProps = {
  /** Takes the focus. */
  entered: boolean;
  value: ChosenDates;
  min: Day;
  labels: DateRangeLabels;
  language: Language;
  isDayDisabled?: ((day: Day) => boolean) | undefined;
  onChoose: (dates: ChosenDates) => void;
};

/** Two months; the first choice is the arrival, the second the departure. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { entered, value, min, labels, language, isDayDisabled, onChoose } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const first = value.checkIn >= min ? value.checkIn : min;
  const [month, setMonth] = useState(monthOf(first));
  const [focused, setFocused] = useState(first);
  const [arrival, setArrival] = useState<Day | null>(null);
  const [hovered, setHovered] = useState<Day | null>(null);
  const wantsFocus = useRef(false);
  const alignment = useAlignment(rootRef);

  const focusDay = useEffectEvent(() => {
    rootRef.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  });
  useEffect(() => {
    if (entered) focusDay();
  }, [entered]);
  useEffect(() => {
    if (wantsFocus.current) focusDay();
    wantsFocus.current = false;
  }, [focused, month]);

  const turnTo = (next: string) => {
    if (next < monthOf(min)) return;
    setMonth(next);
    const inSight = focused >= `${next}-01` && monthOf(focused) <= addMonths(next, 1);
    if (!inSight) setFocused(next === monthOf(min) ? min : `${next}-01`);
  };
  const choose = (day: Day) => {
    if (arrival !== null && day > arrival) return onChoose({ checkIn: arrival, checkOut: day });
    setFocused(day);
    setArrival(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = dayForKey(event.key, focused);
    if (wanted === null) return;
    event.preventDefault();
    const next = wanted < min ? min : wanted;
    wantsFocus.current = next !== focused;
    setFocused(next);
    if (arrival !== null) setHovered(next);
    if (monthOf(next) < month) setMonth(monthOf(next));
    else if (monthOf(next) > addMonths(month, 1)) setMonth(addMonths(monthOf(next), -1));
  };

  const range =
    arrival === null ? value : { checkIn: arrival, checkOut: preview(arrival, hovered) };
  const grid = {
    range,
    min,
    focused,
    labels,
    language,
    isDisabled: (day: Day) => day < min || isDayDisabled?.(day) === true,
    onChoose: choose,
    onHover: setHovered,
    onKeyDown,
  };
  return (
    <div
      ref={rootRef}
      role="dialog"
      aria-label={labels.openCalendar}
      className={classNames('surface', styles.calendar)}
      data-align={alignment}
      tabIndex={-1}
    >
      <IconButton
        className={styles.previous}
        label={labels.previousMonth}
        icon={<ChevronLeftIcon />}
        disabled={month <= monthOf(min)}
        onClick={() => turnTo(addMonths(month, -1))}
      />
      <IconButton
        className={styles.next}
        label={labels.nextMonth}
        icon={<ChevronRightIcon />}
        onClick={() => turnTo(addMonths(month, 1))}
      />
      <div className={styles.months}>
        <MonthGrid {...grid} month={month} />
        <MonthGrid {...grid} month={addMonths(month, 1)} />
      </div>
      <p aria-live="polite" className={styles.foot}>
        {arrival === null ? labels.chooseCheckIn : labels.chooseCheckOut}
        {range.checkOut > range.checkIn && range.checkIn !== '' && (
          <strong>{labels.nights(nightsBetween(range.checkIn, range.checkOut))}</strong>
        )}
      </p>
    </div>
  );
}

const preview = (arrival: Day, hovered: Day | null): Day =>
  hovered !== null && hovered > arrival ? hovered : '';

/** Opens to the left when the right edge of the window is too near. */
function useAlignment(ref: { current: HTMLElement | null }): 'start' | 'end' {
  const [alignment, setAlignment] = useState<'start' | 'end'>('start');
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (box && box.right > document.documentElement.clientWidth) setAlignment('end');
  }, [ref]);
  return alignment;
}
