import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { classNames } from '../../ui/classNames';
import { withoutUndefined } from './withoutUndefined';
import styles from './BusyButton.module.css';

type BusyButtonProps = Omit<ButtonProps, 'disabled' | 'loading' | 'className'> & {
  /** Work is under way: it does nothing, but keeps the focus of who has just pressed it. */
  busy: boolean;
  /** It does nothing now, for a reason that is seen beside it; it keeps the focus as well. */
  blocked?: boolean | undefined;
};

/** Ant Design's button for an act that takes a while. */
export function BusyButton({ busy, blocked = false, onClick, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      {...withoutUndefined({
        className: classNames(busy && styles.busy, !busy && blocked && styles.blocked),
      })}
      {...((busy || blocked) && { 'aria-disabled': true, 'aria-busy': busy })}
      // Enter in a field presses it too: a form is not sent twice.
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (event.detail > 0) keepSecondClick(event.currentTarget);
        if (busy || blocked) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** The second click of a double click is meant for the button, whatever has come under the pointer instead. */
function keepSecondClick(button: HTMLElement): void {
  const keep = (event: Event & { detail?: number }) => {
    const isElsewhere = event.target instanceof Node && !button.contains(event.target);
    if ((event.detail ?? 0) < 2 || !isElsewhere) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['mousedown', 'click']) {
    document.addEventListener(name, keep, { capture: true, once: true });
  }
}
