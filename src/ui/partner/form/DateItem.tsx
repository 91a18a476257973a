import { Input } from 'antd';
import { ItemField } from './ItemField';
import { useItem, type ItemProps } from './useItem';

type DateItemProps = ItemProps & { min?: string | undefined; max?: string | undefined };

/** A day, `YYYY-MM-DD`, or ''. */
export function DateItem(props: DateItemProps) {
  return <NativeItem {...props} type="date" />;
}

/** A moment on the clocks in Vietnam, `YYYY-MM-DDTHH:mm`, or ''. */
export function DateTimeItem(props: DateItemProps) {
  return <NativeItem {...props} type="datetime-local" />;
}

/** The browser's own control: known to its reader, typed as quickly as picked, and never a `Date`. */
function NativeItem(props: DateItemProps & { type: 'date' | 'datetime-local' }) {
  const { type, min, max } = props;
  const { value, error, edit } = useItem<string>(props);
  return (
    <ItemField item={props} error={error}>
      {(wiring) => (
        <Input
          {...wiring}
          type={type}
          min={min}
          max={max}
          value={value}
          onChange={(event) => edit(event.target.value)}
        />
      )}
    </ItemField>
  );
}
