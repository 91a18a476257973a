import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';
import { HotelFilter } from '../HotelFilter';
import { FilterSelect } from '../../ui/table/filters';

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

type ReviewFiltersProps = {
  filters: Filters;
  onChange: <K extends keyof Filters>(name: K, value: Filters[K] | undefined) => void;
};

export function ReviewFilters({ filters, onChange }: ReviewFiltersProps) {
  return (
    <>
      <HotelFilter
        label={texts.hotel}
        value={filters.hotelId}
        onChange={(id) => onChange('hotelId', id)}
      />
      <FilterSelect
        label={texts.answer}
        value={filters.answer}
        options={answerOptions}
        onChange={(answer) => onChange('answer', answer)}
      />
      <FilterSelect
        label={texts.rating}
        value={filters.rating}
        options={ratingOptions}
        onChange={(rating) => onChange('rating', rating)}
      />
    </>
  );
}
