import { useTexts } from '../../state/useTexts';
import { hotelCardTexts } from '../../i18n/hotelCards';
import { Badge } from '../../ui/display/Badge';
import { Rating } from '../../ui/display/Rating';
import { averageOf } from '../hotel/hotelFields';

type RatingOfProps = {
  /** The average; 4.5 stands in only when the answer carries none. */
  rating: number | undefined;
  /** 0 shows 'Mới' in place of an average. */
  reviews: number | undefined;
  withCount?: boolean | undefined;
};

/** A hotel's average, or that it is new. */
export function RatingOf({ rating, reviews, withCount = false }: RatingOfProps) {
  const texts = useTexts(hotelCardTexts);
  const average = averageOf(rating, reviews);
  if (average === null) {
    return <Badge tone="sky">{texts.newPlace}</Badge>;
  }
  const text = average.toFixed(1);
  return (
    <Rating
      value={average}
      text={text}
      label={texts.rating(text)}
      count={withCount && reviews !== undefined ? texts.reviews(reviews) : undefined}
    />
  );
}
