import { number, object, string } from 'yup';
import { isDay, nightsBetween, stayError, type Day, type Stay } from '../../../domain/stays/stay';
import { BED_TYPES } from '../../../domain/rooms/bedTypes';
import { MAX_ADULTS, MAX_CHILDREN } from '../../../domain/stays/party';
import type { StayTexts } from '../../i18n/vi/stays';

/**
 * The rules of the room search, with their messages beside the field they belong to. `today` is
 * Vietnam's; `minimumNights` is the hotel's shortest stay.
 */
export function searchSchema(
  texts: StayTexts,
  { today, minimumNights }: { today: Day; minimumNights: number },
) {
  const { errors } = texts;
  return object({
    checkIn: string()
      .required(errors.notADay)
      .test('check-in', (_, context) => {
        const message = checkInMessage(context.parent as Stay, today, errors);
        return message === null || context.createError({ message });
      }),
    checkOut: string()
      .required(errors.notADay)
      .test('check-out', (_, context) => {
        const message = checkOutMessage(context.parent as Stay, today, minimumNights, errors);
        return message === null || context.createError({ message });
      }),
    adults: number().integer().min(1).max(MAX_ADULTS).required(),
    children: number().integer().min(0).max(MAX_CHILDREN).required(),
    bedType: string().oneOf(['', ...BED_TYPES]),
  });
}

function checkInMessage(stay: Stay, today: Day, errors: StayTexts['errors']): string | null {
  if (!isDay(stay.checkIn)) return errors.notADay;
  const error = stayError(stay, today);
  if (error === 'checkInPast' || error === 'tooFar') return errors[error];
  return error === 'checkOutNotAfter' ? errors.checkInNotBefore : null;
}

function checkOutMessage(
  stay: Stay,
  today: Day,
  minimumNights: number,
  errors: StayTexts['errors'],
): string | null {
  if (!isDay(stay.checkOut)) return errors.notADay;
  const error = stayError(stay, today);
  if (error === 'checkOutNotAfter' || error === 'tooLong') return errors[error];
  if (error === null && nightsBetween(stay.checkIn, stay.checkOut) < minimumNights) {
    return errors.tooShort(minimumNights);
  }
  return null;
}
