import type { ComponentProps } from 'react';
import { TextInput } from '../fields/TextInput';
import { FormField } from './FormField';
import type { FieldOptions } from './useField';

type TextFieldProps = FieldOptions &
  Omit<ComponentProps<'input'>, keyof FieldOptions | 'id' | 'value' | 'onChange'>;

/** One line of text. */
export function TextField({ name, label, hint, required, alsoClears, ...rest }: TextFieldProps) {
  return (
    <FormField {...{ name, label, hint, required, alsoClears }}>
      {(control) => <TextInput {...rest} {...control} />}
    </FormField>
  );
}
