import type { ReactNode } from 'react';
import { Field } from '../../../ui/fields/Field';
import { useFieldControl } from '../../../ui/fields/fieldContext';
import { useFieldId } from './formContext';
import type { ItemProps } from './useItem';

type Wiring = {
  id: string;
  name: string;
  disabled: boolean;
  status: 'error' | '';
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

type ItemFieldProps = {
  item: ItemProps;
  error: string | undefined;
  hint?: ReactNode;
  /** The control, given what ties it to its label, hint and error. */
  children: (wiring: Wiring) => ReactNode;
};

export function ItemField({ item, error, hint = item.hint, children }: ItemFieldProps) {
  const id = useFieldId(item.name);
  return (
    <Field id={id} label={item.label} hint={hint} error={error} required={item.required}>
      <Wired item={item}>{children}</Wired>
    </Field>
  );
}

function Wired({ item, children }: Pick<ItemFieldProps, 'item' | 'children'>) {
  const control = useFieldControl({});
  const describedBy = control['aria-describedby'];
  const invalid = Boolean(control['aria-invalid']);
  return children({
    id: control.id,
    name: item.name,
    disabled: item.disabled ?? false,
    status: invalid ? 'error' : '',
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(invalid && { 'aria-invalid': true }),
    ...(control['aria-required'] && { 'aria-required': true }),
  });
}
