import type { Day } from '../../../../domain/stays/stay';
import type { CalendarBar } from '../../../api/partner';
import { calendarTexts } from '../../../i18n/en/partner/calendar';
import { useToast } from '../../../ui/overlays/toastContext';
import { dayWords } from '../../ui/dates/dateWords';
import type { useOpenBooking } from '../bookings/useOpenBooking';
import { actsOf, type Act } from './bar/ActBar';
import type { Rules } from '../prices/undo/nightsSet';
import type { SetRules } from './change/useNightActs';
import { begunEdit, begunTogether, liftedIn, type Edit } from './change/edit';
import type { ClosureActs } from './change/useClosureActs';
import type { useStayChanges } from './change/useStayChanges';
import { useStayEdit } from './change/useStayEdit';
import { stayOfBar } from './grid/barWords';
import { cellAt } from './grid/cells';
import { placesOf, type Chosen } from './grid/chosenBars';
import type { Row } from './grid/rows';
import { only, type Place, type Selection } from './grid/steps';
import type { Selected } from './selected';
import { useActs } from './useActs';

/** Days and nights with which nothing can be done. */
type Refused = Extract<Selected, { kind: 'tooFar' | 'past' }>;

type SelectedActsOf = {
  hotelId: number;
  closures: ClosureActs;
  rows: readonly Row[];
  days: { from: Day; days: number; today: Day };
  selection: Selection;
  select: (next: Selection, withFocus?: boolean) => void;
  selected: Selected | undefined;
  changes: ReturnType<typeof useStayChanges>;
  drawer: ReturnType<typeof useOpenBooking>;
  setRules: SetRules;
  /** The fewest nights are going to be typed. */
  typeStay: () => void;
  unchoose: () => void;
  /** Stays that are chosen one by one. */
  chosen: Chosen;
};

/** What is done with what is selected: a stay is lifted and put down, pinned, or opened beside the grid. */
export function useSelectedActs(of: SelectedActsOf) {
  const { hotelId, closures, rows, days, selection, select, selected, changes, drawer } = of;
  const { setRules, typeStay, unchoose, chosen } = of;
  const toast = useToast();
  const { act, doing, stop } = useActs({ hotelId, closures, openBooking: drawer.open });
  const editor = useStayEdit({
    shown: { rows, ...days },
    changes,
    onEnd: (put) => {
      if (put?.along) unchoose();
      select(put ? only({ row: put.row, column: Math.max(0, put.start) }) : selection, true);
    },
    onOtherRooms: ({ bookingId, guestName }) => {
      toast({ text: calendarTexts.change.otherRooms(guestName), tone: 'info' });
      drawer.open(bookingId);
    },
  });
  /** What is in that place; with all that are chosen, where several are moved. */
  const begunAt = (kind: Edit['kind'], place: Place): Edit | undefined => {
    const row = rows[place.row];
    const piece = row && cellAt(row, place.column, days.days).piece;
    const all = kind === 'move' && selected?.kind === 'bars' ? placesOf(rows, chosen) : [];
    if (all.length === 0) return piece && begunEdit(kind, piece, place);
    return begunTogether(all, piece);
  };
  const lift = (kind: Edit['kind'], place: Place) => {
    const edit = begunAt(kind, place);
    const lifted = edit && liftedIn(edit);
    const over = lifted?.find((one) => hasNoNightLeft({ kind, bar: one.bar }, days.today));
    if (over) {
      const { over: leaves, overdue } = calendarTexts.change;
      const { guestName } = over.bar;
      const hasEnded = stayOfBar(over.bar).checkOut < days.today;
      const text = hasEnded ? overdue(guestName) : leaves(guestName);
      toast({ text, tone: 'info' });
    } else if (edit) editor.begin(edit);
  };
  /** One booking after the other, each with all of its rooms that are meant. */
  const pin = async (bars: readonly CalendarBar[], pinned: boolean) => {
    const ids = [...new Set(bars.map(({ bookingId }) => bookingId))];
    for (const id of ids) {
      const own = bars.filter(({ bookingId }) => bookingId === id);
      const positions = new Set(own.map(({ position = 0 }) => position));
      const lines = [...positions].map((position) => ({ position, pinned }));
      const [bar] = own;
      if (bar) await changes.change(bar, { version: bar.version ?? 1, lines });
    }
  };
  /** Says why nothing is opened, to whoever asks for it by a key. */
  const refuse = (refused: Refused, names: readonly Act[]): boolean => {
    const { past, tooFar } = calendarTexts.acts;
    const isPast = refused.kind === 'past';
    const text = isPast ? past : tooFar(dayWords(refused.until));
    const asks = isPast ? ACTS_OF_NIGHTS : ACTS_OF_DAYS;
    const isAsked = names.length === 0 || names.some((name) => asks.includes(name));
    if (isAsked) toast({ text, tone: 'info' });
    return isAsked;
  };
  /** Does the first of these that can be done; answers whether there is one. */
  const run = (...names: readonly Act[]): boolean => {
    if (selected?.kind === 'tooFar' || selected?.kind === 'past') return refuse(selected, names);
    const name = actsOf(selected, days.today).find((one) => names.includes(one));
    if (!name && selected?.kind === 'rooms' && names.includes('close')) {
      toast({ text: calendarTexts.acts.over, tone: 'info' });
      return true;
    }
    if (!name || !selected) return false;
    const rules = RULES[name];
    if (isEdit(name)) lift(name, selection.head);
    else if (name === 'stay') typeStay();
    else if (rules && selected.kind === 'types') void setRules(selected.types, rules);
    else if (name === 'unchoose') unchoose();
    else if (selected.kind === 'bar' && isPin(name)) void pin([selected.bar], name === 'pin');
    else if (selected.kind === 'bars' && isPin(name)) {
      void pin(
        selected.bars.map(({ bar }) => bar),
        name === 'pin',
      );
    } else act(name, selected);
    return true;
  };
  return { editor, lift, run, doing, stop };
}

const RULES: Partial<Record<Act, Rules>> = {
  noArrival: { noArrival: true },
  arrival: { noArrival: false },
  noDeparture: { noDeparture: true },
  departure: { noDeparture: false },
  stopSale: { closed: true },
  sell: { closed: false },
};

const ACTS_OF_DAYS: readonly Act[] = ['newStay', 'close'];
const ACTS_OF_NIGHTS: readonly Act[] = ['prices', 'stay', ...(Object.keys(RULES) as Act[])];

/** Of a guest who leaves today, or should have: what is over is not slept in another room. */
const hasNoNightLeft = ({ kind, bar }: Pick<Edit, 'kind' | 'bar'>, today: Day) =>
  kind !== 'end' && bar.status === 'CHECKED_IN' && bar.to <= today;

const isPin = (act: Act) => act === 'pin' || act === 'unpin';

function isEdit(act: Act): act is Edit['kind'] {
  return act === 'move' || act === 'end' || act === 'start' || act === 'split';
}
