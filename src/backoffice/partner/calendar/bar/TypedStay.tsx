import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import styles from '../calendar.module.css';

const texts = calendarTexts.rates;
const MAX_MIN_STAY = 365;

type TypedStayProps = {
  /** How many nights it is for. */
  nights: number;
  /** The digit with which it was begun. */
  first: string;
  /** Whether Enter was pressed before it was there. */
  isEntered: boolean;
  onSave: (minStay: number | null) => void;
  onDone: () => void;
};

/** The fewest nights of stays that begin with the selected nights; Enter saves, Escape gives up. */
export function TypedStay({ nights, first, isEntered, onSave, onDone }: TypedStayProps) {
  const [text, setText] = useState(first);
  const [failed, setFailed] = useState(false);
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus({ cursor: 'end' }), []);
  const save = () => {
    const minStay = minStayOf(text);
    if (minStay === undefined) setFailed(true);
    else onSave(minStay);
  };
  const saveEntered = useEffectEvent(save);
  useEffect(() => {
    if (!isEntered) return undefined;
    const frame = requestAnimationFrame(() => saveEntered());
    return () => cancelAnimationFrame(frame);
  }, [isEntered]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    else if (event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.acts}>
      <span className={styles.typedStay}>
        <Input
          ref={field}
          inputMode="numeric"
          maxLength={3}
          aria-label={texts.stayLabel(nights)}
          aria-invalid={failed}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFailed(false);
          }}
          onKeyDown={onKeyDown}
        />
        {failed ? <strong role="alert">{texts.stayWrong}</strong> : texts.stayHint}
      </span>
    </div>
  );
}

/** Null for none; undefined for what is no number of nights. */
function minStayOf(text: string): number | null | undefined {
  if (!/^\s*\d*\s*$/.test(text)) return undefined;
  const count = Number(text);
  return count > MAX_MIN_STAY ? undefined : count === 0 ? null : count;
}
