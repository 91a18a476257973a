import { Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { withoutUndefined } from '../withoutUndefined';
import { ItemField, type ItemProps } from './ItemField';

type TextItemProps = ItemProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  inputMode?: ComponentProps<'input'>['inputMode'];
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** It is left with something in it, for anything but a button: that may send the form, and moves away under an error. */
  onLeft?: (() => void) | undefined;
};

/** One line of text. How long it may be is the schema's to say: `maxLength` would cut what is pasted without a word. */
export function TextItem(props: TextItemProps) {
  const { name, type = 'text', prefix, suffix, onLeft } = props;
  const { autoComplete, placeholder, inputMode } = props;
  return (
    <ItemField<string> item={props}>
      {(control, value, edit) => (
        <Input
          {...control}
          name={name}
          type={type}
          {...withoutUndefined({ autoComplete, placeholder, inputMode })}
          prefix={prefix}
          suffix={suffix}
          value={value}
          onChange={(event) => edit(event.target.value)}
          onBlur={({ relatedTarget }) => {
            if (value !== '' && !(relatedTarget instanceof HTMLButtonElement)) onLeft?.();
          }}
        />
      )}
    </ItemField>
  );
}
