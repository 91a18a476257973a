import { useState, type ComponentProps } from 'react';
import { IconButton } from '../actions/IconButton';
import { EyeIcon, EyeOffIcon } from '../icons/actionIcons';
import { classNames } from '../classNames';
import { useFieldControl } from './fieldContext';
import styles from './control.module.css';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  showLabel: string;
  hideLabel: string;
};

export function PasswordInput({
  showLabel,
  hideLabel,
  className,
  required,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const wiring = useFieldControl({ ...rest, required });
  return (
    <div className={styles.wrap}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        {...wiring}
        type={shown ? 'text' : 'password'}
        className={classNames(styles.control, styles.withButton, className)}
      />
      <IconButton
        className={styles.inside}
        label={shown ? hideLabel : showLabel}
        icon={shown ? <EyeOffIcon /> : <EyeIcon />}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
