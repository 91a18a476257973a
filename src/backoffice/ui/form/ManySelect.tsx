import { Select, type SelectProps } from 'antd';
import { tabGoesOn } from './tabGoesOn';

type ManySelectProps = Omit<SelectProps<number[]>, 'mode'>;

/** Several of a list, found by typing. Enter takes one in or out. */
export function ManySelect(props: ManySelectProps) {
  return (
    <div role="presentation" onKeyDownCapture={tabGoesOn}>
      <Select<number[]> mode="multiple" {...props} />
    </div>
  );
}
