import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import styles from './DataTable.module.css';

export interface TableColumn<Row> {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Under which the server sorts by this column. */
  sortKey?: string | undefined;
  /** Stands at the right, in figures of one width. */
  numeric?: boolean | undefined;
  width?: string | undefined;
  /** Its cells name their rows. */
  rowHeader?: boolean | undefined;
  /** Its texts are long: they go on in the next line. */
  wraps?: boolean | undefined;
  /** It cannot be hidden. */
  always?: boolean | undefined;
  hiddenAtFirst?: boolean | undefined;
  titleHidden?: boolean | undefined;
}

/** A row of the table. */
export type Line<Row> = { key: string | number; row: Row };

interface Heads {
  sort: string | undefined;
  toggle: (key: string) => void;
}

export function antColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { sort, toggle }: Heads,
): TableColumnsType<Line<Row>> {
  return columns.map((column) => {
    const { key, width, numeric = false, rowHeader = false, wraps = false } = column;
    const order = orderOf(column, sort);
    return {
      key,
      title: <Title column={column} order={order} onToggle={toggle} />,
      ...(width !== undefined && { width }),
      ...(numeric && { align: 'right' as const }),
      className: classNames(numeric && 'figures', wraps && styles.wraps) ?? '',
      ...(rowHeader && { rowScope: 'row' as const }),
      onHeaderCell: () => ({ 'aria-sort': order }),
      render: (_, { row }) => column.render(row),
    };
  });
}

type Order = 'ascending' | 'descending' | undefined;

function orderOf<Row>({ sortKey }: TableColumn<Row>, sort: string | undefined): Order {
  if (sortKey === undefined) return undefined;
  if (sort === sortKey) return 'ascending';
  return sort === `-${sortKey}` ? 'descending' : undefined;
}

type TitleProps<Row> = {
  column: TableColumn<Row>;
  order: Order;
  onToggle: (key: string) => void;
};

function Title<Row>({ column, order, onToggle }: TitleProps<Row>) {
  const { title, titleHidden = false, sortKey, numeric = false } = column;
  if (sortKey === undefined) {
    return <span className={titleHidden ? 'visuallyHidden' : undefined}>{title}</span>;
  }
  return (
    <button
      type="button"
      className={classNames(styles.sort, numeric && styles.sortNumeric)}
      onClick={() => onToggle(sortKey)}
    >
      {title}
      <svg viewBox="0 0 8 12" width="8" height="12" aria-hidden="true">
        <path d="M4 0 8 5H0z" className={order === 'ascending' ? styles.on : styles.off} />
        <path d="M4 12 0 7h8z" className={order === 'descending' ? styles.on : styles.off} />
      </svg>
    </button>
  );
}
