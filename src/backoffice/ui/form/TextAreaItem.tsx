import { Input } from 'antd';
import { ItemField } from './ItemField';
import { useItem, type ItemProps } from './useItem';

type TextAreaItemProps = ItemProps & {
  rows?: number | undefined;
  /** The most characters; shown as '120/400', not enforced: cutting a pasted text would hide its end. */
  count?: number | undefined;
  placeholder?: string | undefined;
};

/** Several lines of text. */
export function TextAreaItem(props: TextAreaItemProps) {
  const { rows = 4, count, placeholder } = props;
  const { value, error, edit } = useItem<string>(props);
  const hint = count === undefined ? props.hint : counted(lengthOf(value), count, props.hint);
  return (
    <ItemField item={props} error={error} hint={hint}>
      {(wiring) => (
        <Input.TextArea
          {...wiring}
          rows={rows}
          placeholder={placeholder}
          value={value}
          onChange={(event) => edit(event.target.value)}
        />
      )}
    </ItemField>
  );
}

/** Of the composed text, as it is stored. */
function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

function counted(length: number, most: number, hint: ItemProps['hint']) {
  return (
    <>
      {hint} <span className="figures">{`${length}/${most}`}</span>
    </>
  );
}
