import { useId, useState } from 'react';
import { AMENITIES, PROPERTY_TYPES, type Amenity } from '../../../domain/hotels/hotelFeatures';
import { type HotelSearch, MIN_RATINGS } from '../../../site/hotelSearch';
import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { searchTexts } from '../../i18n/search';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/layout/Stack';
import styles from './FilterFields.module.css';
import type { ChoiceCounts } from '../../api';
import { CountedChoice } from './CountedChoice';
import { PriceFilter } from './PriceFilter';
import { ratingText } from './useConditions';

type FilterFieldsProps = {
  search: HotelSearch;
  /** How many hotels each choice leaves, once that is known. */
  counts: ChoiceCounts | undefined;
  onChange: (changes: Partial<HotelSearch>) => void;
};

/** Everything that the list can be narrowed by. */
export function FilterFields({ search, counts, onChange }: FilterFieldsProps) {
  const texts = useTexts(searchTexts).filters;
  const typeNames = useTexts(hotelCardTexts).propertyType;
  return (
    <Stack gap={6}>
      <PriceFilter search={search} counts={counts?.price} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.propertyType}</legend>
        {PROPERTY_TYPES.map((type) => (
          <CountedChoice
            key={type}
            type="checkbox"
            label={typeNames[type]}
            count={counts?.propertyType[type]}
            checked={search.propertyType.includes(type)}
            onChange={() => onChange({ propertyType: toggled(search.propertyType, type) })}
          />
        ))}
      </fieldset>
      <RatingFilter
        value={search.minRating}
        counts={counts?.minRating}
        onChange={(minRating) => onChange({ minRating })}
      />
      <AmenityFilter
        value={search.amenities}
        counts={counts?.amenities}
        onToggle={(amenity) => onChange({ amenities: toggled(search.amenities, amenity) })}
      />
    </Stack>
  );
}

function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

type RatingFilterProps = {
  value: HotelSearch['minRating'];
  counts: ChoiceCounts['minRating'] | undefined;
  onChange: (value: HotelSearch['minRating']) => void;
};

function RatingFilter({ value, counts, onChange }: RatingFilterProps) {
  const texts = useTexts(searchTexts).filters;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.rating}</legend>
      {[null, ...MIN_RATINGS].map((least) => (
        <CountedChoice
          key={least}
          type="radio"
          name={name}
          label={least === null ? texts.anyRating : texts.ratingFrom(ratingText(least))}
          count={least === null ? undefined : counts?.[least]}
          checked={value === least}
          onChange={() => onChange(least)}
        />
      ))}
    </fieldset>
  );
}

const SHOWN_AMENITIES = 8;

type AmenityFilterProps = {
  value: readonly Amenity[];
  counts: ChoiceCounts['amenities'] | undefined;
  onToggle: (amenity: Amenity) => void;
};

/** What most ask for, and the rest on demand; one that is chosen is never hidden. */
function AmenityFilter({ value, counts, onToggle }: AmenityFilterProps) {
  const texts = useTexts(searchTexts);
  const [all, setAll] = useState(false);
  const shown = AMENITIES.filter(
    (amenity, index) => all || index < SHOWN_AMENITIES || value.includes(amenity),
  );
  const hidden = AMENITIES.length - shown.length;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.filters.amenities}</legend>
      {shown.map((amenity) => (
        <CountedChoice
          key={amenity}
          type="checkbox"
          label={texts.amenityNames[amenity]}
          count={counts?.[amenity]}
          checked={value.includes(amenity)}
          onChange={() => onToggle(amenity)}
        />
      ))}
      {(hidden > 0 || all) && (
        <Button
          variant="quiet"
          aria-expanded={all}
          className={styles.more}
          onClick={() => setAll(!all)}
        >
          {all ? texts.filters.fewerAmenities : texts.filters.moreAmenities(hidden)}
        </Button>
      )}
    </fieldset>
  );
}
