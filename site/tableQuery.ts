import type { FilterReader } from './filterReaders';

export const PAGE_SIZES = [5, 10, 20, 50] as const;
const DEFAULT_SIZE = 10;
const LAST_PAGE = 10_000;

type FilterValue = string | number | boolean;
export type FilterReaders = Record<string, FilterReader<FilterValue>>;
export type FilterValues<F extends FilterReaders> = {
  [K in keyof F]?: NonNullable<ReturnType<F[K]>>;
};
export type FilterChanges<F extends FilterReaders> = {
  [K in keyof F]?: NonNullable<ReturnType<F[K]>> | undefined;
};
/** A column's key, with `-` before it for the greatest first. */
export type Sort<S extends string> = S | `-${S}`;

export interface TableRules<F extends FilterReaders, S extends string> {
  filters: F;
  sorts: readonly S[];
  defaultSort: Sort<S> | undefined;
}

export interface TableQuery<F extends FilterReaders, S extends string> {
  /** From 0, as the server counts. */
  page: number;
  size: number;
  sort: Sort<S> | undefined;
  search: string;
  filters: FilterValues<F>;
}

/** Which rows, and in which order: what an export is asked with. */
export type RowArgs<F extends FilterReaders, S extends string> = FilterValues<F> & {
  sort?: Sort<S>;
  text?: string;
};
/** What the list's operation is asked with. */
export type ListArgs<F extends FilterReaders, S extends string> = RowArgs<F, S> & {
  page: number;
  size: number;
};

export type QueryChanges = Partial<Record<'page' | 'size' | 'sort' | 'search', string | number>> & {
  filters?: Record<string, FilterValue | undefined>;
};

/** What an address says about a table; whatever makes no sense there counts as absent. */
export function readQuery<F extends FilterReaders, S extends string>(
  params: URLSearchParams,
  { filters: readers, sorts, defaultSort }: TableRules<F, S>,
): TableQuery<F, S> {
  const filters: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(readers)) {
    const text = params.get(name);
    const value = text === null ? undefined : read(text);
    if (value !== undefined) filters[name] = value;
  }
  return {
    page: wholeBetween(params.get('page'), 1, LAST_PAGE, 1) - 1,
    size: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_SIZE,
    sort: sortOf(params.get('sort'), sorts) ?? defaultSort,
    // A NUL that came with what was pasted is nothing to look for, and no server takes it.
    search: params.get('q')?.replaceAll('\0', '').trim() ?? '',
    filters: filters as FilterValues<F>,
  };
}

export function rowArgs<F extends FilterReaders, S extends string>({
  sort,
  search,
  filters,
}: TableQuery<F, S>): RowArgs<F, S> {
  return {
    ...(sort !== undefined && { sort }),
    ...(search !== '' && { text: search }),
    ...filters,
  };
}

export function listArgs<F extends FilterReaders, S extends string>(
  query: TableQuery<F, S>,
): ListArgs<F, S> {
  return { page: query.page, size: query.size, ...rowArgs(query) };
}

/** Writes changes into an address; anything but another page starts at the first page again. */
export function writeQuery(
  params: URLSearchParams,
  { page, size, sort, search, filters }: QueryChanges,
  defaultSort: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: FilterValue | undefined, usual?: FilterValue) => {
    const isUsual = value === undefined || value === '' || value === usual;
    if (isUsual) next.delete(name);
    else next.set(name, String(value));
  };
  next.delete('page');
  if (page !== undefined) put('page', Number(page) + 1, 1);
  if (size !== undefined) put('size', size, DEFAULT_SIZE);
  if (sort !== undefined) put('sort', sort, defaultSort ?? '');
  if (search !== undefined) put('q', search);
  for (const [name, value] of Object.entries(filters ?? {})) put(name, value);
  return next;
}

function wholeBetween(text: string | null, min: number, max: number, otherwise: number): number {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : otherwise;
  return value >= min && value <= max ? value : otherwise;
}

function sortOf<S extends string>(text: string | null, keys: readonly S[]): Sort<S> | undefined {
  const both = keys.flatMap((key): Sort<S>[] => [key, `-${key}`]);
  return both.find((sort) => sort === text);
}
