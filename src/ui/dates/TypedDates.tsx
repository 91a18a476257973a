import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { formatDay, formatDayRange, parseDayRange } from '../../../domain/stays/dayText';
import { IconButton } from '../actions/IconButton';
import { Field } from '../fields/Field';
import { TextInput } from '../fields/TextInput';
import { CalendarIcon } from '../icons/stayIcons';
import { useDismiss } from '../overlays/useDismiss';
import type { CalendarProps, ChosenDates, DateRangeFieldProps, OwnCalendar } from './dateRange';
import control from '../fields/control.module.css';
import styles from './DateRangeField.module.css';

// The home page carries the field; the calendar comes when somebody reaches for it.
const loadCalendar = () => import('./RangeCalendar');
const RangeCalendar = lazy(async () => ({ default: (await loadCalendar()).RangeCalendar }));

const drawPlain: OwnCalendar['draw'] = (calendar) => <RangeCalendar {...calendar} />;

type TypedDatesProps = DateRangeFieldProps & { id: string; errorId: string | undefined };

/** One text for both days, and a calendar to point at them. */
export function TypedDates(props: TypedDatesProps) {
  const { value, onChange, min, max, labels, language, required, id, errorId } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(true);
  // Shown beside the text being typed, or entered: with the focus inside.
  const [calendar, setCalendar] = useState<'closed' | 'shown' | 'entered'>('closed');
  const open = calendar !== 'closed';
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  // Back and Forward bring other days than those that were typed here.
  useEffect(() => {
    const forget = () => setTyped(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  const unreadable = typed !== null && typed.trim() !== '' && left;
  const choose = (dates: ChosenDates) => {
    setTyped(null);
    onChange(dates);
  };
  const type = (text: string) => {
    setTyped(text);
    setLeft(false);
    // Wrong days go on too: which rule they break is for the form to say.
    onChange(parseDayRange(text) ?? { checkIn: '', checkOut: '' });
  };
  const leave = () => {
    setLeft(true);
    if (typed !== null && (typed.trim() === '' || parseDayRange(typed))) setTyped(null);
  };
  const close = () => {
    setCalendar('closed');
    buttonRef.current?.focus();
  };
  useDismiss(rootRef, open, (byKey) => (byKey ? close() : setCalendar('closed')));
  return (
    <div ref={rootRef} className={styles.typed}>
      <Field
        label={labels.dates}
        required={required}
        id={id}
        error={unreadable && !errorId ? labels.unreadable : undefined}
      >
        <div className={control.wrap}>
          <TextInput
            name="dates"
            autoComplete="off"
            className={styles.text}
            placeholder={labels.placeholder}
            aria-describedby={errorId}
            aria-invalid={errorId !== undefined || undefined}
            value={typed ?? shownText(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
            onClick={() => setCalendar('shown')}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              setCalendar('entered');
            }}
            onFocus={() => void loadCalendar()}
          />
          <IconButton
            ref={buttonRef}
            className={control.inside}
            label={labels.openCalendar}
            icon={<CalendarIcon />}
            aria-expanded={open}
            aria-haspopup="dialog"
            onPointerEnter={() => void loadCalendar()}
            onClick={() => setCalendar(open ? 'closed' : 'entered')}
          />
        </div>
      </Field>
      {open && (
        <Suspense fallback={null}>
          <DrawnCalendar
            draw={props.calendar?.draw ?? drawPlain}
            {...{ value, min, max, labels, language }}
            entered={calendar === 'entered'}
            onChoose={(dates) => {
              choose(dates);
              close();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function DrawnCalendar({ draw, ...calendar }: CalendarProps & Pick<OwnCalendar, 'draw'>) {
  return draw(calendar);
}

function shownText({ checkIn, checkOut }: ChosenDates): string {
  if (checkIn && checkOut) return formatDayRange({ checkIn, checkOut });
  return checkIn ? `${formatDay(checkIn)} - ` : '';
}
