import { Table } from 'antd';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { classNames } from '../../../ui/classNames';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { antColumns, type Line } from './columns';
import type { DataTableProps } from './dataTableProps';
import type { RowKey } from './lastOpened';
import { useRows } from './useRows';
import type { Selection } from './useSelection';
import styles from './DataTable.module.css';

type RowTableProps<Row> = {
  table: DataTableProps<Row>;
  area: HTMLElement | null;
  /** Absent while the first ones are on their way. */
  rows: readonly Row[] | undefined;
  shown: ReadonlySet<string>;
  marked: RowKey | undefined;
  remember: (key: RowKey) => void;
  selection: Selection<Row> | undefined;
};

/** The rows themselves; while there are none yet, their places. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { table, area, rows, shown, marked, remember, selection } = props;
  const { state, rowKey, rowClass, keys = [], onOpen } = table;
  const lines: Line<Row>[] = rows
    ? rows.map((row) => ({ key: rowKey(row), row }))
    : Array.from({ length: state.size }, (_, place) => ({ key: `place ${place}`, row: null }));
  const columns = table.columns.filter(({ key }) => shown.has(key));
  const selectable = (row: Row) => table.canSelect?.(row) ?? true;
  const onRow = useRows<Row>({
    area,
    lines,
    keys,
    onOpen,
    remember,
    onSelect: selection && ((key, row) => selectable(row) && selection.toggle(key)),
  });
  return (
    <div className={classNames('surface', styles.frame, !rows && styles.waiting)}>
      <Table<Line<Row>>
        aria-label={table.label}
        size="small"
        pagination={false}
        dataSource={lines}
        columns={antColumns(columns, {
          sort: state.sort,
          toggle: state.toggleSort,
          waiting: !rows,
        })}
        onRow={(line) => ({
          ...onRow(line),
          'aria-current': line.key === table.openRow ? 'true' : undefined,
        })}
        rowClassName={({ key, row }) =>
          classNames(
            row !== null && rowClass?.(row),
            onOpen && styles.openable,
            key === marked && styles.marked,
          ) ?? ''
        }
        {...(selection && {
          rowSelection: {
            selectedRowKeys: selection.keys,
            onChange: selection.replace,
            getTitleCheckboxProps: () => ({
              title: texts.selectAll,
              'aria-label': texts.selectAll,
            }),
            getCheckboxProps: ({ row }: Line<Row>) => ({
              disabled: row === null || !selectable(row),
              ...(row !== null && !selectable(row) && { title: texts.notSelectable }),
              ...(row !== null && { 'aria-label': texts.selectRow(table.rowLabel(row)) }),
            }),
            renderCell: (_, { row }, __, checkbox) =>
              row === null ? <Skeleton height="1em" /> : checkbox,
          },
        })}
      />
    </div>
  );
}
