import { Button, Input, Space, type InputProps } from 'antd';
import { useRef, useState } from 'react';
import { isDay } from '../../../../domain/stays/stay';
import { formTexts as texts } from '../../../i18n/en/partner/forms';
import { CalendarIcon } from '../../../ui/icons/stayIcons';
import { clockWords, dayWords } from './dateWords';
import { readDay, readMoment } from './readDate';
import styles from './DateInput.module.css';

type DateInputProps = Omit<InputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** A day, `YYYY-MM-DD`, or also a time, `YYYY-MM-DDTHH:mm`. */
  kind: 'date' | 'datetime-local';
  /** What its calendar is called after. */
  label: string;
  /** What is typed and is no date is handed over as it is, for a rule to refuse. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
};

const kinds = {
  date: { read: readDay, write: (day: string) => (isDay(day) ? dayWords(day) : day) },
  'datetime-local': { read: readMoment, write: clockWords },
};

/**
 * A date in the words of the tables, typed or picked. The browser's own field would write it in the
 * order of the browser's language; its calendar opens from the button.
 */
export function DateInput(props: DateInputProps) {
  const { kind, label, value, onChange, min, max, onBlur, ...rest } = props;
  const { read, write } = kinds[kind];
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const isDate = value !== write(value);
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.date}>
      <Space.Compact block>
        <Input
          placeholder={texts.datePlaceholders[kind]}
          autoComplete="off"
          {...rest}
          // As it is typed, until the field is left or has another value.
          value={typed?.value === value ? typed.text : write(value)}
          onChange={({ target: { value: text } }) => {
            const next = read(text) ?? text;
            setTyped({ text, value: next });
            onChange(next);
          }}
          onBlur={(event) => {
            setTyped(null);
            onBlur?.(event);
          }}
        />
        <Button
          icon={<CalendarIcon />}
          aria-label={texts.calendarOf(label)}
          disabled={rest.disabled ?? false}
          onClick={() => picker.current?.showPicker()}
        />
      </Space.Compact>
      <input
        ref={picker}
        type={kind}
        className={styles.picker}
        aria-hidden="true"
        tabIndex={-1}
        min={min}
        max={max}
        value={isDate ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
