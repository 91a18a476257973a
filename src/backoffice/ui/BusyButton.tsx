import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { classNames } from '../../ui/classNames';
import { withoutUndefined } from './withoutUndefined';
import styles from './BusyButton.module.css';

type BusyButtonProps = Omit<ButtonProps, 'disabled' | 'loading' | 'className'> & {
  /** Work is under way: it does nothing, but keeps the focus of who has just pressed it. */
  busy: boolean;
};

/** Ant Design's button for an act that takes a while. */
export function BusyButton({ busy, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      {...withoutUndefined({ className: classNames(busy && styles.busy) })}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      // Enter in a field presses it too: a form is not sent twice.
      onClick={(event: MouseEvent<HTMLElement>) =>
        busy ? event.preventDefault() : onClick?.(event)
      }
    />
  );
}
