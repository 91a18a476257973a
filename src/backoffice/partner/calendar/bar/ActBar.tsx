import { Button } from 'antd';
import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { nightsBetween, type Day } from '../../../../../domain/stays/stay';
import type { CalendarBar, NightsOfType } from '../../../../api/partner';
import { bookingTexts } from '../../../../i18n/en/partner/bookings';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { roomSwapTexts } from '../../../../i18n/en/partner/roomSwap';
import { dayWords } from '../../../ui/dates/dateWords';
import { barState, barWords, stayOfBar } from '../grid/barWords';
import type { Selected } from '../selected';
import styles from '../calendar.module.css';

const { acts: texts, change, rates } = calendarTexts;

/** What can be done with what is selected, by the name of the act. */
export type Act =
  | 'move'
  | 'end'
  | 'start'
  | 'split'
  | 'swap'
  | 'unchoose'
  | 'pin'
  | 'unpin'
  | 'open'
  | 'newStay'
  | 'close'
  | 'reopen'
  | 'checkIn'
  | 'checkOut'
  | 'prices'
  | 'stay'
  | 'noArrival'
  | 'arrival'
  | 'noDeparture'
  | 'departure'
  | 'stopSale'
  | 'sell';

const labels: Record<Act, string> = {
  open: texts.open,
  newStay: texts.newStay,
  close: texts.close,
  reopen: calendarTexts.close.reopen,
  checkIn: bookingTexts.checkIn.label,
  checkOut: bookingTexts.checkOut.label,
  prices: texts.prices,
  stay: calendarTexts.grid.said.minStay,
  noArrival: rates.noArrival,
  arrival: rates.arrival,
  noDeparture: rates.noDeparture,
  departure: rates.departure,
  stopSale: rates.closed,
  sell: rates.open,
  move: change.move,
  end: change.end,
  start: change.start,
  split: change.split,
  unchoose: texts.unchoose,
  swap: roomSwapTexts.open,
  pin: change.pin,
  unpin: change.unpin,
};

/** The first is what Enter does. */
export function actsOf(selected: Selected | undefined, today: Day): Act[] {
  switch (selected?.kind) {
    case 'bar':
      return actsOfBar(selected.bar, today);
    case 'bars':
      return actsOfBars(
        selected.bars.map(({ bar }) => bar),
        today,
      );
    case 'closure':
      return selected.isOver ? [] : ['reopen'];
    case 'rooms':
      return selected.to > today ? ['newStay', 'close'] : ['newStay'];
    case 'tooFar':
    case 'past':
      return [];
    case 'types':
      return ['prices', 'stay', ...rulesOf(selected.types)];
    default:
      return [];
  }
}

/** What all nights have is taken away, anything else set. */
function rulesOf(types: readonly NightsOfType[]): Act[] {
  const isAll = (name: 'noArrival' | 'noDeparture' | 'closed') =>
    types.every(({ nights }) => nights.every((night) => night[name]));
  return [
    isAll('noArrival') ? 'arrival' : 'noArrival',
    isAll('noDeparture') ? 'departure' : 'noDeparture',
    isAll('closed') ? 'sell' : 'stopSale',
  ];
}

/** What can be done with all of them. */
function actsOfBars(bars: readonly CalendarBar[], today: Day): Act[] {
  const isEach = (...statuses: (CalendarBar['status'] & string)[]) =>
    bars.every(({ status = 'CONFIRMED' }) => statuses.includes(status));
  const arePinned = bars.every(({ pinned }) => pinned);
  return [
    ...(bars.every((bar) => mayArrive(bar, today)) ? (['checkIn'] as const) : []),
    ...(isEach('CONFIRMED', 'CHECKED_IN') ? (['move', arePinned ? 'unpin' : 'pin'] as const) : []),
    'unchoose',
  ];
}

/** Nobody is checked in before the first day of the stay. */
const mayArrive = (bar: CalendarBar, today: Day): boolean =>
  (bar.status ?? 'CONFIRMED') === 'CONFIRMED' && stayOfBar(bar).checkIn <= today;

function actsOfBar(bar: CalendarBar, today: Day): Act[] {
  const { status = 'CONFIRMED', pinned, from, to } = bar;
  if (status !== 'CONFIRMED' && status !== 'CHECKED_IN') return ['open'];
  const isLong = nightsBetween(from, to) > 1;
  return [
    'open',
    ...(mayArrive(bar, today) ? (['checkIn'] as const) : []),
    ...(status === 'CONFIRMED' ? (['move', 'end', 'start'] as const) : []),
    ...(status === 'CHECKED_IN' ? (['checkOut', 'move', 'end'] as const) : []),
    ...(isLong ? (['split'] as const) : []),
    'swap',
    pinned ? 'unpin' : 'pin',
  ];
}

type ActBarProps = {
  selected: Selected | undefined;
  today: Day;
  onAct: (act: Act) => void;
};

/**
 * Says what is selected, and has a button for each thing that a key does with it. It is drawn after the focus, which a
 * key moves at once; a button pressed meanwhile does its work with what has the focus, or nothing.
 */
export function ActBar(props: ActBarProps) {
  const newest = useRef(props);
  useLayoutEffect(() => {
    newest.current = props;
  });
  const selected = useDeferredValue(props.selected);
  const { today } = props;
  return useMemo(() => {
    const onAct = (act: Act) => {
      const now = newest.current;
      if (actsOf(now.selected, now.today).includes(act)) now.onAct(act);
    };
    return <Acts {...{ selected, today, onAct }} />;
  }, [selected, today]);
}

function Acts({ selected, today, onAct }: ActBarProps) {
  return (
    <div className={styles.acts}>
      <span aria-live="polite">{selected ? wordsOf(selected, today) : texts.nothing}</span>
      <div className={styles.buttons} role="group" aria-label={texts.label}>
        {actsOf(selected, today).map((act) => (
          <Button key={act} onClick={() => onAct(act)}>
            {labels[act]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function wordsOf(selected: Selected, today: Day): string {
  switch (selected.kind) {
    case 'bar':
      return barWords(selected.bar, selected.room.roomNumber, barState(selected.bar, today));
    case 'bars': {
      const guests = selected.bars.map(({ bar }) => bar.guestName).join(', ');
      return `${texts.bars(selected.bars.length)}: ${guests}`;
    }
    case 'closure':
      return `${selected.room.roomNumber}, ${calendarTexts.closure(selected.closure.reason)}`;
    case 'rooms': {
      const { rooms, from, to } = selected;
      const [room] = rooms;
      const nights = nightsBetween(from, to);
      const which = rooms.length === 1 && room ? `${room.roomNumber}, ` : '';
      const why = to > today ? '' : `. ${texts.over}`;
      return `${which}${dayWords(from)}: ${texts.selection(rooms.length, nights)}${why}`;
    }
    case 'tooFar':
      return texts.tooFar(dayWords(selected.until));
    case 'past':
      return texts.past;
    case 'types': {
      const [type] = selected.types;
      const which = selected.types.length === 1 && type ? `${type.name}: ` : '';
      return which + texts.types(selected.types.length, selected.nights);
    }
  }
}
