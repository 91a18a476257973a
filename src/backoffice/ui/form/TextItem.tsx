import { Input } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { given } from '../given';
import { ItemField } from './ItemField';
import { useItem, type ItemProps } from './useItem';

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
  const { type = 'text', autoComplete, placeholder, maxLength, inputMode, prefix, suffix } = props;
  const { value, error, edit } = useItem<string>(props);
  return (
    <ItemField item={props} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          type={type}
          {...given({ autoComplete, placeholder, maxLength, inputMode })}
          prefix={prefix}
          suffix={suffix}
          value={value}
          onChange={(event) => edit(event.target.value)}
        />
      )}
    </ItemField>
  );
}
