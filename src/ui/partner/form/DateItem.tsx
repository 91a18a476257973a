import { Input } from 'antd';
import { dayWithWeekday } from '../../../../domain/dayText';
import { isDay } from '../../../../domain/stay';
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
    <ItemField item={props} error={error} hint={asRead(value, props.hint)}>
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

/** The browser writes a day in its own language's order: beside it stands the day as tables write it. */
function asRead(value: string, hint: ItemProps['hint']) {
  const [day = '', time] = value.split('T');
  if (!isDay(day)) return hint;
  const text = `${dayWithWeekday(day, 'en')}/${day.slice(0, 4)}`;
  return (
    <>
      <span className="figures">{time ? `${time}, ${text}` : text}</span> {hint}
    </>
  );
}
