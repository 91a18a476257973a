import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

type Tab<Key extends string> = { key: Key; label: ReactNode; panel: ReactNode };

type TabsProps<Key extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  active: Key;
  onChange: (key: Key) => void;
};

/** Panels of which one is seen. A panel is made on its first visit and keeps its state afterwards. */
export function Tabs<Key extends string>({ label, tabs, active, onChange }: TabsProps<Key>) {
  const id = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<readonly Key[]>([active]);
  if (!visited.includes(active)) setVisited([...visited, active]);

  const move = (index: number) => {
    const tab = tabs[(index + tabs.length) % tabs.length];
    if (!tab) return;
    onChange(tab.key);
    listRef.current?.querySelector<HTMLElement>(`[data-key="${tab.key}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.key === active);
    if (event.key === 'ArrowRight') move(current + 1);
    else if (event.key === 'ArrowLeft') move(current - 1);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(-1);
    else return;
    event.preventDefault();
  };

  return (
    <div>
      <div ref={listRef} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            data-key={tab.key}
            className={styles.tab}
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel-${tab.key}`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-panel-${tab.key}`}
          aria-labelledby={`${id}-tab-${tab.key}`}
          className={styles.panel}
          hidden={tab.key !== active}
        >
          {visited.includes(tab.key) && tab.panel}
        </div>
      ))}
    </div>
  );
}
