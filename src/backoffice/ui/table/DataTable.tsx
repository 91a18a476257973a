import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTableDensity } from '../../../state/tablePreferences';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { classNames } from '../../../ui/classNames';
import { ErrorPanel } from '../ErrorPanel';
import { BulkBar } from './BulkBar';
import { CardPlaces } from './CardPlaces';
import { KeysDialog } from './keys/KeysDialog';
import { keyList } from './keys/keyList';
import { useLastOpened } from './lastOpened';
import { NoRows } from './NoRows';
import { RowPlaces } from './RowPlaces';
import { RowTable } from './RowTable';
import { SelectAllPages } from './SelectAllPages';
import { rowElements } from './rowElements';
import type { DataTableProps } from './dataTableProps';
import { TablePager } from './TablePager';
import { TableToolbar } from './TableToolbar';
import { useHeldFocus } from './useHeldFocus';
import { useLastPage } from './useLastPage';
import { useSelection, type Selection } from './useSelection';
import { useShortcuts } from './keys/useShortcuts';
import { useTableLook } from './useTableLook';
import styles from './DataTable.module.css';

/** A list of the server's, page by page: toolbar, rows, and pager; its state is in the address. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, label, state, answer, columns, rowKey, noun, idle, cards } = props;
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [rowsArea, setRowsArea] = useState<HTMLElement | null>(null);
  useHeldFocus(rowsArea);
  const [keysOpen, setKeysOpen] = useState(false);
  const searchRef = useRef<InputRef>(null);
  const [density] = useTableDensity();
  const look = useTableLook(name, columns, cards !== undefined);
  const { data } = answer;
  // Asked again in the background, and even in vain, the rows stay as they are.
  const isKnown = answer.currentData !== undefined;
  const isFetching = answer.isFetching && !isKnown;
  const failed = answer.error !== undefined && !isKnown;
  const isLost = useLastPage(state, answer);
  const rows = failed || isLost ? undefined : data?.content;
  const lastOpened = useLastOpened(name, area, rows !== undefined);
  const selection = useSelection(rows ?? [], rowKey, {
    query: state.rowsQuery,
    page: state.page,
  });
  const keys = keyList(props);

  useShortcuts({ '/': () => searchRef.current?.focus(), '?': () => setKeysOpen(true) });

  const toPage = (page: number) => {
    state.setPage(page);
    if (area && area.getBoundingClientRect().top < 0) area.scrollIntoView({ block: 'start' });
  };
  const body = () => {
    if (failed) {
      const { errorText } = props;
      return <ErrorPanel text={errorText} onRetry={answer.refetch} retrying={isFetching} />;
    }
    if (!rows && !isFetching && !isLost && idle !== undefined) return idle;
    if (rows?.length === 0) return <NoRows state={state} noun={noun} empty={props.empty} />;
    if (look.choice?.value === 'cards' && cards) {
      return rows ? cards(rows) : <CardPlaces count={state.size} />;
    }
    if (!rows) return <RowPlaces count={state.size} />;
    return (
      <RowTable
        table={props}
        area={area}
        rows={rows}
        shown={look.shown}
        marked={props.openRow ?? lastOpened.marked}
        remember={lastOpened.remember}
        selection={props.bulk && selection}
      />
    );
  };

  return (
    <div ref={setArea} className={classNames(styles.area, styles[density])}>
      <TableToolbar
        name={name}
        label={label}
        state={state}
        look={look}
        searchLabel={props.searchLabel}
        searchRef={searchRef}
        onDown={() => area && rowElements(area)[0]?.focus()}
        filters={props.filters}
        actions={props.actions}
        onExport={props.onExport}
        onKeys={() => setKeysOpen(true)}
      />
      {props.bulk && selection.rows.length > 0 && (
        <BulkBar {...bulkWords(props, selection)} onClear={selection.clear}>
          {props.bulk(selection.rows, selection.clear)}
        </BulkBar>
      )}
      <p role="status" className="visuallyHidden">
        {isFetching && texts.loading(noun)}
      </p>
      <div
        ref={setRowsArea}
        aria-busy={isFetching}
        onPointerOver={props.onNear}
        onFocus={props.onNear}
        className={isFetching && rows ? styles.fetching : undefined}
      >
        {body()}
      </div>
      {rows && data && data.totalElements > 0 && (
        <TablePager
          page={state.page}
          size={state.size}
          totalPages={data.totalPages}
          caption={texts.showing(rows.length, data.totalElements, props.countedNoun ?? noun)}
          onPage={toPage}
          onSize={state.setSize}
        />
      )}
      <KeysDialog open={keysOpen} onClose={() => setKeysOpen(false)} keys={keys} />
    </div>
  );
}

/** What is selected, in words; when that is a whole page of several, the way to all of them. */
function bulkWords<Row>(table: DataTableProps<Row>, selection: Selection<Row>) {
  const { answer, canSelect = () => true, fetchPage, noun } = table;
  const { content = [], totalElements: total = 0, totalPages = 0 } = answer.data ?? {};
  const count = selection.rows.length;
  const ofPage = content.filter(canSelect).length;
  if (!fetchPage || totalPages < 2 || count < ofPage) {
    return { said: texts.selected(count), more: null };
  }
  if (count > ofPage) return { said: texts.selectedOf(count, total), more: null };
  return {
    said: texts.wholePage(count),
    more: (
      <SelectAllPages
        total={total}
        noun={noun}
        fetchPage={fetchPage}
        onSelect={(rows) => selection.replaceAll(rows.filter(canSelect))}
      />
    ),
  };
}
