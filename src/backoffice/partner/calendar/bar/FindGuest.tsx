import { Input, type InputRef } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { searchText } from '../../../../../domain/search/searchText';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import { isOf } from '../grid/filtered';
import type { Row } from '../grid/rows';
import type { Place } from '../grid/steps';
import styles from '../calendar.module.css';

const texts = calendarTexts.bar;
/** Whoever types on does not draw all rows for each letter. */
const REST_MS = 250;

type FindGuestProps = {
  field: RefObject<InputRef | null>;
  /** All that are shown when nobody is looked for. */
  rows: readonly Row[];
  days: number;
  /** As the address says it. */
  q: string;
  onFilter: (q: string) => void;
  /** Told when all rows are shown. */
  onFound: (place: Place) => void;
};

/**
 * Shows the rooms of guests who are called so. Enter leads to their stays, one after the other, among all rooms again: a
 * stay that is found may go to another.
 */
export function FindGuest({ field, rows, days, q, onFilter, onFound }: FindGuestProps) {
  const [text, setText] = useState(q);
  const [said, setSaid] = useState(q);
  const [isLed, setLed] = useState(false);
  const found = useRef<Place | null>(null);
  const [count, setCount] = useState(0);
  const [isWanted, setWanted] = useState(false);
  const toast = useToast();
  // Somebody went back, or shows all again.
  if (q !== said) {
    setSaid(q);
    if (q !== text.trim() && !isLed) setText(q);
  }
  const say = useEffectEvent(onFilter);
  useEffect(() => {
    const asked = isLed ? '' : text.trim();
    if (asked === q) return undefined;
    const timer = setTimeout(() => say(asked), isLed ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [text, isLed, q]);
  const lead = useEffectEvent(onFound);
  useEffect(() => {
    const place = found.current;
    if (!place || q !== '') return;
    found.current = null;
    lead(place);
  }, [q]);
  const find = () => {
    // Nobody knows yet who comes in these days.
    setWanted(rows.length === 0);
    if (rows.length === 0) return undefined;
    const places = placesOf(rows, days, searchText(text));
    const place = places[count % Math.max(1, places.length)];
    if (!place) return toast({ text: texts.noGuest(text), tone: 'info' });
    setCount(count + 1);
    setLed(true);
    if (q === '') onFound(place);
    else found.current = place;
  };
  const findWanted = useEffectEvent(() => {
    if (isWanted) find();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => findWanted());
    return () => cancelAnimationFrame(frame);
  }, [rows]);
  return (
    <Input
      ref={field}
      type="search"
      className={styles.find ?? ''}
      placeholder={texts.find}
      aria-label={texts.find}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        setWanted(false);
        setLed(false);
        setCount(0);
      }}
      // Whoever has gone elsewhere meanwhile keeps the focus there.
      onBlur={() => setWanted(false)}
      onPressEnter={() => text.trim() !== '' && find()}
    />
  );
}

function placesOf(rows: readonly Row[], days: number, words: string): Place[] {
  return rows.flatMap((row, index) =>
    row.kind === 'type'
      ? []
      : row.pieces
          .filter(isOf(words, days))
          .map(({ start }) => ({ row: index, column: Math.max(0, start) })),
  );
}
