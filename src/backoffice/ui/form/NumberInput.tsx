import { InputNumber, type InputNumberProps } from 'antd';
import { useRef } from 'react';
import { formTexts as texts } from '../../../i18n/en/partner/forms';
import { useToast } from '../../../ui/overlays/toastContext';
import { decimalNumber, groupedNumber, isNumeric, plainNumber } from './groupedNumber';

type NumberInputProps = Omit<
  InputNumberProps<number>,
  'value' | 'onChange' | 'min' | 'max' | 'step' | 'precision' | 'formatter' | 'parser'
> & {
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** Between the values that the arrows go through. */
  step?: number | undefined;
  /** Decimal places; says the step where none is given. */
  precision?: number | undefined;
  /** Thousands are grouped, also while it is typed, as for an amount of money. */
  grouped?: boolean | undefined;
};

/**
 * A number, or null while there is none. The limits are for the arrows alone: Ant Design would
 * change what is typed beyond them without a word, where a rule can refuse it in words. What cannot
 * be read as a number it takes away again: that is said.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    min = -Infinity,
    max = Infinity,
    precision = 0,
    step = 10 ** -precision,
    ...more
  } = props;
  const { grouped = false, onChange, onBlur, onPressEnter, ...rest } = more;
  const toast = useToast();
  const plainOf = (text: string) => (grouped ? plainNumber : decimalNumber)(text, precision);
  const unread = useRef('');
  /** Once there is a number, nothing is left out any more. */
  const takeBack = useRef<() => void>(undefined);
  const tellUnread = () => {
    if (unread.current) {
      takeBack.current?.();
      const text = texts.noNumber(shortened(unread.current));
      takeBack.current = toast({ text, tone: 'error' });
    }
    unread.current = '';
  };
  return (
    <InputNumber<number>
      inputMode="decimal"
      {...rest}
      {...(grouped ? grouping(precision) : {})}
      parser={(text) => {
        const plain = plainOf(text ?? '');
        return (plain === '' || isNumeric(plain) ? plain : 'NaN') as unknown as number;
      }}
      step={step}
      onChange={onChange}
      onInput={(text) => {
        const plain = plainOf(text);
        unread.current = plain === '' || isNumeric(plain) ? '' : text;
        if (isNumeric(plain)) takeBack.current?.();
      }}
      onBlur={(event) => {
        tellUnread();
        onBlur?.(event);
      }}
      onPressEnter={(event) => {
        tellUnread();
        onPressEnter?.(event);
      }}
      onStep={(stepped) => {
        // It stands in the place of what was typed.
        unread.current = '';
        takeBack.current?.();
        onChange(Math.min(max, Math.max(min, stepped)));
      }}
    />
  );
}

const MAX_SHOWN = 40;
const shortened = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;

function grouping(precision: number) {
  // More decimals than there may be are shown too: a rule is about to say so.
  const shown = (value: number) => {
    const text = value.toFixed(precision);
    return Number(text) === value ? text : String(value);
  };
  return {
    formatter: (
      value: string | number | undefined,
      { userTyping, input }: { userTyping: boolean; input: string },
    ) => {
      if (userTyping) return groupedNumber(input, precision);
      return value === undefined || value === ''
        ? ''
        : groupedNumber(shown(Number(value)), precision);
    },
  };
}
