import { useState } from 'react';
import { formatDong } from '../../../domain/money/money';
import { type HotelSearch, priceRange } from '../../../site/hotelSearch';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { Field } from '../../ui/fields/Field';
import { TextInput } from '../../ui/fields/TextInput';
import { parseDong } from './priceText';
import styles from './FilterFields.module.css';
import { priceName } from './useConditions';
import { Inline } from '../../ui/layout/Stack';

type Prices = Pick<HotelSearch, 'minPrice' | 'maxPrice'>;

const USUAL: readonly Prices[] = [
  { minPrice: null, maxPrice: 500_000 },
  { minPrice: 500_000, maxPrice: 1_000_000 },
  { minPrice: 1_000_000, maxPrice: 2_000_000 },
  { minPrice: 2_000_000, maxPrice: null },
];
const NO_LIMITS: Prices = { minPrice: null, maxPrice: null };

type PriceFilterProps = { value: Prices; onChange: (prices: Prices) => void };

/** Four usual ranges in one tap, and any other one typed. */
export function PriceFilter({ value, onChange }: PriceFilterProps) {
  const texts = useTexts(searchTexts).filters;
  const { minPrice, maxPrice } = value;
  const isSet = (usual: Prices) => usual.minPrice === minPrice && usual.maxPrice === maxPrice;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.price}</legend>
      <Inline gap={2} className={styles.usual}>
        {USUAL.map((usual) => (
          <button
            key={`${usual.minPrice}-${usual.maxPrice}`}
            type="button"
            className={styles.pill}
            aria-pressed={isSet(usual)}
            onClick={() => onChange(isSet(usual) ? NO_LIMITS : usual)}
          >
            {priceName(usual, texts)}
          </button>
        ))}
      </Inline>
      <div className={styles.limits}>
        <Limit
          label={texts.priceFrom}
          value={minPrice}
          onChange={(least) => onChange(priceRange(least, maxPrice))}
        />
        <Limit
          label={texts.priceTo}
          value={maxPrice}
          onChange={(most) => onChange(priceRange(minPrice, most))}
        />
      </div>
    </fieldset>
  );
}

type LimitProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** Counts when it is left or Enter is pressed, so that no half-typed amount does. */
function Limit({ label, value, onChange }: LimitProps) {
  const texts = useTexts(searchTexts).filters;
  // Null while what is shown is what counts.
  const [typed, setTyped] = useState<string | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const settle = () => {
    if (typed === null) return;
    const amount = parseDong(typed);
    const readable = amount !== null || typed.trim() === '';
    setUnreadable(!readable);
    if (!readable) return;
    setTyped(null);
    if (amount !== value) onChange(amount);
  };
  return (
    <Field label={label} error={unreadable ? texts.priceUnreadable : undefined}>
      <TextInput
        autoComplete="off"
        enterKeyHint="done"
        placeholder={texts.noLimit}
        value={typed ?? (value === null ? '' : formatDong(value))}
        onChange={(event) => {
          setTyped(event.target.value);
          setUnreadable(false);
        }}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          settle();
        }}
      />
    </Field>
  );
}
