import { Button } from 'antd';
import { useCallback, useState } from 'react';
import type { NightsOfType, Season } from '../../../../api/partner';
import { priceTexts } from '../../../../i18n/en/partner/prices';
import { useKeptForLogin } from '../../../../ui/form/useKeptForLogin';
import { Either } from '../../../../ui/layout/Either';
import { NightsDrawer } from '../nights/NightsDrawer';
import { TypedPrice } from '../nights/TypedPrice';
import { useNightsSaved } from '../nights/useNightsSaved';
import { DayList } from './DayList';
import { PriceGrid } from './PriceGrid';
import { endsOf, only, withinRows, type Selection } from './selection';
import { useCellFocus } from './useCellFocus';
import styles from '../prices.module.css';

const texts = priceTexts.grid;

type CalendarProps = {
  hotelId: number;
  types: readonly NightsOfType[];
  seasons: readonly Season[];
};

/** The nights of all types, and what is done with those that are selected. */
export function Calendar({ hotelId, types, seasons }: CalendarProps) {
  const [selected, setSelected] = useState<Selection>(only({ row: 0, column: 0 }));
  // Types may have gone since.
  const selection = withinRows(selected, types.length);
  const [typed, setTyped] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  useKeptForLogin<Selection>(`nights ${hotelId}`, {
    typed: () => (editing ? selection : null),
    restore: (kept) => {
      setSelected(kept);
      setEditing(true);
    },
  });
  const focusCell = useCellFocus(selection);
  const saved = useNightsSaved(hotelId);
  const chosen = chosenOf(types, selection);
  const select = (next: Selection) => {
    // What was typed was for other nights.
    setTyped(null);
    setSelected(next);
  };
  const giveUp = useCallback(() => {
    setTyped(null);
    focusCell();
  }, [focusCell]);
  const count = chosen.reduce((sum, { nights }) => sum + nights.length, 0);
  return (
    <section aria-label={texts.label} className={styles.calendar}>
      <Either
        when="wide"
        then={
          <div className={styles.tools}>
            {typed === null ? (
              <>
                <span aria-live="polite">{texts.selected(count, chosen.length)}</span>
                <Button onClick={() => setEditing(true)}>{texts.edit}</Button>
              </>
            ) : (
              <TypedPrice
                key={typed}
                {...{ hotelId, chosen }}
                first={typed}
                acts={{ saved }}
                onDone={giveUp}
              />
            )}
          </div>
        }
        otherwise={null}
      />
      <Either
        when="wide"
        then={
          <PriceGrid
            types={types}
            seasons={seasons}
            selection={selection}
            onSelect={select}
            onType={setTyped}
            onOpen={() => setEditing(true)}
          />
        }
        otherwise={
          <DayList
            types={types}
            selection={selection}
            onSelect={select}
            onOpen={() => setEditing(true)}
          />
        }
      />
      <NightsDrawer
        open={editing}
        hotelId={hotelId}
        chosen={chosen}
        onClose={() => setEditing(false)}
      />
    </section>
  );
}

/** The types with their nights that are selected. */
function chosenOf(types: readonly NightsOfType[], selection: Selection): NightsOfType[] {
  const { rows, columns } = endsOf(selection);
  return types
    .slice(rows[0], rows[1] + 1)
    .map((type) => ({ ...type, nights: type.nights.slice(columns[0], columns[1] + 1) }));
}
