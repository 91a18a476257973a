import { Button, type InputRef } from 'antd';
import { memo, type RefObject } from 'react';
import type { NightsOfType } from '../../../../api/partner';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { HelpIcon } from '../../../../ui/icons/actionIcons';
import { isFinger } from '../../../../ui/layout/isFinger';
import type { UndoStack } from '../change/useUndoStack';
import type { Row } from '../grid/rows';
import type { Place } from '../grid/steps';
import type { CalendarWindow } from '../useCalendarWindow';
import { DaysBar } from './DaysBar';
import { FindGuest } from './FindGuest';
import { TypeFilter } from './TypeFilter';
import { UndoButtons } from './UndoButtons';
import styles from '../calendar.module.css';

const texts = calendarTexts.bar;

type WindowBarProps = {
  shown: CalendarWindow;
  hotelId: number;
  types: readonly NightsOfType[];
  /** All that are shown when nobody is looked for. */
  rows: readonly Row[];
  stack: UndoStack;
  date: RefObject<HTMLDivElement | null>;
  field: RefObject<InputRef | null>;
  onFound: (place: Place) => void;
  onKeys: () => void;
};

/** What of the hotel is shown. What is selected is no part of it: it is not drawn with each key. */
export const WindowBar = memo(function WindowBar(props: WindowBarProps) {
  const { shown, hotelId, types, rows, stack, date, field, onFound, onKeys } = props;
  const { days, face, type, q, set } = shown;
  return (
    <div className={styles.bar}>
      <DaysBar {...{ shown, hotelId, date }} />
      <TypeFilter types={types} value={type} onChange={(typeId) => set({ type: typeId })} />
      {face === 'rooms' && (
        <FindGuest
          {...{ field, rows, days, q, onFound }}
          onFilter={(text) => set({ q: text }, { replace: true })}
        />
      )}
      <UndoButtons stack={stack} />
      {!isFinger() && (
        <Button type="text" icon={<HelpIcon />} aria-label={texts.keys} onClick={onKeys} />
      )}
    </div>
  );
});
