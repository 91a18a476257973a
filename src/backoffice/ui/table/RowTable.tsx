import { Table } from 'antd';
import { useDeferredValue } from 'react';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { classNames } from '../../../ui/classNames';
import { antColumns, type Line } from './columns';
import type { DataTableProps } from './dataTableProps';
import type { RowKey } from './lastOpened';
import { useRows } from './useRows';
import type { Selection } from './useSelection';
import styles from './DataTable.module.css';

type RowTableProps<Row> = {
  table: DataTableProps<Row>;
  area: HTMLElement | null;
  rows: readonly Row[];
  shown: ReadonlySet<string>;
  marked: RowKey | undefined;
  remember: (key: RowKey) => void;
  selection: Selection<Row> | undefined;
};

/** As many as fill a screen. */
const FIRST_ROWS = 15;

export function RowTable<Row>(props: RowTableProps<Row>) {
  const { table, area, rows, shown, marked, remember, selection } = props;
  const { state, rowKey, rowClass, keys = [], onOpen } = table;
  // The first can be read before the others are made; who comes back to one finds it at once.
  const isWhole = useDeferredValue(true, marked !== undefined);
  const made = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  const lines: Line<Row>[] = made.map((row) => ({ key: rowKey(row), row }));
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
    <div className={classNames('surface', styles.frame)}>
      <Table<Line<Row>>
        aria-label={table.label}
        size="small"
        pagination={false}
        dataSource={lines}
        columns={antColumns(columns, { sort: state.sort, toggle: state.toggleSort })}
        onRow={(line) => ({
          ...onRow(line),
          'aria-current': line.key === table.openRow ? 'true' : undefined,
        })}
        rowClassName={({ key, row }) =>
          classNames(rowClass?.(row), onOpen && styles.openable, key === marked && styles.marked) ??
          ''
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
              disabled: !selectable(row),
              ...(!selectable(row) && { title: texts.notSelectable }),
              'aria-label': texts.selectRow(table.rowLabel(row)),
            }),
          },
        })}
      />
    </div>
  );
}
