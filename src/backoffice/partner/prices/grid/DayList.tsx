import { Select } from 'antd';
import { useId } from 'react';
import { formatAmount } from '../../../../../domain/money/money';
import type { NightsOfType } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { dayWords } from '../../../ui/dates/dateWords';
import { marksOf, wordsOf } from './nightWords';
import { only, type Selection } from './selection';
import styles from '../prices.module.css';

const texts = priceTexts.grid;

type DayListProps = {
  types: readonly NightsOfType[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onOpen: () => void;
};

/** Where there is no room for a grid: the nights of one type below each other. */
export function DayList({ types, selection, onSelect, onOpen }: DayListProps) {
  const id = useId();
  const { row } = selection.head;
  const type = types[row];
  if (!type) return null;
  return (
    <>
      <label htmlFor={id}>{texts.type}</label>
      <Select<number>
        id={id}
        className={styles.typeSelect ?? ''}
        value={row}
        options={types.map(({ name }, index) => ({ value: index, label: name }))}
        onChange={(next) => onSelect(only({ row: next, column: selection.head.column }))}
      />
      <ul className={styles.days}>
        {type.nights.map((night, column) => (
          <li key={night.night}>
            <button
              type="button"
              className={styles.day}
              aria-label={`${dayWords(night.night)}: ${wordsOf(night, type.currency, type.rooms)}`}
              onClick={() => {
                onSelect(only({ row, column }));
                onOpen();
              }}
            >
              <span>{dayWords(night.night)}</span>
              <span className={styles.marks}>
                {[...marksOf(night), night.seasonName ?? ''].join(' ')}
              </span>
              <strong className="figures">{formatAmount(night.price, type.currency)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
