import type { KeyboardEvent } from 'react';
import { addDays } from '../../../../domain/stays/stay';
import { useSingleKeys } from '../../../state/tablePreferences';
import type { Act } from './bar/ActBar';
import type { useStayEdit } from './change/useStayEdit';
import type { Selected } from './selected';
import type { CalendarWindow } from './useCalendarWindow';
import type { Typing } from './useTyping';

/** Letters, and what they do where that can be done. */
const KEYS: Readonly<Record<string, readonly Act[]>> = {
  n: ['newStay'],
  c: ['close', 'stopSale', 'sell'],
  a: ['noArrival', 'arrival'],
  d: ['noDeparture', 'departure'],
  l: ['stay'],
  i: ['checkIn'],
  o: ['checkOut'],
  m: ['move'],
  e: ['end'],
  E: ['start'],
  s: ['split'],
  x: ['swap'],
  p: ['pin', 'unpin'],
};

/** What is written over nights: how it may begin, and what belongs to it until its field has come in. */
const WRITTEN = {
  price: { first: /^[\d+-]$/, more: /^([\d+\-%., ]|Backspace)$/ },
  stay: { first: /^\d$/, more: /^(\d|Backspace)$/ },
};

type PlannerKeysOf = {
  shown: CalendarWindow;
  selected: Selected | undefined;
  editor: ReturnType<typeof useStayEdit>;
  run: (...names: readonly Act[]) => boolean;
  /** Takes the selected place along to other days. */
  carryOn: () => void;
  /** Does what comes first of all that can be done. */
  open: () => boolean;
  typing: Typing;
  /** Chooses the stay that has the focus, beside others. */
  choose: () => void;
  /** Gives up what is opened or typed and has not come in yet; null where nothing is. */
  giveUp: (() => void) | null;
};

/** What a key of the grid does beyond moving the selection. */
export function usePlannerKeys(of: PlannerKeysOf) {
  const { shown, selected, editor, run, carryOn, open, typing, choose, giveUp } = of;
  const [single] = useSingleKeys();
  return (event: KeyboardEvent): boolean => {
    const { key, altKey } = event;
    if (altKey && (key === 'PageUp' || key === 'PageDown')) {
      carryOn();
      shown.goTo(addDays(shown.from, key === 'PageUp' ? -shown.days : shown.days));
      return true;
    }
    if (editor.edit) return editor.onKey(event);
    if (key === ' ' && event.ctrlKey) {
      choose();
      return true;
    }
    if (altKey || event.ctrlKey || event.metaKey) return false;
    if (key === 'Escape') {
      giveUp?.();
      return giveUp !== null || run('unchoose');
    }
    if (key === 'Enter') {
      if (typing.typed === null) return open();
      typing.enter();
      return true;
    }
    if (selected?.kind === 'types') {
      const what = selected.said === 'minStay' ? 'stay' : 'price';
      const { first, more } = WRITTEN[what];
      if ((typing.typed === null ? first : more).test(key)) {
        typing.type(what, key);
        return true;
      }
    }
    if (selected?.kind === 'past' && /^[\d+-]$/.test(key)) return run('prices');
    // Not as it is written: with CapsLock on, e would be E.
    const letter = event.shiftKey ? key.toUpperCase() : key.toLowerCase();
    return single && run(...(KEYS[letter] ?? []));
  };
}
