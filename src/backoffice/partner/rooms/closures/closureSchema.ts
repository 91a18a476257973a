import { object, string, type ObjectSchema } from 'yup';
import { isDay, stayError, type Day, type StayError } from '../../../../../domain/stays/stay';
import type { NewClosure } from '../../../../api/partner';
import { roomTexts } from '../../../../i18n/en/partner/rooms';
import { filled } from '../../../ui/form/textRules';

const texts = roomTexts.closures.rules;
const MAX_REASON_LENGTH = 200;

const errors: Record<StayError, { field: 'from' | 'to'; text: string }> = {
  notADay: { field: 'from', text: texts.from },
  checkInPast: { field: 'from', text: texts.past },
  checkOutNotAfter: { field: 'to', text: texts.order },
  tooLong: { field: 'to', text: texts.tooLong },
  tooFar: { field: 'from', text: texts.tooFar },
};

/** The rules of closing a room, which are those of a stay in it. */
export function closureSchema(today: Day): ObjectSchema<NewClosure> {
  const day = (field: 'from' | 'to') =>
    string()
      .required(texts[field])
      .test('day', texts.day, (text) => isDay(text))
      .test('nights', (_, { createError, parent }) => {
        const { from = '', to = '' } = parent as Partial<NewClosure>;
        const error = isDay(from) && isDay(to) && stayError({ checkIn: from, checkOut: to }, today);
        if (!error || errors[error].field !== field) return true;
        return createError({ message: errors[error].text });
      });
  return object({
    from: day('from'),
    to: day('to'),
    reason: filled(texts.reason, MAX_REASON_LENGTH, texts.reasonLength(MAX_REASON_LENGTH)),
  });
}
