import { InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { groupedNumber, plainNumber } from './groupedNumber';
import { ItemField } from './ItemField';
import { useItem, type ItemProps } from './useItem';
import styles from './TradeForm.module.css';

type NumberItemProps = ItemProps & {
  min?: number | undefined;
  max?: number | undefined;
  /** Between the values that the arrows go through. */
  step?: number | undefined;
  /** Decimal places; says the step where none is given. */
  precision?: number | undefined;
  /** Thousands are grouped, also while it is typed, as for an amount of money. */
  grouped?: boolean | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/**
 * A number, or null while there is none. The limits are for the arrows alone: Ant Design would
 * change what is typed beyond them without a word, and the schema refuses it in words.
 */
export function NumberItem(props: NumberItemProps) {
  const { min = -Infinity, max = Infinity, precision = 0, step = 10 ** -precision } = props;
  const { value, error, edit } = useItem<number | null>(props);
  return (
    <ItemField item={props} error={error}>
      {(wiring) => (
        <InputNumber<number>
          {...wiring}
          className={styles.wide ?? ''}
          inputMode="decimal"
          {...(props.grouped && grouping(precision))}
          step={step}
          prefix={props.prefix}
          suffix={props.suffix}
          value={value}
          onChange={edit}
          onStep={(stepped) => edit(Math.min(max, Math.max(min, stepped)))}
        />
      )}
    </ItemField>
  );
}

function grouping(precision: number) {
  return {
    formatter: (
      value: string | number | undefined,
      { userTyping, input }: { userTyping: boolean; input: string },
    ) => {
      if (userTyping) return groupedNumber(input);
      return value === undefined || value === ''
        ? ''
        : groupedNumber(Number(value).toFixed(precision));
    },
    parser: (text: string | undefined) => plainNumber(text ?? '') as unknown as number,
  };
}
