import { PageHeader } from '../ui/PageHeader';
import { DataTable } from '../ui/table/DataTable';
import type { DataTableProps } from '../ui/table/dataTableProps';

interface AdminTexts {
  title: string;
  hint: string;
  table: string;
  noun: string;
  search: string;
  failed: string;
  empty: string;
  emptyText?: string;
}

type AdminTableProps<Row> = Omit<
  DataTableProps<Row>,
  'label' | 'noun' | 'searchLabel' | 'errorText' | 'empty'
> & { texts: AdminTexts };

/** A page of administrators: its title over its table. */
export function AdminTable<Row>({ texts, ...table }: AdminTableProps<Row>) {
  const { title, hint, noun, search, failed, empty, emptyText } = texts;
  return (
    <>
      <PageHeader title={title} hint={hint} />
      <DataTable
        {...table}
        label={texts.table}
        noun={noun}
        searchLabel={search}
        errorText={failed}
        empty={{ title: empty, text: emptyText }}
      />
    </>
  );
}
