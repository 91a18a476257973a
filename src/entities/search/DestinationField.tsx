import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { mayBecome } from '../../../domain/hotels/places';
import type { Destination } from '../../api';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { PinIcon } from '../../ui/icons/stayIcons';
import { useDismiss } from '../../ui/overlays/useDismiss';
import { asPlace } from './asPlace';
import { classNames } from '../../ui/classNames';
import styles from './DestinationField.module.css';

type DestinationFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  destinations: readonly Destination[];
};

/** Free text, with the destinations that match it to choose from. */
export function DestinationField(props: DestinationFieldProps) {
  const { label, placeholder, value, onChange, destinations } = props;
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const rootRef = useRef<HTMLDivElement>(null);
  const id = useId();
  useDismiss(rootRef, open, () => setOpen(false));

  const matches = destinations.filter((place) => mayBecome(value, asPlace(place)));
  const shown = open && matches.length > 0;

  const choose = (name: string) => {
    onChange(name);
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = matches[active];
    if (step !== undefined && matches.length > 0) {
      setOpen(true);
      setActive((active + step + matches.length) % matches.length);
    } else if (event.key === 'Enter' && shown && chosen) {
      choose(chosen.name);
    } else if (event.key === 'Escape' && shown) {
      setOpen(false);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    <div ref={rootRef} className={styles.root}>
      <Field label={label}>
        <TextInput
          role="combobox"
          name="destination"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          onChange={(event) => {
            onChange(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <ul
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={classNames('surface', styles.list)}
        hidden={!shown}
      >
        {matches.map((place, index) => (
          <Choice
            key={place.slug}
            id={`${id}-${index}`}
            place={place}
            active={index === active}
            onChoose={() => choose(place.name)}
          />
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { id: string; place: Destination; active: boolean; onChoose: () => void };

/** Reached with the arrow keys from the text, which keeps the focus. */
function Choice({ id, place, active, onChoose }: ChoiceProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={active}
      className={styles.choice}
      // Pressed rather than clicked: a click would first take the focus from the text.
      onPointerDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      <PinIcon />
      <span>{place.name}</span>
    </li>
  );
}
