import { useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent } from 'react';
import { useSingleKeys } from '../../../state/tablePreferences';
import { isTyping } from '../isTyping';
import type { Line } from './columns';
import type { RowKey } from './lastOpened';
import { isControl, rowElements } from './rowElements';

/** A key of the page's own that does something with the row that has the focus. */
export interface RowAction<Row> {
  key: string;
  label: string;
  run: (row: Row) => void;
  can?: ((row: Row) => boolean) | undefined;
}

interface RowUse<Row> {
  area: HTMLElement | null;
  lines: readonly Line<Row>[];
  keys: readonly RowAction<Row>[];
  onOpen: ((row: Row) => void) | undefined;
  onSelect: ((key: RowKey, row: Row) => void) | undefined;
  remember: (key: RowKey) => void;
}

/** One row is in the tab order; the arrows go from row to row, and keys act on the one in focus. */
export function useRows<Row>({ area, lines, keys, onOpen, onSelect, remember }: RowUse<Row>) {
  const [active, setActive] = useState<RowKey>();
  const [singleKeys] = useSingleKeys();
  const reachable = lines.some(({ key }) => key === active) ? active : lines[0]?.key;

  const open = (key: RowKey, row: Row) => {
    remember(key);
    onOpen?.(row);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const rows = area ? rowElements(area) : [];
    const at = rows.indexOf(event.currentTarget);
    const targets: Record<string, HTMLElement | undefined> = {
      ArrowDown: rows[at + 1],
      ArrowUp: rows[at - 1],
      Home: rows[0],
      End: rows.at(-1),
    };
    if (!(event.key in targets)) return false;
    targets[event.key]?.focus();
    return true;
  };
  const act = (event: KeyboardEvent<HTMLElement>, { key, row }: Line<Row>) => {
    const onRowItself = event.target === event.currentTarget;
    if (event.key === 'Enter' && onRowItself && onOpen) open(key, row);
    else if (event.key === ' ' && onRowItself && onSelect) onSelect(key, row);
    else {
      const action = singleKeys && keys.find((own) => own.key === event.key);
      if (!action || action.can?.(row) === false) return false;
      action.run(row);
    }
    return true;
  };

  return (line: Line<Row>): HTMLAttributes<HTMLElement> => {
    const { key, row } = line;
    if (row === null) return {};
    return {
      tabIndex: key === reachable ? 0 : -1,
      onFocus: () => setActive(key),
      onKeyDown: (event) => {
        if (!isOwn(event) || isTyping(event.target)) return;
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (move(event) || act(event, line)) event.preventDefault();
      },
      onClick: (event) => {
        if (!isOwn(event)) return;
        if (isControl(event.target)) {
          if (leadsAway(event.target)) remember(key);
        } else if (onOpen) open(key, row);
      },
    };
  };
}

/** React hands over events of windows that a row opened, too. */
function isOwn({ currentTarget, target }: KeyboardEvent<HTMLElement> | MouseEvent<HTMLElement>) {
  return target instanceof Node && currentTarget.contains(target);
}

function leadsAway(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
