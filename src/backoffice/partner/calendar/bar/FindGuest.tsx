import { Input, type InputRef } from 'antd';
import { useState, type RefObject } from 'react';
import { searchText } from '../../../../../domain/search/searchText';
import { calendarTexts } from '../../../../i18n/en/partner/calendar';
import { useToast } from '../../../../ui/overlays/toastContext';
import type { Piece, Row } from '../grid/rows';
import type { Place } from '../grid/steps';
import styles from '../calendar.module.css';

const texts = calendarTexts.bar;

type FindGuestProps = {
  field: RefObject<InputRef | null>;
  rows: readonly Row[];
  days: number;
  onFound: (place: Place) => void;
};

/** Leads to the stays of guests who are called so, one after the other. */
export function FindGuest({ field, rows, days, onFound }: FindGuestProps) {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const toast = useToast();
  const find = () => {
    const places = placesOf(rows, days, searchText(text));
    const place = places[count % Math.max(1, places.length)];
    if (!place) return toast({ text: texts.noGuest(text), tone: 'info' });
    setCount(count + 1);
    onFound(place);
  };
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
        setCount(0);
      }}
      onPressEnter={() => text.trim() !== '' && find()}
    />
  );
}

function placesOf(rows: readonly Row[], days: number, words: string): Place[] {
  const isShown = ({ bar, start, end }: Piece) =>
    bar && start < days && end > 0 && searchText(bar.guestName).includes(words);
  return rows.flatMap((row, index) =>
    row.kind === 'type'
      ? []
      : row.pieces.filter(isShown).map(({ start }) => ({ row: index, column: Math.max(0, start) })),
  );
}
