import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { documentMemory } from '../../../state/persistence/documentMemory';
import { rowElement } from './rowElements';

export type RowKey = string | number;

const opened = documentMemory<RowKey>('openedRows');

/**
 * The row of this table that was opened last: marked, and on coming Back to the list, the one that
 * has the focus again.
 */
export function useLastOpened(table: string, area: HTMLElement | null, ready: boolean) {
  const [marked, setMarked] = useState(() => opened.get(table));
  const cameBack = useNavigationType() === NavigationType.Pop;
  const returning = useRef(cameBack && marked !== undefined);

  useEffect(() => {
    if (!ready || !area || !returning.current || marked === undefined) return;
    returning.current = false;
    const row = rowElement(area, marked);
    // Only from where a page begins: somebody may already be somewhere else.
    if (!row || !document.activeElement?.matches('body, h1')) return;
    row.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [area, ready, marked]);

  const remember = (key: RowKey) => {
    opened.set(table, key);
    setMarked(key);
  };
  return { marked, remember };
}
