import { useId, useState } from 'react';
import { type PriceRange, priceRanges } from '../../../domain/search/priceRanges';
import { nightsBetween } from '../../../domain/stays/stay';
import {
  type HotelSearch,
  nightLimits,
  NO_LIMITS,
  priceRange,
  totalLimits,
} from '../../../site/hotelSearch';
import type { ChoiceCounts } from '../../api';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { stayTexts } from '../../i18n/stays';
import { CountedChoice } from './CountedChoice';
import styles from './FilterFields.module.css';
import { PriceLimit } from './PriceLimit';
import { rangeName, useActiveFilters } from './useConditions';

type PriceFilterProps = {
  search: HotelSearch;
  counts: ChoiceCounts['price'] | undefined;
  onChange: (limits: Partial<HotelSearch>) => void;
};

/**
 * Usual ranges of the price that cards show strongest, and any other one typed. Limits of a night that
 * were set before there were dates stay what they are until another range is chosen, and can be chosen again.
 */
export function PriceFilter({ search, counts, onChange }: PriceFilterProps) {
  const texts = useTexts(searchTexts).filters;
  const stays = useTexts(stayTexts);
  const name = useId();
  const { checkIn, checkOut, minPrice, maxPrice, minTotal, maxTotal } = search;
  const nights = checkIn ? nightsBetween(checkIn, checkOut) : null;
  const ofNight = { min: minPrice, max: maxPrice };
  const shown = nights === null ? ofNight : { min: minTotal, max: maxTotal };
  // Arrow keys choose each range that they pass.
  const [earlier, setEarlier] = useState(ofNight);
  if (!isSame(ofNight, NO_LIMITS) && !isSame(ofNight, earlier)) setEarlier(ofNight);
  const kept = nights === null ? '' : rangeName(earlier, texts);
  const isKept = kept !== '' && isSame(ofNight, earlier) && isSame(shown, NO_LIMITS);
  const choose = (range: PriceRange) =>
    onChange(
      nights === null ? nightLimits(range) : { ...totalLimits(range), ...nightLimits(NO_LIMITS) },
    );
  const isUnfiltered = useActiveFilters(search).length === 0;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {nights === null ? texts.price : texts.stayPrice(stays.nights(nights))}
      </legend>
      {kept && (
        <CountedChoice
          type="radio"
          name={name}
          label={texts.perNight(kept)}
          count={undefined}
          checked={isKept}
          onChange={() => onChange({ ...totalLimits(NO_LIMITS), ...nightLimits(earlier) })}
        />
      )}
      {[NO_LIMITS, ...priceRanges(nights)].map((range) => (
        <CountedChoice
          key={`${range.min}-${range.max}`}
          type="radio"
          name={name}
          label={rangeName(range, texts) || texts.anyPrice}
          count={counts?.find(({ min = null, max = null }) => isSame({ min, max }, range))?.hotels}
          checked={isSame(range, shown) && !isKept}
          onChange={() => choose(range)}
        />
      ))}
      <div className={styles.limits}>
        <PriceLimit
          label={texts.priceFrom}
          value={shown.min}
          isUnfiltered={isUnfiltered}
          onChange={(least) => choose({ min: least, max: atLeast(shown.max, least) })}
        />
        <PriceLimit
          label={texts.priceTo}
          value={shown.max}
          isUnfiltered={isUnfiltered}
          onChange={(most) => choose(priceRange(shown.min, most))}
        />
      </div>
    </fieldset>
  );
}

/** Whoever begins at more than the end of before goes on to another end. */
const atLeast = (end: number | null, least: number | null) =>
  end !== null && least !== null && end < least ? null : end;

function isSame(one: PriceRange, other: PriceRange): boolean {
  return one.min === other.min && one.max === other.max;
}
