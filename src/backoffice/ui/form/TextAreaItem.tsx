import { Input } from 'antd';
import { lengthOf } from '../../../../domain/texts/texts';
import { useField } from '../../../ui/form/useField';
import { ItemField, type ItemProps } from './ItemField';

type TextAreaItemProps = ItemProps & {
  rows?: number | undefined;
  /** The most characters; shown as '120/400', not enforced: cutting a pasted text would hide its end. */
  count?: number | undefined;
  placeholder?: string | undefined;
};

/** Several lines of text. */
export function TextAreaItem(props: TextAreaItemProps) {
  const { name, rows = 4, count, placeholder } = props;
  const { value } = useField<string>(props);
  const hint = count === undefined ? props.hint : counted(lengthOf(value), count, props.hint);
  return (
    <ItemField<string> item={props} hint={hint}>
      {(control, _, edit) => (
        <Input.TextArea
          {...control}
          {...{ name, rows, placeholder, value }}
          onChange={(event) => edit(event.target.value)}
        />
      )}
    </ItemField>
  );
}

function counted(length: number, most: number, hint: ItemProps['hint']) {
  return (
    <>
      {hint} <span className="figures">{`${length}/${most}`}</span>
    </>
  );
}
