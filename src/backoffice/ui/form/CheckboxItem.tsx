import { Checkbox } from 'antd';
import { ItemField, type ItemProps } from './ItemField';

/** Yes or no. */
export function CheckboxItem(props: ItemProps) {
  const { name, label } = props;
  return (
    <ItemField<boolean> item={props} labelled>
      {(control, checked, edit) => (
        <Checkbox
          {...control}
          name={name}
          checked={checked}
          onChange={(event) => edit(event.target.checked)}
        >
          {label}
        </Checkbox>
      )}
    </ItemField>
  );
}
