import { InputNumber, type InputNumberProps } from 'antd';
import { decimalNumber, groupedNumber, plainNumber } from './groupedNumber';

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
 * change what is typed beyond them without a word, where a rule can refuse it in words.
 */
export function NumberInput(props: NumberInputProps) {
  const {
    min = -Infinity,
    max = Infinity,
    precision = 0,
    step = 10 ** -precision,
    ...more
  } = props;
  const { grouped = false, onChange, ...rest } = more;
  return (
    <InputNumber<number>
      inputMode="decimal"
      {...rest}
      {...(grouped ? grouping(precision) : reading(precision))}
      step={step}
      onChange={onChange}
      onStep={(stepped) => onChange(Math.min(max, Math.max(min, stepped)))}
    />
  );
}

const reading = (precision: number) => ({
  parser: (text: string | undefined) => decimalNumber(text ?? '', precision) as unknown as number,
});

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
    parser: (text: string | undefined) => plainNumber(text ?? '', precision) as unknown as number,
  };
}
