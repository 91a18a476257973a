import { Button } from 'antd';
import { adminTexts } from '../../i18n/en/partner/admin';

type SuspendButtonProps = {
  /** Or restore what is suspended. */
  suspend: boolean;
  /** What it does and to whom, for those who hear it without its row. */
  name: string;
  onPress: () => void;
};

/** Begins a suspension in its row, or its end. */
export function SuspendButton({ suspend, name, onPress }: SuspendButtonProps) {
  return (
    <Button size="small" danger={suspend} aria-label={name} onClick={onPress}>
      {suspend ? adminTexts.suspend : adminTexts.restore}
    </Button>
  );
}
