import { Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { withoutUndefined } from '../withoutUndefined';
import { ItemField, type ItemProps } from './ItemField';

type TextItemProps = ItemProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  inputMode?: ComponentProps<'input'>['inputMode'];
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** One line of text. */
export function TextItem(props: TextItemProps) {
  const { name, type = 'text', prefix, suffix } = props;
  const { autoComplete, placeholder, maxLength, inputMode } = props;
  return (
    <ItemField<string> item={props}>
      {(control, value, edit) => (
        <Input
          {...control}
          name={name}
          type={type}
          {...withoutUndefined({ autoComplete, placeholder, maxLength, inputMode })}
          prefix={prefix}
          suffix={suffix}
          value={value}
          onChange={(event) => edit(event.target.value)}
        />
      )}
    </ItemField>
  );
}
