import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { HotelFilter } from '../HotelFilter';
import { TableFilter, type Filtered } from '../../ui/table/filters';

const { filters: texts, answers, stars } = partnerReviewTexts;

const answerOptions = [
  { value: 'waiting', label: answers.waiting },
  { value: 'answered', label: answers.answered },
] as const;
const ratingOptions = [5, 4, 3, 2, 1].map((value) => ({ value, label: stars(value) }));

interface Filters {
  hotelId?: number;
  answer?: 'waiting' | 'answered';
  rating?: number;
}

export function ReviewFilters({ table }: { table: Filtered<Filters> }) {
  return (
    <>
      <HotelFilter
        label={texts.hotel}
        value={table.filters.hotelId}
        onChange={(id) => table.setFilter('hotelId', id)}
      />
      <TableFilter table={table} name="answer" label={texts.answer} options={answerOptions} />
      <TableFilter table={table} name="rating" label={texts.rating} options={ratingOptions} />
    </>
  );
}
