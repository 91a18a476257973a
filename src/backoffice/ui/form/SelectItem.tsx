import { Select } from 'antd';
import { ItemField, type ItemProps } from './ItemField';
import { tabTakesAndGoesOn } from './tabGoesOn';
import styles from './BackofficeForm.module.css';

type Choice = string | number;

type SelectItemProps<T extends Choice> = ItemProps & {
  options: readonly { value: T; label: string; disabled?: boolean }[];
  placeholder?: string | undefined;
  searchable?: boolean | undefined;
  loading?: boolean | undefined;
  onPicked?: ((value: T) => void) | undefined;
  /** What counts as chosen, where other fields have a say in it. */
  shown?: T | '' | undefined;
};

/** One of several; '' while none is chosen. */
export function SelectItem<T extends Choice>(props: SelectItemProps<T>) {
  const { options, placeholder, searchable = false, loading = false, onPicked, shown } = props;
  return (
    <ItemField<T | ''> item={props}>
      {(control, value, edit) => (
        <div role="presentation" onKeyDownCapture={tabTakesAndGoesOn}>
          <Select<T | ''>
            {...control}
            className={styles.wide ?? ''}
            {...(searchable && { showSearch: { optionFilterProp: 'label' } })}
            loading={loading}
            placeholder={placeholder}
            options={[...options]}
            value={(shown ?? value) === '' ? null : (shown ?? value)}
            onChange={(chosen) => {
              edit(chosen);
              onPicked?.(chosen as T);
            }}
          />
        </div>
      )}
    </ItemField>
  );
}
