import type { ReactNode } from 'react';
import { adminTexts } from '../../i18n/en/partner/admin';
import { dayWordsOf } from '../ui/dates/dateWords';
import type { TableColumn } from '../ui/table/columns';
import styles from './admin.module.css';

/** The day on which it came to the marketplace. */
export function createdColumn(title: string): TableColumn<{ createdAt: string }> {
  return {
    key: 'created',
    title,
    sortKey: 'created',
    render: ({ createdAt }) => dayWordsOf(createdAt),
  };
}

/** What can be done to the row, at its end. */
export function actionsColumn<Row>(render: (row: Row) => ReactNode): TableColumn<Row> {
  return {
    key: 'actions',
    title: adminTexts.actionsColumn,
    titleHidden: true,
    always: true,
    render,
  };
}

/** A name with what tells it apart, in the second place. */
export function named(name: string, second: string): ReactNode {
  return (
    <>
      {name} <span className={styles.second}>{second}</span>
    </>
  );
}
