import type { ReactNode } from 'react';
import { Field } from '../fields/Field';
import { useField, type FieldOptions } from './useField';

type Control = {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

type FormFieldProps = FieldOptions & { children: (control: Control) => ReactNode };

/** A field of a traveller's form around a control that holds text. */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, required, children } = props;
  const { id, value, error, edit } = useField<string>(props);
  return (
    <Field {...{ id, label, hint, required, error }}>
      {children({ name, value, onChange: ({ target }) => edit(target.value) })}
    </Field>
  );
}
