import { useState } from 'react';
import type { RowKey } from './lastOpened';

export interface Selection<Row> {
  keys: RowKey[];
  rows: readonly Row[];
  toggle: (key: RowKey) => void;
  replace: (keys: readonly (RowKey | bigint)[]) => void;
  clear: () => void;
}

/** The rows selected on this page of the list; another page starts with none. */
export function useSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  place: string,
): Selection<Row> {
  const [chosen, setChosen] = useState<{ place: string; keys: RowKey[] }>({ place, keys: [] });
  const wanted = new Set(chosen.place === place ? chosen.keys : []);
  const selected = rows.filter((row) => wanted.has(rowKey(row)));
  const keys = selected.map(rowKey);
  const choose = (next: RowKey[]) => setChosen({ place, keys: next });
  return {
    keys,
    rows: selected,
    toggle: (key) =>
      choose(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
    replace: (next) => choose(next.filter((key) => typeof key !== 'bigint')),
    clear: () => choose([]),
  };
}
