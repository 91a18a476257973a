import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { HOTEL_SORTS, type HotelSearch } from '../../../../domain/hotelSearch';
import { useTexts } from '../../../state/useTexts';
import { searchTexts } from '../../../texts/search';
import { Button } from '../../../ui/actions/Button';
import { Field } from '../../../ui/fields/Field';
import { Select } from '../../../ui/fields/Select';
import { FilterIcon } from '../../../ui/icons/FilterIcon';
import { Card } from '../../../ui/layout/Card';
import { FilterFields } from './FilterFields';
import styles from './FilterPanel.module.css';
import { FilterSheet } from './FilterSheet';
import { hotelsHref } from './hotelsHref';
import { useActiveFilters } from './useConditions';

type FilterProps = {
  search: HotelSearch;
  hrefWith: (changes: Partial<HotelSearch>) => string;
};

/** The filters beside the list, where there is room: every change counts at once. */
export function FilterPanel({ search, hrefWith }: FilterProps) {
  const texts = useTexts(searchTexts).filters;
  const navigate = useNavigate();
  // A box is ticked at once; the address, which it follows, comes a moment later.
  const [shown, show] = useOptimistic(search, (now, changes: Partial<HotelSearch>) => ({
    ...now,
    ...changes,
  }));
  const change = (changes: Partial<HotelSearch>) =>
    startTransition(() => {
      show(changes);
      void navigate(hrefWith(changes));
    });
  return (
    <Card as="aside" aria-label={texts.title} className={styles.panel}>
      <FilterFields search={shown} onChange={change} />
    </Card>
  );
}

/** The order of the list and, where there is no room for the panel, the button that opens it. */
export function ListTools({ search, hrefWith }: FilterProps) {
  const texts = useTexts(searchTexts);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const active = useActiveFilters(search).length;
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        icon={<FilterIcon />}
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.filters.open(active)}
      </Button>
      <Field label={texts.sort} className={styles.sort} labelHidden>
        <Select
          value={search.sort}
          options={HOTEL_SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChange={(event) =>
            void navigate(hrefWith({ sort: event.target.value as HotelSearch['sort'] }))
          }
        />
      </Field>
      {open && (
        <FilterSheet
          search={search}
          onClose={() => setOpen(false)}
          onApply={(chosen) => {
            setOpen(false);
            void navigate(hotelsHref(chosen));
          }}
        />
      )}
    </div>
  );
}
