import { useListAdminActionsQuery, type AdminAction } from '../../api/partner';
import { adminTexts } from '../../i18n/en/partner/admin';
import { momentWords } from '../ui/dates/dateWords';
import type { TableColumn } from '../ui/table/columns';
import { useTableState } from '../ui/table/useTableState';
import { AdminTable } from './AdminTable';
import styles from './admin.module.css';

const { actions: texts } = adminTexts;
const { columns: titles } = texts;

const columns: TableColumn<AdminAction>[] = [
  { key: 'at', title: titles.at, render: ({ at }) => momentWords(at) },
  { key: 'by', title: titles.by, render: ({ by }) => by },
  { key: 'action', title: titles.action, render: ({ action }) => texts.done[action] },
  {
    key: 'subject',
    title: titles.subject,
    rowHeader: true,
    always: true,
    render: ({ subjectName }) => subjectName,
  },
  {
    key: 'reason',
    title: titles.reason,
    render: ({ reason }) => <span className={styles.why}>{reason}</span>,
  },
];

/** What administrators did, newest first. */
export default function AdminActionsPage() {
  const table = useTableState();
  const answer = useListAdminActionsQuery(table.args);
  return (
    <AdminTable
      texts={texts}
      name="admin-actions"
      state={table}
      answer={answer}
      columns={columns}
      rowKey={({ id }) => id}
      rowLabel={({ action, subjectName }) => `${texts.done[action]}: ${subjectName}`}
    />
  );
}
