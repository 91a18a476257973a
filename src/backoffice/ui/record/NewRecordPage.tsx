import type { ReactNode } from 'react';
import { PageHeader } from '../PageHeader';

type NewRecordPageProps = {
  title: string;
  /** The list that it will belong to. */
  list: { label: string; to: string };
  children: ReactNode;
};

/** A page that adds a record: its form under the way back to the list. */
export function NewRecordPage({ title, list, children }: NewRecordPageProps) {
  return (
    <>
      <PageHeader title={title} crumbs={[list, { label: title }]} />
      {children}
    </>
  );
}
