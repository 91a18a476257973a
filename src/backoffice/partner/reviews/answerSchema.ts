import { object, string } from 'yup';
import {
  hasControls,
  MAX_ANSWER_LENGTH,
  freeTextLength,
  tidyFreeText,
} from '../../../../domain/reviews/reviews';
import { isBlank } from '../../../../domain/texts/texts';
import { partnerReviewTexts } from '../../../i18n/en/partner/reviews';

const texts = partnerReviewTexts.form;

export const answerSchema = object({
  answer: string()
    .required(texts.needed)
    .test('blank', texts.needed, (answer) => freeTextLength(answer) > 0)
    .test(
      'length',
      texts.long(MAX_ANSWER_LENGTH),
      (answer) => freeTextLength(answer) <= MAX_ANSWER_LENGTH,
    )
    .test('control', texts.control, (answer) => !hasControls(tidyFreeText(answer)))
    .test('seen', texts.needed, (answer) => !isBlank(answer)),
});
