import { Button, Segmented } from 'antd';
import type { ReactNode, RefObject } from 'react';
import { addDays, isDay } from '../../../../../domain/stays/stay';
import { paths } from '../../../../../site/paths';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../ui/icons/chevrons';
import { ButtonLink } from '../../../ui/ButtonLink';
import { DateInput } from '../../../ui/dates/DateInput';
import { DAY_COUNTS, type CalendarWindow } from '../useCalendarWindow';
import { useNeighbours } from '../useNeighbours';
import styles from '../calendar.module.css';

const texts = calendarTexts.bar;

type WindowBarProps = {
  shown: CalendarWindow;
  hotelId: number;
  date: RefObject<HTMLDivElement | null>;
  onKeys: () => void;
  find: ReactNode;
  undo: ReactNode;
};

/** Which days are shown, and the ways to others. */
export function WindowBar({ shown, hotelId, date, onKeys, find, undo }: WindowBarProps) {
  const { from, days, face, today, set, goTo } = shown;
  const last = addDays(from, days - 1);
  const neighbours = useNeighbours(hotelId, shown);
  return (
    <div className={styles.bar}>
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
        <Button onClick={() => goTo(addDays(today, -1))}>{texts.today}</Button>
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
      {find}
      {undo}
      <ButtonLink to={paths.partnerBookings({ hotelId, from, to: last })}>{texts.list}</ButtonLink>
      <Button onClick={onKeys}>{texts.keys}</Button>
    </div>
  );
}
