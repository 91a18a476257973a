import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { ButtonLink } from '../ButtonLink';
import { ErrorPanel } from '../ErrorPanel';
import { isNotFound } from '../isNotFound';
import { PageHeader } from '../PageHeader';

type RecordPageProps<R> = {
  title: string;
  /** The list that it belongs to. */
  list: { label: string; to: string };
  /** Undefined where the address names none. */
  id: number | undefined;
  answer: {
    currentData?: R | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  nameOf: (record: R) => string;
  texts: { gone: string; failed: string; back: string };
  children: (record: R) => ReactNode;
};

/** A page that changes one record: its form, once the record is there. */
export function RecordPage<R>(props: RecordPageProps<R>) {
  const { title, list, id, answer, nameOf, texts, children } = props;
  const record = answer.currentData;
  const isGone = id === undefined || isNotFound(answer.error);
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[list, { label: title }]}
        hint={record === undefined ? undefined : nameOf(record)}
      />
      {record !== undefined ? (
        children(record)
      ) : isGone ? (
        <ErrorPanel text={texts.gone} action={<ButtonLink to={list.to}>{texts.back}</ButtonLink>} />
      ) : answer.error ? (
        <ErrorPanel
          text={texts.failed}
          onRetry={answer.refetch}
          retrying={answer.isFetching}
          action={<ButtonLink to={list.to}>{texts.back}</ButtonLink>}
        />
      ) : (
        <Skeleton height="30em" />
      )}
    </>
  );
}
