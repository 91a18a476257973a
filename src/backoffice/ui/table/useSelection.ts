import { useState } from 'react';
import type { RowKey } from './lastOpened';

export interface Selection<Row> {
  keys: RowKey[];
  rows: readonly Row[];
  toggle: (key: RowKey) => void;
  replace: (keys: readonly (RowKey | bigint)[]) => void;
  /** Rows of every page; they stay selected on each. */
  replaceAll: (rows: readonly Row[]) => void;
  clear: () => void;
}

interface Chosen<Row> {
  /** The search, filters and order that they were chosen under. */
  query: string;
  /** Null: all pages. */
  page: number | null;
  rows: readonly Row[];
}

/** The rows selected on this page of the list, or on all of them; another page starts with none. */
export function useSelection<Row>(
  shown: readonly Row[],
  rowKey: (row: Row) => RowKey,
  { query, page }: { query: string; page: number },
): Selection<Row> {
  const [chosen, setChosen] = useState<Chosen<Row>>({ query, page, rows: [] });
  const isOfAll = chosen.page === null;
  const counts = chosen.query === query && (isOfAll || chosen.page === page);
  const now = new Map(shown.map((row) => [rowKey(row), row]));
  const rows = (counts ? chosen.rows : [])
    .filter((row) => isOfAll || now.has(rowKey(row)))
    .map((row) => now.get(rowKey(row)) ?? row);
  const keys = rows.map(rowKey);
  const choose = (next: readonly Row[]) =>
    setChosen({ query, page: counts && isOfAll && next.length > 0 ? null : page, rows: next });
  const replace = (next: ReadonlySet<unknown>) =>
    choose([
      ...rows.filter((row) => !now.has(rowKey(row))),
      ...shown.filter((row) => next.has(rowKey(row))),
    ]);
  return {
    keys,
    rows,
    toggle: (key) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      replace(next);
    },
    replace: (next) => replace(new Set(next)),
    replaceAll: (all) => setChosen({ query, page: null, rows: all }),
    clear: () => choose([]),
  };
}
