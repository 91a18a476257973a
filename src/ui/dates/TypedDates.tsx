import { lazy, Suspense, useRef, useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { Field } from '../fields/Field';
import { TextInput } from '../fields/TextInput';
import { CalendarIcon } from '../icons/stayIcons';
import { useDismiss } from '../overlays/useDismiss';
import type { CalendarProps, DateRangeFieldProps, OwnCalendar } from './dateRange';
import type { TypedText } from './useTypedDates';
import control from '../fields/control.module.css';
import styles from './DateRangeField.module.css';

// The home page carries the field; the calendar comes when somebody reaches for it.
const loadCalendar = () => import('./RangeCalendar');
const RangeCalendar = lazy(async () => ({ default: (await loadCalendar()).RangeCalendar }));

const drawPlain: OwnCalendar['draw'] = (calendar) => <RangeCalendar {...calendar} />;

type TypedDatesProps = DateRangeFieldProps & {
  id: string;
  errorId: string | undefined;
  typed: TypedText;
};

/** One text for both days, and a calendar to point at them. */
export function TypedDates(props: TypedDatesProps) {
  const { value, min, max, labels, language, required, id, errorId, typed } = props;
  // Shown beside the text being typed, or entered: with the focus inside.
  const [calendar, setCalendar] = useState<'closed' | 'shown' | 'entered'>('closed');
  const open = calendar !== 'closed';
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const close = () => {
    setCalendar('closed');
    buttonRef.current?.focus();
  };
  useDismiss(rootRef, open, (byKey) => (byKey ? close() : setCalendar('closed')));
  return (
    <div ref={rootRef} className={styles.typed}>
      <Field label={labels.dates} required={required} id={id}>
        <div className={control.wrap}>
          <TextInput
            name="dates"
            autoComplete="off"
            className={styles.text}
            placeholder={labels.placeholder}
            aria-describedby={errorId}
            aria-invalid={errorId !== undefined || undefined}
            value={typed.text}
            onChange={(event) => typed.type(event.target.value)}
            onBlur={typed.leave}
            onClick={() => setCalendar('shown')}
            onKeyDown={(event) => {
              // The form is about to be sent.
              if (event.key === 'Enter') typed.leave();
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
              typed.choose(dates);
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
