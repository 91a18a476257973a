import { number, object, string } from 'yup';
import { isDay, nightsBetween, stayError, type Day, type Stay } from '../../../domain/stay';
import { BED_TYPES } from '../../../domain/bedTypes';
import { MAX_ADULTS, MAX_CHILDREN } from '../../../domain/party';
import type { StayTexts } from '../../i18n/vi/stays';

/**
 * The rules of the room search, with their messages beside the field they belong to. `today` is
 * Vietnam's; `minimumNights` is the hotel's shortest stay.
 */
export function searchSchema(
  texts: StayTexts,
  { today, minimumNights }: { today: Day; minimumNights: number },
) {
  const { faults } = texts;
  return object({
    checkIn: string()
      .required(faults.notADay)
      .test('check-in', (_, context) => {
        const message = checkInMessage(context.parent as Stay, today, faults);
        return message === null || context.createError({ message });
      }),
    checkOut: string()
      .required(faults.notADay)
      .test('check-out', (_, context) => {
        const message = checkOutMessage(context.parent as Stay, today, minimumNights, faults);
        return message === null || context.createError({ message });
      }),
    adults: number().integer().min(1).max(MAX_ADULTS).required(),
    children: number().integer().min(0).max(MAX_CHILDREN).required(),
    bedType: string().oneOf(['', ...BED_TYPES]),
  });
}

function checkInMessage(stay: Stay, today: Day, faults: StayTexts['faults']): string | null {
  if (!isDay(stay.checkIn)) return faults.notADay;
  const fault = stayError(stay, today);
  if (fault === 'checkInPast' || fault === 'tooFar') return faults[fault];
  return fault === 'checkOutNotAfter' ? faults.checkInNotBefore : null;
}

function checkOutMessage(
  stay: Stay,
  today: Day,
  minimumNights: number,
  faults: StayTexts['faults'],
): string | null {
  if (!isDay(stay.checkOut)) return faults.notADay;
  const fault = stayError(stay, today);
  if (fault === 'checkOutNotAfter' || fault === 'tooLong') return faults[fault];
  if (fault === null && nightsBetween(stay.checkIn, stay.checkOut) < minimumNights) {
    return faults.tooShort(minimumNights);
  }
  return null;
}
