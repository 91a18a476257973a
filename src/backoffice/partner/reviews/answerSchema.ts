import { object, string } from 'yup';
import { hasControls, LONGEST_ANSWER, proseLength, tidyProse } from '../../../../domain/reviews';
import { partnerReviewTexts } from '../../../texts/partner/reviews';

const texts = partnerReviewTexts.form;

export const answerSchema = object({
  answer: string()
    .required(texts.needed)
    .test('blank', texts.needed, (answer) => proseLength(answer) > 0)
    .test('length', texts.long(LONGEST_ANSWER), (answer) => proseLength(answer) <= LONGEST_ANSWER)
    .test('control', texts.control, (answer) => !hasControls(tidyProse(answer))),
});
