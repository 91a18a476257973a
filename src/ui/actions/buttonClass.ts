import { classNames } from '../classNames';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** Large is for the one next step of a page. */
  size?: 'normal' | 'large' | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

/** The look shared by buttons and by links that stand for a button. */
export function buttonClass(look: ButtonLook, extra?: string): string | undefined {
  const { variant = 'primary', size = 'normal', wide = false } = look;
  return classNames(
    styles.button,
    styles[variant],
    size === 'large' && styles.large,
    wide && styles.wide,
    extra,
  );
}
