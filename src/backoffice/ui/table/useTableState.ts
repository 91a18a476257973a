import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  listArgs,
  readQuery,
  rowArgs,
  writeQuery,
  type FilterChanges,
  type FilterReaders,
  type FilterValues,
  type ListArgs,
  type QueryChanges,
  type RowArgs,
  type Sort,
  type TableQuery,
  type TableRules,
} from '../../../../site/tableQuery';

type TableOptions<F extends FilterReaders, S extends string> = Partial<TableRules<F, S>> & {
  /** Filters that say what the table is about: "Clear filters" leaves them. */
  keep?: readonly (keyof F & string)[] | undefined;
};

type Move = { replace?: boolean | undefined };

const NO_FILTERS = {};

/** What the table itself needs, whatever its filters are. */
export type TableControls = Omit<TableQuery<FilterReaders, string>, 'filters'> & {
  hasFilters: boolean;
  /** What says which rows there are, and in which order. */
  rowsQuery: string;
  /** The table's part of the address, without the page. */
  savedQuery: string;
  setPage: (page: number, move?: Move) => void;
  setSize: (size: number) => void;
  /** Least first, then greatest first, then the usual order. */
  toggleSort: (key: string) => void;
  setSearch: (search: string) => void;
  clearFilters: () => void;
  applySaved: (query: string) => void;
};

type TableState<F extends FilterReaders, S extends string> = TableControls & {
  filters: FilterValues<F>;
  args: ListArgs<F, S>;
  exportArgs: RowArgs<F, S>;
  setSort: (sort: Sort<S> | undefined) => void;
  setFilter: <K extends keyof F & string>(name: K, value: FilterChanges<F>[K]) => void;
  setFilters: (values: FilterChanges<F>) => void;
  /** What the page keeps in the address beside its table, say the row that is open. */
  setOther: (name: string, value: string | undefined) => void;
};

/** A table's page, order, search and filters, all of it in the address. */
export function useTableState<
  F extends FilterReaders = Record<never, never>,
  const S extends string = never,
>(options: TableOptions<F, S> = {}): TableState<F, S> {
  const { filters: readers = NO_FILTERS as F, sorts = [], defaultSort, keep = [] } = options;
  const { search: text } = useLocation();
  const change = useAddressChange();

  const params = new URLSearchParams(text);
  const query = readQuery(params, { filters: readers, sorts, defaultSort });
  const cleared = Object.keys(readers).filter((name) => !keep.includes(name));
  const hasFilters = query.search !== '' || cleared.some((name) => name in query.filters);

  const exportArgs = rowArgs(query);

  const set = (changes: QueryChanges, move?: Move) =>
    change((current) => writeQuery(current, changes, defaultSort), move);
  const none = Object.fromEntries(cleared.map((name) => [name, '']));

  return {
    ...query,
    args: listArgs(query),
    exportArgs,
    hasFilters,
    rowsQuery: JSON.stringify(exportArgs),
    savedQuery: ownPart(params, cleared).toString(),
    setPage: (page, move) => set({ page }, move),
    setSize: (size) => set({ size }),
    setSort: (sort) => set({ sort: sort ?? '' }),
    toggleSort: (key) => set({ sort: nextSort(key, query.sort, defaultSort) ?? '' }),
    // Every letter would be a step Back otherwise.
    setSearch: (search) => set({ search: search.trim() }, { replace: true }),
    setFilter: (name, value) => set({ filters: { [name]: value ?? '' } }),
    setFilters: (values) => set({ filters: values }),
    setOther: (name, value) =>
      change((current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      }),
    clearFilters: () => set({ search: '', filters: none }),
    applySaved: (saved) =>
      change((current) => {
        const next = writeQuery(current, { size: '', sort: '', search: '', filters: none }, '');
        for (const [name, value] of ownPart(new URLSearchParams(saved), cleared)) {
          next.set(name, value);
        }
        return next;
      }),
  };
}

function nextSort(key: string, current: string | undefined, usual: string | undefined) {
  if (current === key) return `-${key}`;
  const wasLast = current === `-${key}` && usual !== `-${key}`;
  return wasLast ? undefined : key;
}

function ownPart(params: URLSearchParams, filters: readonly string[]): URLSearchParams {
  const names = new Set(['size', 'sort', 'q', ...filters]);
  return new URLSearchParams([...params].filter(([name]) => names.has(name)));
}

/** Changes the address's query; two changes in one turn add up. */
function useAddressChange() {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location.search);
  useLayoutEffect(() => {
    latest.current = location.search;
  }, [location]);

  return useCallback(
    (change: (params: URLSearchParams) => URLSearchParams, { replace = false }: Move = {}) => {
      const text = change(new URLSearchParams(latest.current)).toString();
      const search = text ? `?${text}` : '';
      if (search === latest.current) return;
      latest.current = search;
      void navigate({ search, hash: location.hash }, { replace, state: location.state as unknown });
    },
    [navigate, location.hash, location.state],
  );
}
