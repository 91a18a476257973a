import { DateInput } from '../dates/DateInput';
import { ItemField, type ItemProps } from './ItemField';

type DateItemProps = ItemProps & { min?: string | undefined; max?: string | undefined };

/** A day, `YYYY-MM-DD`, or ''. What is typed and is none is for the form's rules to refuse. */
export function DateItem(props: DateItemProps) {
  return <Item {...props} kind="date" />;
}

/** A moment on the clocks in Vietnam, `YYYY-MM-DDTHH:mm`, or ''. */
export function DateTimeItem(props: DateItemProps) {
  return <Item {...props} kind="datetime-local" />;
}

function Item(props: DateItemProps & { kind: 'date' | 'datetime-local' }) {
  const { kind, name, label, min, max } = props;
  return (
    <ItemField<string> item={props}>
      {(control, value, onChange) => (
        <DateInput {...control} {...{ kind, name, label, min, max, value, onChange }} />
      )}
    </ItemField>
  );
}
