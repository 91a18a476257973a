import { number, object, string, type ObjectSchema } from 'yup';
import {
  hasControls,
  MAX_COMMENT_LENGTH,
  freeTextLength,
  tidyFreeText,
} from '../../../domain/reviews/reviews';
import { isBlank } from '../../../domain/texts/texts';
import type { NewReview } from '../../api/reviews';
import type { ReviewTexts } from '../../i18n/vi/reviews';

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
      .test('blank', rules.comment, (comment) => freeTextLength(comment) > 0)
      .test(
        'length',
        rules.tooLong(MAX_COMMENT_LENGTH),
        (comment) => freeTextLength(comment) <= MAX_COMMENT_LENGTH,
      )
      .test('control', rules.control, (comment) => !hasControls(tidyFreeText(comment)))
      .test('seen', rules.comment, (comment) => !isBlank(comment)),
  });
}
