import { useState } from 'react';
import { type HotelSearch, listArguments } from '../../../site/hotelSearch';
import { useListHotelsQuery } from '../../api';
import { useTexts } from '../../state/useTexts';
import { searchTexts } from '../../i18n/search';
import type { SearchTexts } from '../../i18n/vi/search';
import { Button } from '../../ui/actions/Button';
import { Sheet } from '../../ui/overlays/Sheet';
import { FilterFields } from './FilterFields';
import { NO_FILTERS } from './useConditions';

type FilterSheetProps = {
  search: HotelSearch;
  onApply: (search: HotelSearch) => void;
  onClose: () => void;
};

/** The filters of a phone: nothing changes behind it until the number of hotels suits. */
export function FilterSheet({ search, onApply, onClose }: FilterSheetProps) {
  const texts = useTexts(searchTexts).filters;
  const [draft, setDraft] = useState<HotelSearch>({ ...search, page: 0 });
  const { currentData, data, isFetching } = useListHotelsQuery(listArguments(draft));
  const answer = currentData ?? (isFetching ? data : undefined);
  const change = (changes: Partial<HotelSearch>) => setDraft({ ...draft, ...changes });
  return (
    <Sheet
      open
      onClose={onClose}
      title={texts.title}
      closeLabel={texts.close}
      actions={
        <>
          <Button variant="secondary" onClick={() => change(NO_FILTERS)}>
            {texts.clear}
          </Button>
          <Button onClick={() => onApply(draft)}>
            <span aria-live="polite">
              {isFetching ? texts.counting : showText(currentData?.totalElements, texts)}
            </span>
          </Button>
        </>
      }
    >
      <FilterFields search={draft} counts={answer?.counts} onChange={change} />
    </Sheet>
  );
}

function showText(
  count: number | undefined,
  { show, showNone, showAnyway }: SearchTexts['filters'],
): string {
  if (count === undefined) return showAnyway;
  return count === 0 ? showNone : show(count);
}
