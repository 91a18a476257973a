import { useCallback } from 'react';
import { accountOf } from './persistence/account';
import { TOKEN_KEY } from './authSlice';
import { devicePreference } from './devicePreference';
import type { StoredKey } from './persistence/owners';
import { readStored } from './persistence/storage';
import { asRecord } from './persistence/storedValues';

export type Density = 'dense' | 'comfortable';

/** A name for the filters and the order of a table, as its address has them. */
export interface SavedView {
  name: string;
  query: string;
}

interface TablePreferences {
  /** Keys of the columns shown; absent while the table's own choice stands. */
  columns?: string[] | undefined;
  views: SavedView[];
  /** Which of two looks, where a table has cards as well. */
  look?: 'cards' | 'table' | undefined;
}

const NONE: TablePreferences = { views: [] };

export const useTableDensity = devicePreference<Density>('partner.density', (stored) =>
  stored === 'comfortable' ? 'comfortable' : 'dense',
);

/** Whether single keys such as `/` act; who speaks to the computer may want them off. */
export const useSingleKeys = devicePreference('partner.singleKeys', (stored) => stored !== false);

export const useNarrowSidebar = devicePreference('partner.sidebar', (stored) => stored === true);

// A view may name a guest, and is where its maker left it: each account has its own.
function tablesKey(): StoredKey {
  const account = accountOf(readStored(TOKEN_KEY));
  return account === null ? 'partner.tables' : `partner.tables:${account}`;
}

const useAllTables = devicePreference(tablesKey, readTables);

/** What is remembered of the table of this name, and how to change some of it. */
export function useTablePreferences(
  name: string,
): [TablePreferences, (changes: Partial<TablePreferences>) => void] {
  const [tables, setTables] = useAllTables();
  const own = tables[name] ?? NONE;
  const change = useCallback(
    (changes: Partial<TablePreferences>) =>
      setTables({ ...tables, [name]: { ...own, ...changes } }),
    [tables, name, own, setTables],
  );
  return [own, change];
}

function readTables(stored: unknown): Record<string, TablePreferences> {
  const entries = Object.entries(asRecord(stored));
  return Object.fromEntries(entries.map(([name, table]) => [name, readTable(asRecord(table))]));
}

function readTable({ columns, views, look }: Record<string, unknown>): TablePreferences {
  return {
    columns: Array.isArray(columns) ? columns.filter(isText) : undefined,
    views: Array.isArray(views) ? views.filter(isView) : [],
    look: look === 'cards' || look === 'table' ? look : undefined,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isView(value: unknown): value is SavedView {
  const { name, query } = asRecord(value);
  return isText(name) && isText(query);
}
