import { Select } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { isDay, type Day } from '../../../../domain/stays/stay';
import { tableTexts as texts } from '../../../i18n/en/partner/table';
import { FieldError } from '../../../ui/fields/FieldError';
import { DateInput } from '../dates/DateInput';
import styles from './Toolbar.module.css';

type Choice = string | number;

type FilterSelectProps<T extends Choice> = {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T | undefined) => void;
  allLabel?: string | undefined;
  /** There is always a choice: no "All". */
  required?: boolean | undefined;
  loading?: boolean | undefined;
};

// Ant Design shows an empty text as nothing chosen.
const ALL = '\0all';

export function FilterSelect<T extends Choice>(props: FilterSelectProps<T>) {
  const { label, value, options, onChange, allLabel = texts.all } = props;
  const { required = false, loading = false } = props;
  const all = { value: ALL, label: allLabel };
  return (
    <FilterField label={label}>
      {(id) => (
        <Select<Choice>
          id={id}
          style={{ width: '9.375rem' }}
          popupMatchSelectWidth={false}
          loading={loading}
          value={value ?? (required ? null : ALL)}
          options={[...(required ? [] : [all]), ...options]}
          onChange={(chosen) => onChange(chosen === ALL ? undefined : (chosen as T))}
        />
      )}
    </FilterField>
  );
}

/** A table's filters, or the part of them that is asked for in one place. */
export interface Filtered<Values> {
  filters: Values;
  setFilter: <K extends keyof Values & string>(name: K, value: Values[K] | undefined) => void;
}

type TableFilterProps<Values, K extends keyof Values & string> = Omit<
  FilterSelectProps<NonNullable<Values[K]> & Choice>,
  'value' | 'onChange'
> & { table: Filtered<Values>; name: K };

/** Narrows a table to the rows with the chosen value. */
export function TableFilter<Values, K extends keyof Values & string>({
  table: { filters, setFilter },
  name,
  ...rest
}: TableFilterProps<Values, K>) {
  const value = filters[name] as (NonNullable<Values[K]> & Choice) | undefined;
  return <FilterSelect {...rest} value={value} onChange={(chosen) => setFilter(name, chosen)} />;
}

type FilterDateProps = {
  label: string;
  value: Day | undefined;
  onChange: (value: Day | undefined) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** Filters by what is a day; anything else stays in the field, which says how days are written. */
export function FilterDate({ label, value = '', onChange, min, max }: FilterDateProps) {
  const [seen, setSeen] = useState(value);
  const [wrong, setWrong] = useState<{ text: string; told: boolean } | null>(null);
  if (seen !== value) {
    setSeen(value);
    setWrong(null);
  }
  const edit = (text: string) => {
    const isRight = text === '' || isDay(text);
    setWrong(isRight ? null : { text, told: false });
    if (isRight) onChange(text || undefined);
  };
  return (
    <FilterField label={label}>
      {(id) => (
        <>
          <DateInput
            id={id}
            kind="date"
            label={label}
            className={styles.day ?? ''}
            value={wrong?.text ?? value}
            min={min}
            max={max}
            status={wrong?.told ? 'error' : ''}
            aria-invalid={wrong?.told || undefined}
            aria-describedby={wrong?.told ? `${id}-error` : undefined}
            onChange={edit}
            onBlur={() => setWrong(wrong && { ...wrong, told: true })}
          />
          <FieldError id={`${id}-error`} text={wrong?.told ? texts.notADay : undefined} />
        </>
      )}
    </FilterField>
  );
}

function FilterField({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id} className={styles.filterLabel}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
