import { Form } from 'antd';
import type { ReactNode } from 'react';
import { useField, type FieldOptions } from '../../../ui/form/useField';
import { withoutUndefined } from '../withoutUndefined';

export interface ItemProps extends FieldOptions {
  disabled?: boolean | undefined;
}

/** What ties a control to its label, hint and error. */
export interface ItemControl {
  id: string;
  disabled: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

type ItemFieldProps<T> = {
  item: ItemProps;
  hint?: ReactNode;
  /** The control is a box with the label beside it. */
  labelled?: boolean;
  children: (control: ItemControl, value: T, edit: (value: T) => void) => ReactNode;
};

/** A field of a form in Ant Design's look, with a value of Formik's. */
export function ItemField<T>(props: ItemFieldProps<T>) {
  const { item, hint = item.hint, labelled = false, children } = props;
  const { id, value, error, edit } = useField<T>(item);
  const errorId = error && `${id}-error`;
  const hintId = hint ? `${id}-hint` : undefined;
  const control = withoutUndefined({
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': item.required || undefined,
  });
  return (
    <Form.Item
      {...(!labelled && { label: item.label, htmlFor: id })}
      required={item.required ?? false}
      validateStatus={error ? 'error' : ''}
      help={error && <span id={errorId}>{error}</span>}
      extra={hint && <span id={hintId}>{hint}</span>}
    >
      {children({ id, disabled: item.disabled ?? false, ...control }, value, edit)}
    </Form.Item>
  );
}
