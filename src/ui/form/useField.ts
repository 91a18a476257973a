import { getIn, useFormikContext } from 'formik';
import { useContext, type ReactNode } from 'react';
import { fieldId, FormContext } from './formContext';

/** What every field of a form has. */
export interface FieldOptions {
  /** Dotted where it lies deeper in the values. */
  name: string;
  label: string;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Other fields whose error an edit of this one makes old. */
  alsoClears?: readonly string[] | undefined;
}

/** A field's value and error, and how to edit it: that clears its error. */
export function useField<T>({ name, alsoClears = [] }: Pick<FieldOptions, 'name' | 'alsoClears'>) {
  const { id, fixes } = useContext(FormContext);
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<object>();
  const error: unknown = getIn(errors, name);
  return {
    id: fieldId(id, name),
    value: getIn(values, name) as T,
    error: typeof error === 'string' ? (fixes[error] ?? fixes[name] ?? error) : undefined,
    edit: (value: T) => {
      void setFieldValue(name, value, false);
      for (const cleared of [name, ...alsoClears]) setFieldError(cleared, undefined);
    },
  };
}
