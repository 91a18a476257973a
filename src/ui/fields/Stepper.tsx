import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { MinusIcon, PlusIcon } from '../icons/actionIcons';
import { useFieldControl } from './fieldContext';
import styles from './Stepper.module.css';

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** For screen readers, naming the thing: 'Bớt một người lớn', 'Thêm một người lớn'. */
  decreaseLabel: string;
  increaseLabel: string;
  id?: string | undefined;
  name?: string | undefined;
};

/** A small whole number: two buttons around a number that can be typed or stepped with the arrows. */
export function Stepper(props: StepperProps) {
  const { value, onChange, min, max, decreaseLabel, increaseLabel, id, name } = props;
  const wiring = useFieldControl({ id });
  // What is being typed may be empty or out of range for a moment; the value never is.
  const [typed, setTyped] = useState<string | null>(null);

  const settle = (next: number) => {
    setTyped(null);
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onChange(allowed);
  };
  const type = (text: string) => {
    const next = Number(text);
    if (text !== '' && Number.isInteger(next) && next >= min && next <= max) settle(next);
    else setTyped(text);
  };
  const leave = () => {
    if (typed !== null) settle(typed === '' ? value : Math.round(Number(typed)) || min);
  };

  return (
    <div className={styles.stepper}>
      <IconButton
        label={decreaseLabel}
        icon={<MinusIcon />}
        disabled={value <= min}
        onClick={() => settle(value - 1)}
      />
      <input
        {...wiring}
        type="number"
        inputMode="numeric"
        name={name}
        className={styles.number}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <IconButton
        label={increaseLabel}
        icon={<PlusIcon />}
        disabled={value >= max}
        onClick={() => settle(value + 1)}
      />
    </div>
  );
}
