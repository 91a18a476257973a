import { useState, type KeyboardEvent } from 'react';
import { addDays } from '../../../../domain/stays/stay';
import { useSingleKeys } from '../../../state/tablePreferences';
import type { Act } from './bar/ActBar';
import type { useStayEdit } from './change/useStayEdit';
import type { Selected } from './selected';
import type { CalendarWindow } from './useCalendarWindow';

/** Letters, and what they do where that can be done. */
const KEYS: Readonly<Record<string, readonly Act[]>> = {
  n: ['newStay'],
  c: ['close'],
  i: ['checkIn'],
  o: ['checkOut'],
  m: ['move'],
  e: ['end'],
  E: ['start'],
  s: ['split'],
  p: ['pin', 'unpin'],
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
};

/** What a key of the grid does beyond moving the selection. */
export function usePlannerKeys({ shown, selected, editor, run, carryOn, open }: PlannerKeysOf) {
  const [single] = useSingleKeys();
  // A price that is being typed over the selected nights.
  const [typed, setTyped] = useState<string | null>(null);
  const onKey = (event: KeyboardEvent): boolean => {
    if (editor.edit) return editor.onKey(event);
    const { key, altKey } = event;
    if (altKey && (key === 'PageUp' || key === 'PageDown')) {
      carryOn();
      shown.goTo(addDays(shown.from, key === 'PageUp' ? -shown.days : shown.days));
      return true;
    }
    if (altKey || event.ctrlKey || event.metaKey) return false;
    // What is typed is saved by its field, once that has come in.
    if (key === 'Enter') return typed !== null || open();
    if (selected?.kind === 'types' && /^[\d+-]$/.test(key)) {
      // What is typed until the field is there is not lost.
      setTyped((before) => (before ?? '') + key);
      return true;
    }
    // Not as it is written: with CapsLock on, e would be E.
    const letter = event.shiftKey ? key.toUpperCase() : key.toLowerCase();
    return single && run(...(KEYS[letter] ?? []));
  };
  return { onKey, typed, stopTyping: () => setTyped(null) };
}
