import { useEffect, useRef, useState } from 'react';
import { occupantsText } from '../../../domain/bookings/guestsText';
import type { Occupants } from '../../../domain/stays/occupants';
import { useLanguage, useTexts } from '../../state/useTexts';
import type { DraftGuests } from '../../state/draftSlice';
import { guestsTexts } from '../../i18n/guests';
import { policyTexts } from '../../i18n/policies';
import { Button } from '../../ui/actions/Button';
import type { DraftStay } from '../../../site/stayLink';
import { useField } from '../../ui/form/useField';
import { AgeFields } from './AgeFields';
import { sleptRooms, type AskedRoom } from './occupants';
import { RoomPartyFields } from './RoomPartyFields';
import { useOccupantsError } from './useOccupantsError';
import styles from './OccupantFields.module.css';

type OccupantFieldsProps = {
  stay: Pick<DraftStay, 'adults' | 'children' | 'roomIds'>;
  /** Of the stay; those that are known. */
  rooms: readonly AskedRoom[];
};

/** Who sleeps where: divided already, to be changed by whoever wants to; and how old the children are. */
export function OccupantFields({ stay, rooms }: OccupantFieldsProps) {
  const texts = useTexts(guestsTexts).occupants;
  const policies = useTexts(policyTexts);
  const language = useLanguage();
  const { value, error, edit } = useField<DraftGuests['occupants']>({ name: 'occupants' });
  const [divides, setDivides] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button went away with the focus on it.
    if (divides) area.current?.querySelector('select')?.focus();
  }, [divides]);
  const slept = sleptRooms(rooms, stay, value);
  const now = useOccupantsError(slept, stay);
  if (slept.length === 0 || (slept.length === 1 && stay.children === 0)) return null;

  const change = (id: number, occupants: Occupants) => {
    const changed = slept.map((one) => (one.room.id === id ? { ...one, occupants } : one));
    edit(Object.fromEntries(changed.map((one) => [one.room.id, one.occupants])));
  };
  const wrong = error ?? now;
  const isOpen = divides || wrong !== null;
  return (
    <div ref={area} className={styles.rooms}>
      <h3>{slept.length > 1 ? texts.title : texts.ages}</h3>
      {slept.map(({ room, occupants }, place) => {
        const name = `${place + 1}. ${room.name}`;
        const fields = { occupants, onChange: (to: Occupants) => change(room.id, to) };
        return (
          <div key={room.id} role="group" aria-label={name} className={styles.room}>
            {slept.length > 1 && (
              <p className={styles.name}>
                {isOpen ? name : `${name}: ${occupantsText(occupants, language)}`}
              </p>
            )}
            {isOpen && <RoomPartyFields {...fields} party={stay} />}
            <AgeFields {...fields} />
          </div>
        );
      })}
      {wrong && (
        <p role="alert" tabIndex={-1} className={styles.error}>
          {wrong}
        </p>
      )}
      {stay.children > 0 && <p className="note">{policies.childrenText}</p>}
      {slept.length > 1 && !isOpen && (
        <Button variant="secondary" onClick={() => setDivides(true)}>
          {texts.divide}
        </Button>
      )}
    </div>
  );
}
