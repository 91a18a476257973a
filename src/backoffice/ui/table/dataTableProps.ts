import type { ReactNode } from 'react';
import type { TableColumn } from './columns';
import type { RowKey } from './lastOpened';
import type { EmptyWords } from './NoRows';
import type { FetchPage } from './SelectAllPages';
import type { RowAction } from './useRows';
import type { TableControls } from './useTableState';

/** What a list's hook gives. */
export interface TableAnswer<Row> {
  data?: { content: readonly Row[]; totalPages: number; totalElements: number } | undefined;
  /** What was answered to just this question. */
  currentData?: unknown;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
}

export interface DataTableProps<Row> {
  /** Under which this device remembers the table's columns and views. */
  name: string;
  label: string;
  state: TableControls;
  answer: TableAnswer<Row>;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => RowKey;
  rowLabel: (row: Row) => string;
  /** What the rows are, in the plural: 'rooms'. */
  noun: string;
  /** Where the pager counts them under another name: 'total hotels'. */
  countedNoun?: string | undefined;
  searchLabel?: string | undefined;
  filters?: ReactNode;
  actions?: ReactNode;
  empty: EmptyWords;
  errorText: string;
  /** In the place of the rows while nothing is asked for. */
  idle?: ReactNode;
  onOpen?: ((row: Row) => void) | undefined;
  /** A pointer or the focus is among the rows: one may be opened. */
  onNear?: (() => void) | undefined;
  /** The row whose details are open now. */
  openRow?: RowKey | null | undefined;
  rowClass?: ((row: Row) => string | undefined) | undefined;
  bulk?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined;
  /** For selecting the rows of all pages. */
  fetchPage?: FetchPage<Row> | undefined;
  canSelect?: ((row: Row) => boolean) | undefined;
  onExport?: (() => Promise<unknown>) | undefined;
  keys?: readonly RowAction<Row>[] | undefined;
  /** The same rows as cards. */
  cards?: ((rows: readonly Row[]) => ReactNode) | undefined;
}
