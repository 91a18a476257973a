import { getIn, useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../../ui/classNames';
import { withoutUndefined } from '../withoutUndefined';

type MoreFieldsProps = {
  summary: string;
  /** The names of those in it. */
  fields: readonly string[];
  /** One of them says something from the beginning. */
  startsOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** What most do not need: it stands closed until it is wanted, or something in it is wrong. */
export function MoreFields({ summary, fields, startsOpen, className, children }: MoreFieldsProps) {
  const { errors } = useFormikContext<object>();
  const [isOpen, setOpen] = useState(startsOpen ?? false);
  if (!isOpen && fields.some((name) => getIn(errors, name) !== undefined)) setOpen(true);
  return (
    <details
      {...withoutUndefined({ className: classNames(className) })}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
