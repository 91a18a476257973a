import { useId } from 'react';
import type { Room } from '../../api';
import { useTexts } from '../../state/useTexts';
import { hotelTexts } from '../../i18n/hotels';
import { Button } from '../../ui/actions/Button';
import { Badge } from '../../ui/display/Badge';
import { languageOf } from '../../entities/hotel/ownLanguage';
import { PlusIcon, CheckIcon } from '../../ui/icons/actionIcons';
import styles from './ChooseButton.module.css';

type ChooseButtonProps = { name: string; room: Room; chosen: boolean; onToggle: () => void };

/** Takes a room or leaves it. */
export function ChooseButton({ name, room, chosen, onToggle }: ChooseButtonProps) {
  const texts = useTexts(hotelTexts).rooms;
  const reasonId = useId();
  if (room.onSale === false) {
    return (
      <div className={styles.offSale}>
        <Badge>{texts.offSaleShort}</Badge>
        <Button variant="secondary" disabled aria-describedby={reasonId}>
          {texts.choose}
        </Button>
        <p id={reasonId}>{texts.offSale}</p>
      </div>
    );
  }
  return (
    <Button
      variant={chosen ? 'primary' : 'secondary'}
      icon={chosen ? <CheckIcon /> : <PlusIcon />}
      aria-pressed={chosen}
      onClick={onToggle}
    >
      {chosen ? texts.chosen : texts.choose}
      <span className="visuallyHidden" lang={languageOf(name)}>
        {' '}
        {name}
      </span>
    </Button>
  );
}
