import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { dayWithWeekday } from '../../../domain/stays/dayText';
import { nightsBetween, type Day } from '../../../domain/stays/stay';
import { IconButton } from '../actions/IconButton';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/chevrons';
import type { CalendarProps, DayFacts } from './dateRange';
import { CalendarFoot } from './CalendarFoot';
import { MonthGrid } from './MonthGrid';
import { addMonths, monthOf, type CalendarView } from './months';
import { dayForKey } from './dayForKey';
import { classNames } from '../classNames';
import styles from './RangeCalendar.module.css';

type RangeCalendarProps = CalendarProps & {
  /** What is known of a day, while the arrival is one or none is chosen yet. */
  factsOf?: ((day: Day, arrival: Day | null) => DayFacts | undefined) | undefined;
  /** Is told the first month in sight, and the arrival. */
  onView?: ((view: CalendarView) => void) | undefined;
  /** Lets the arrival be chosen anew, where not every day can end a stay. */
  againLabel?: string | undefined;
  /** Beside what to choose next. */
  status?: ReactNode;
  /** Within a dialog of its own. */
  isPart?: boolean | undefined;
};

/** Between it and the window's edge, in pixels. */
const EDGE = 16;

/** Two months; the first choice is the arrival, the second the departure. */
export function RangeCalendar(props: RangeCalendarProps) {
  const { entered, value, min, max, labels, language, onChoose, factsOf, onView } = props;
  const rootRef = useRef<HTMLDivElement>(null);
  const first = min <= value.checkIn && value.checkIn <= max ? value.checkIn : min;
  const lastMonth = addMonths(monthOf(max), -1);
  const [month, setMonth] = useState(monthOf(first) < lastMonth ? monthOf(first) : lastMonth);
  const [focused, setFocused] = useState(first);
  const [arrival, setArrival] = useState<Day | null>(null);
  const [hovered, setHovered] = useState<Day | null>(null);
  const wantsFocus = useRef(false);
  const shift = useShift(rootRef);

  // A field at the window's lower edge would open it out of sight.
  useLayoutEffect(() => {
    // Browsers answer with a promise, which is no clean-up.
    rootRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const focusDay = useEffectEvent(() => {
    rootRef.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  });
  useEffect(() => {
    if (entered) focusDay();
  }, [entered]);
  useEffect(() => {
    if (wantsFocus.current) focusDay();
    wantsFocus.current = false;
  }, [focused, month, arrival]);

  const tellView = useEffectEvent(() => onView?.({ month, arrival }));
  useEffect(() => tellView(), [month, arrival]);

  const turnTo = (next: string) => {
    if (next < monthOf(min) || next > lastMonth) return;
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
    const next = wanted < min ? min : wanted > max ? max : wanted;
    wantsFocus.current = next !== focused;
    setFocused(next);
    setHovered(next);
    if (monthOf(next) < month) setMonth(monthOf(next));
    else if (monthOf(next) > addMonths(month, 1)) setMonth(addMonths(monthOf(next), -1));
  };

  const range =
    arrival === null ? value : { checkIn: arrival, checkOut: preview(arrival, hovered) };
  const knownOf = (day: Day) => (day < min || day > max ? undefined : factsOf?.(day, arrival));
  const grid = {
    range,
    min,
    max,
    focused,
    labels,
    language,
    factsOf: knownOf,
    isAhead: factsOf !== undefined,
    onChoose: choose,
    onHover: setHovered,
    onKeyDown,
  };
  const told = hovered ?? focused;
  const toldDay = knownOf(told);
  return (
    <div
      ref={rootRef}
      role={props.isPart ? 'group' : 'dialog'}
      aria-label={labels.openCalendar}
      className={classNames(
        'surface',
        styles.calendar,
        factsOf && styles.withFacts,
        props.isPart && styles.part,
      )}
      style={{ marginLeft: -shift }}
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
        disabled={month >= lastMonth}
        onClick={() => turnTo(addMonths(month, 1))}
      />
      <div className={styles.months}>
        <MonthGrid {...grid} month={month} />
        <MonthGrid {...grid} month={addMonths(month, 1)} />
      </div>
      <CalendarFoot
        labels={labels}
        nights={
          range.checkIn === '' ? 0 : nightsBetween(range.checkIn, range.checkOut || range.checkIn)
        }
        isArriving={arrival === null}
        told={toldDay && `${dayWithWeekday(told, language)}: ${toldDay.words}`}
        status={props.status}
        againLabel={arrival === null ? undefined : props.againLabel}
        onAgain={() => {
          // The button goes away with the focus on it.
          wantsFocus.current = true;
          setArrival(null);
        }}
      />
    </div>
  );
}

const preview = (arrival: Day, hovered: Day | null): Day =>
  hovered !== null && hovered > arrival ? hovered : '';

/** How far to the left it has to go for the window's right edge, in pixels. */
function useShift(ref: { current: HTMLElement | null }): number {
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const beyond = box.right + EDGE - document.documentElement.clientWidth;
    setShift(Math.max(0, Math.min(beyond, box.left - EDGE)));
  }, [ref]);
  return shift;
}
