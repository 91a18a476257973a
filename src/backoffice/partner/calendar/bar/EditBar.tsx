import { Button } from 'antd';
import type { Day } from '../../../../../domain/stays/stay';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { isFinger } from '../../../../ui/layout/isFinger';
import { editWords } from '../change/changeWords';
import type { Edit } from '../change/edit';
import styles from '../calendar.module.css';

const texts = calendarTexts.change;

const ways = [
  { key: 'ArrowLeft', sign: '←', label: texts.left },
  { key: 'ArrowRight', sign: '→', label: texts.right },
  { key: 'ArrowUp', sign: '↑', label: texts.up },
  { key: 'ArrowDown', sign: '↓', label: texts.down },
] as const;

type EditBarProps = {
  edit: Edit;
  roomNumber: string;
  from: Day;
  onStep: (key: string) => void;
  onSave: () => void;
  onGiveUp: () => void;
};

/** Says where a lifted stay would be, with a button for each key that carries it. */
export function EditBar({ edit, roomNumber, from, onStep, onSave, onGiveUp }: EditBarProps) {
  const hasRooms = edit.kind === 'move' || edit.kind === 'split';
  return (
    <div className={styles.acts}>
      <span aria-live="assertive">
        {editWords(edit, roomNumber, from)} {!isFinger() && texts.keys}
      </span>
      <div className={styles.buttons}>
        <div className={styles.group} role="group" aria-label={texts.ways}>
          {ways.slice(0, hasRooms ? 4 : 2).map(({ key, sign, label }) => (
            <Button key={key} aria-label={label} onClick={() => onStep(key)}>
              {sign}
            </Button>
          ))}
        </div>
        <Button type="primary" onClick={onSave}>
          {texts.save}
        </Button>
        <Button onClick={onGiveUp}>{texts.giveUp}</Button>
      </div>
    </div>
  );
}
