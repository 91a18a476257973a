import { number, object, string, type ObjectSchema } from 'yup';
import { hasControls, LONGEST_COMMENT, proseLength, tidyProse } from '../../../domain/reviews';
import type { NewReview } from '../../api/reviews';
import type { ReviewTexts } from '../../texts/reviews';

/** `rating` is 0 until stars are chosen. */
export type ReviewValues = NewReview;

export function reviewSchema(rules: ReviewTexts['rules']): ObjectSchema<ReviewValues> {
  return object({
    rating: number()
      .required(rules.stars)
      .integer(rules.stars)
      .min(1, rules.stars)
      .max(5, rules.stars),
    comment: string()
      .required(rules.comment)
      .test('blank', rules.comment, (comment) => proseLength(comment) > 0)
      .test(
        'length',
        rules.tooLong(LONGEST_COMMENT),
        (comment) => proseLength(comment) <= LONGEST_COMMENT,
      )
      .test('control', rules.control, (comment) => !hasControls(tidyProse(comment))),
  });
}
