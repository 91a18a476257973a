import type { ReactNode } from 'react';
import { Inline } from '../../ui/layout/Stack';
import { ButtonLink } from '../ui/ButtonLink';
import { DataTable } from '../ui/table/DataTable';
import type { DataTableProps } from '../ui/table/dataTableProps';

interface ListTexts {
  title: string;
  noun: string;
  search: string;
  add: string;
  empty: { title: string; text: string };
  failures: { list: string };
}

type ListTableProps<Row> = Omit<
  DataTableProps<Row>,
  'label' | 'noun' | 'searchLabel' | 'actions' | 'empty' | 'errorText'
> & {
  texts: ListTexts;
  /** The page that makes a new row. */
  addAt: string;
  /** Another way to the first rows. */
  addOtherwise?: ReactNode;
  errorText?: string;
};

/** What a partner has of one kind, with the way to another one. */
export function ListTable<Row>({ texts, addAt, addOtherwise, ...table }: ListTableProps<Row>) {
  const add = (
    <ButtonLink type="primary" to={addAt}>
      {texts.add}
    </ButtonLink>
  );
  return (
    <DataTable
      label={texts.title}
      noun={texts.noun}
      searchLabel={texts.search}
      actions={add}
      empty={{
        ...texts.empty,
        action: (
          <Inline justify="center">
            {add}
            {addOtherwise}
          </Inline>
        ),
      }}
      errorText={texts.failures.list}
      {...table}
    />
  );
}
