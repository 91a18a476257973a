import { weekdayOf } from '../../../../../domain/prices/weekPrices';
import { memo, type KeyboardEvent } from 'react';
import { formatAmount } from '../../../../../domain/money/money';
import { dayWithWeekday } from '../../../../../domain/stays/dayText';
import type { Day } from '../../../../../domain/stays/stay';
import type { NightOfType, NightsOfType, Season } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { classNames } from '../../../../ui/classNames';
import { dayWords } from '../../../ui/dates/dateWords';
import { bandsOf } from './bands';
import { marksOf, shortPrice, wordsOf } from './nightWords';
import { isSelected, only, selectionAfter, type Place, type Selection } from './selection';
import { cellId } from './useCellFocus';
import styles from '../prices.module.css';

const texts = priceTexts.grid;
const FRIDAY = 4;

type PriceGridProps = {
  types: readonly NightsOfType[];
  seasons: readonly Season[];
  selection: Selection;
  onSelect: (selection: Selection) => void;
  /** A price has been begun with that letter. */
  onType: (first: string) => void;
  onOpen: () => void;
};

/** Types by nights: one cell has the focus, arrows move it, Shift widens, and typing begins a price. */
export function PriceGrid({ types, seasons, selection, onSelect, onType, onOpen }: PriceGridProps) {
  const nights = types[0]?.nights.map(({ night }) => night) ?? [];
  const size = { rows: types.length, columns: nights.length };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = selectionAfter(selection, event, size);
    if (next) onSelect(next);
    else if (event.key === 'Enter') onOpen();
    else if (/^[\d+-]$/.test(event.key)) onType(event.key);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={styles.scroll}>
        <table
          role="grid"
          aria-label={texts.label}
          aria-multiselectable="true"
          className={styles.grid}
        >
          <Head nights={nights} seasons={seasons} />
          <tbody onKeyDown={onKeyDown}>
            {types.map((type, row) => (
              <tr key={type.typeId}>
                <th scope="row" className={styles.type}>
                  {type.name}
                </th>
                {type.nights.map((night, column) => (
                  <Cell
                    key={night.night}
                    type={type}
                    night={night}
                    place={{ row, column }}
                    selection={selection}
                    onSelect={onSelect}
                    onOpen={onOpen}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">
        {types[0]?.currency === 'VND' && `${texts.thousands} · `}
        {texts.legend}
      </p>
      {types[0] && <p className="note">{texts.keys(types[0].currency)}</p>}
    </>
  );
}

const Head = memo(function Head({
  nights,
  seasons,
}: {
  nights: readonly Day[];
  seasons: readonly Season[];
}) {
  const bands = bandsOf(seasons, nights);
  return (
    <thead>
      {bands.some(({ season }) => season) && (
        <tr>
          <th scope="row" className={styles.type}>
            {texts.seasons}
          </th>
          {bands.map(({ season, nights: count }, index) =>
            season ? (
              <th key={index} scope="colgroup" colSpan={count} className={styles.band}>
                <span title={season.name}>{season.name}</span>
              </th>
            ) : (
              <td key={index} colSpan={count} />
            ),
          )}
        </tr>
      )}
      <tr>
        <th scope="col" className={styles.type}>
          {texts.type}
        </th>
        {nights.map((night) => (
          <th key={night} scope="col" className={classNames(isWeekend(night) && styles.weekend)}>
            {dayWithWeekday(night, 'en')}
          </th>
        ))}
      </tr>
    </thead>
  );
});

const isWeekend = (night: Day) => [FRIDAY, FRIDAY + 1].includes(weekdayOf(night));

type CellProps = {
  type: NightsOfType;
  night: NightOfType;
  place: Place;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onOpen: () => void;
};

function Cell({ type, night, place, selection, onSelect, onOpen }: CellProps) {
  const { row, column } = place;
  const { head, anchor } = selection;
  const marks = marksOf(night);
  const words = wordsOf(night, type.currency, type.rooms);
  return (
    <td
      id={cellId(row, column)}
      aria-selected={isSelected(selection, place)}
      aria-label={`${type.name}, ${dayWords(night.night)}: ${words}`}
      title={`${formatAmount(night.price, type.currency)} · ${words}`}
      tabIndex={head.row === row && head.column === column ? 0 : -1}
      className={classNames(
        styles.cell,
        night.source === 'SEASON' && styles.ofSeason,
        night.closed && styles.closedNight,
      )}
      onMouseDown={(event) => onSelect(event.shiftKey ? { anchor, head: place } : only(place))}
      onMouseEnter={(event) => event.buttons === 1 && onSelect({ anchor, head: place })}
      onDoubleClick={onOpen}
    >
      <span className="figures">{shortPrice(night.price, type.currency)}</span>
      <span className={styles.marks}>
        {marks.join(' ')}
        {marks.length > 0 && ' · '}
        {night.roomsLeft}
      </span>
    </td>
  );
}
