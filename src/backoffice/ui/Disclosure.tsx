import { Button } from 'antd';
import { useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../ui/classNames';
import { useDismiss } from '../../ui/overlays/useDismiss';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  label: ReactNode;
  /** The button's name, where the label is not words. */
  name?: string | undefined;
  icon?: ReactNode;
  align?: 'start' | 'end' | undefined;
  quiet?: boolean | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/** A button that opens a panel, which comes right after it for the keyboard too. */
export function Disclosure(props: DisclosureProps) {
  const { label, name, icon, align = 'start', quiet = false, children } = props;
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => {
    setOpen(false);
    button?.focus();
  };
  useDismiss(rootRef, open, (byKey) => (byKey ? close() : setOpen(false)));

  return (
    <div ref={rootRef} className={styles.root}>
      <Button
        ref={setButton}
        type={quiet ? 'text' : 'default'}
        icon={icon}
        aria-label={name}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div id={panelId} className={classNames('surface', styles.panel, styles[align])}>
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
