import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { ChevronDownIcon } from '../icons/chevrons';
import { MenuEntry, type MenuItem } from './MenuEntry';
import { useDismiss } from './useDismiss';
import styles from './Menu.module.css';

type MenuProps = {
  /** The button's name. */
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the name is still read aloud. Without an icon the name stays. */
  iconOnly?: boolean | undefined;
  items: readonly MenuItem[];
  align?: 'start' | 'end' | undefined;
};

/** A button that opens a list of links or actions. */
export function Menu({ label, icon, iconOnly = false, items, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const entries = () => [
    ...(rootRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
  ];
  const focusEntry = (index: number) => {
    const all = entries();
    all[(index + all.length) % all.length]?.focus();
  };
  const openAt = (index: number) => {
    setOpen(true);
    // The entries exist only after the next paint.
    requestAnimationFrame(() => focusEntry(index));
  };
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  useDismiss(rootRef, open, (byKey) => (byKey ? close() : setOpen(false)));

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const onMenuKey = (event: KeyboardEvent) => {
    const current = entries().indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') focusEntry(current + 1);
    else if (event.key === 'ArrowUp') focusEntry(current - 1);
    else if (event.key === 'Home') focusEntry(0);
    else if (event.key === 'End') focusEntry(-1);
    else if (event.key === 'Tab') return setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <div ref={rootRef} className={styles.root}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        aria-label={iconOnly ? label : undefined}
        onClick={() => (open ? setOpen(false) : openAt(0))}
        onKeyDown={onButtonKey}
      >
        {icon}
        {!(iconOnly && icon) && <span className={styles.label}>{label}</span>}
        <ChevronDownIcon size="1em" />
      </button>
      {open && (
        <div
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames('surface', styles.list, styles[align])}
          onKeyDown={onMenuKey}
        >
          {items.map((item) => (
            <MenuEntry key={item.key} item={item} onChosen={close} />
          ))}
        </div>
      )}
    </div>
  );
}
