import { Suspense, useState } from 'react';
import { Button } from '../actions/Button';
import type { DateRangeFieldProps, OwnCalendar } from './dateRange';
import styles from './DateRangeField.module.css';

type CalendarOpenerProps = DateRangeFieldProps & { calendar: OwnCalendar };

/** Beside the device's own inputs: the calendar that knows more of days, on the whole screen. */
export function CalendarOpener(props: CalendarOpenerProps) {
  const { calendar, value, onChange, min, max, labels, language } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {calendar.openLabel}
      </Button>
      {open && (
        <Suspense fallback={null}>
          {calendar.drawSheet({
            ...{ entered: true, value, min, max, labels, language, onClose: close },
            onChoose: (dates) => {
              onChange(dates);
              close();
            },
          })}
        </Suspense>
      )}
    </>
  );
}
