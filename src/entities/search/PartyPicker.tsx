import { useId, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../ui/icons/chevrons';
import { GuestsIcon } from '../../ui/icons/stayIcons';
import { PartyFields } from '../stay/PartyFields';
import { useDismiss } from '../../ui/overlays/useDismiss';
import { classNames } from '../../ui/classNames';
import styles from './PartyPicker.module.css';

type Party = { adults: number; children: number };

type PartyPickerProps = {
  label: string;
  /** '2 người lớn, 1 trẻ em'. */
  summary: string;
  party: Party;
  onChange: (party: Party) => void;
};

/** The guests in one line that opens to be changed. */
export function PartyPicker({ label, summary, party, onChange }: PartyPickerProps) {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  useDismiss(rootRef, open, (byKey) => {
    setOpen(false);
    if (byKey) buttonRef.current?.focus();
  });
  return (
    <div ref={rootRef} className={styles.root}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <button
        ref={buttonRef}
        id={`${id}-button`}
        type="button"
        className={styles.button}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        onClick={() => setOpen(!open)}
      >
        <GuestsIcon />
        <span>{summary}</span>
        <ChevronDownIcon size="1em" />
      </button>
      <div id={`${id}-panel`} className={classNames('surface', styles.panel)} hidden={!open}>
        <PartyFields {...party} onChange={onChange} />
      </div>
    </div>
  );
}
