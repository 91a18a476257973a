import { Select } from 'antd';
import { ItemField } from './ItemField';
import { useItem, type ItemProps } from './useItem';
import styles from './BackofficeForm.module.css';

type Choice = string | number;

type SelectItemProps<T extends Choice> = ItemProps & {
  options: readonly { value: T; label: string; disabled?: boolean }[];
  placeholder?: string | undefined;
  searchable?: boolean | undefined;
  loading?: boolean | undefined;
  onPicked?: ((value: T) => void) | undefined;
};

/** One of several; '' while none is chosen. */
export function SelectItem<T extends Choice>(props: SelectItemProps<T>) {
  const { options, placeholder, searchable = false, loading = false, onPicked } = props;
  const { value, error, edit } = useItem<T | ''>(props);
  return (
    <ItemField item={props} error={error}>
      {({ name: _, ...wiring }) => (
        <Select<T | ''>
          {...wiring}
          className={styles.wide ?? ''}
          {...(searchable && { showSearch: { optionFilterProp: 'label' } })}
          loading={loading}
          placeholder={placeholder}
          options={[...options]}
          value={value === '' ? null : value}
          onChange={(chosen) => {
            edit(chosen);
            onPicked?.(chosen as T);
          }}
        />
      )}
    </ItemField>
  );
}
