import { Button, Segmented } from 'antd';
import { memo, type RefObject } from 'react';
import { addDays, isDay } from '../../../../../domain/stays/stay';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons/chevrons';
import { DateInput } from '../../../ui/dates/DateInput';
import { DAY_COUNTS, type CalendarWindow } from '../useCalendarWindow';
import { useNeighbours } from '../useNeighbours';
import styles from '../calendar.module.css';

const texts = calendarTexts.bar;

type DaysBarProps = {
  shown: CalendarWindow;
  hotelId: number;
  date: RefObject<HTMLDivElement | null>;
};

/** Which days are shown, what of them, and the ways to others. */
export const DaysBar = memo(function DaysBar({ shown, hotelId, date }: DaysBarProps) {
  const { from, days, face, today, set, goTo } = shown;
  const neighbours = useNeighbours(hotelId, shown);
  return (
    <>
      <div className={styles.group} role="group" aria-label={texts.label}>
        <Button
          icon={<ChevronLeftIcon />}
          aria-label={texts.earlier}
          {...neighbours.earlier}
          onClick={() => goTo(addDays(from, -days))}
        />
        <div ref={date} className={styles.date}>
          <DateInput
            kind="date"
            label={texts.goTo}
            aria-label={texts.goTo}
            value={from}
            onChange={(day) => isDay(day) && goTo(day)}
          />
        </div>
        <Button
          icon={<ChevronRightIcon />}
          aria-label={texts.later}
          {...neighbours.later}
          onClick={() => goTo(addDays(from, days))}
        />
        <Button className={styles.today ?? ''} onClick={() => goTo(addDays(today, -1))}>
          {texts.today}
        </Button>
      </div>
      <Segmented<number>
        aria-label={texts.days}
        value={days}
        options={DAY_COUNTS.map((value) => ({ value, label: String(value) }))}
        onChange={(count) => set({ days: String(count) })}
      />
      <Segmented<typeof face>
        aria-label={texts.faces}
        value={face}
        options={[
          { value: 'rooms', label: texts.rooms },
          { value: 'rates', label: texts.rates },
        ]}
        onChange={(view) => set({ view })}
      />
    </>
  );
});
