import { useState } from 'react';
import { HOTEL_SORTS, type HotelSearch, listArguments } from '../../../site/hotelSearch';
import { useListHotelsQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import { Button } from '../../ui/actions/Button';
import { Field } from '../../ui/fields/Field';
import { Select } from '../../ui/fields/Select';
import { FilterIcon } from '../../ui/icons/FilterIcon';
import { Card } from '../../ui/layout/Card';
import { FilterFields } from './FilterFields';
import styles from './FilterPanel.module.css';
import { FilterSheet } from './FilterSheet';
import { useShownSearch } from './shownSearchContext';
import { useActiveFilters } from './useConditions';

/** The filters beside the list, where there is room: every change counts at once. */
export function FilterPanel({ search }: { search: HotelSearch }) {
  const texts = useTexts(searchTexts).filters;
  const { shown, change } = useShownSearch();
  // Those before stay until the list has followed.
  const { currentData, data, isFetching } = useListHotelsQuery(listArguments(search));
  const answer = currentData ?? (isFetching ? data : undefined);
  return (
    <Card as="aside" aria-label={texts.title} className={styles.panel}>
      <FilterFields search={shown} counts={answer?.counts} onChange={change} />
    </Card>
  );
}

/** The order of the list and, where there is no room for the panel, the button that opens it. */
export function ListTools() {
  const texts = useTexts(searchTexts);
  const { shown, change } = useShownSearch();
  const [open, setOpen] = useState(false);
  const active = useActiveFilters(shown).length;
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
      <Field label={texts.sort} labelHidden>
        <Select
          value={shown.sort}
          options={HOTEL_SORTS.map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
          onChange={(event) => change({ sort: event.target.value as HotelSearch['sort'] })}
        />
      </Field>
      {open && (
        <FilterSheet
          search={shown}
          onClose={() => setOpen(false)}
          onApply={(chosen) => {
            setOpen(false);
            change(chosen);
          }}
        />
      )}
    </div>
  );
}
