import { Button } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { RedoIcon, UndoIcon } from '../../../../ui/icons/actionIcons';
import { isInWindow, isTyping } from '../../../ui/isTyping';
import type { UndoStack } from '../change/useUndoStack';
import styles from '../calendar.module.css';

const texts = calendarTexts.change;

type UndoButtonsProps = { stack: UndoStack };

/** Take back the last change of a stay, and make it again; also Ctrl+Z and Ctrl+Shift+Z wherever nothing is written. */
export function UndoButtons({ stack }: UndoButtonsProps) {
  const { canUndo, canRedo, undo, redo } = stack;
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isZ = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isZ || event.defaultPrevented) return;
    if (isTyping(event.target) || isInWindow(event.target)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    // After the document, where an arrival or a change in a drawer is taken back: those come first.
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className={styles.group} role="group" aria-label={texts.history}>
      <Button
        aria-disabled={!canUndo}
        aria-label={texts.undo}
        title={canUndo ? texts.undo : texts.nothingToUndo}
        icon={<UndoIcon />}
        onClick={undo}
      />
      <Button
        aria-disabled={!canRedo}
        aria-label={texts.redo}
        title={canRedo ? texts.redo : texts.nothingToRedo}
        icon={<RedoIcon />}
        onClick={redo}
      />
    </div>
  );
}
