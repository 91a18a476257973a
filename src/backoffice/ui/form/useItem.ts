import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';

/** What every field of a form has. */
export interface ItemProps {
  /** Dotted where it lies deeper in the values. */
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Other fields whose error an edit of this one makes old. */
  alsoClears?: readonly string[] | undefined;
}

/** A field's value and error, and how to edit it: that clears its error. */
export function useItem<T>({ name, alsoClears = [] }: Pick<ItemProps, 'name' | 'alsoClears'>) {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<object>();
  const error: unknown = getIn(errors, name);
  return {
    value: getIn(values, name) as T,
    error: typeof error === 'string' ? error : undefined,
    edit: (value: T) => {
      void setFieldValue(name, value, false);
      for (const cleared of [name, ...alsoClears]) setFieldError(cleared, undefined);
    },
  };
}
