import { array, mixed, number, object, string } from 'yup';
import type { Currency } from '../../../../../domain/money/money';
import type { NewRoom } from '../../../../api/partner';
import { MAX_EXPRESSION_LENGTH, roomNumbersIn } from '../../../../../domain/rooms/roomNumbers';
import { roomTypeTexts } from '../../../../i18n/en/partner/roomTypes';
import { atMost } from '../../../ui/form/textRules';
import { priceError } from '../priceError';
import { line, roomSchema } from '../roomSchema';

const { rules: texts, form: labels } = roomTypeTexts;

/** What is wrong with an expression, in words. */
function roomNumbersError(expression: string): string | undefined {
  const read = roomNumbersIn(expression);
  if ('numbers' in read) return undefined;
  return read.error === 'nothing' ? texts.nothing : texts[read.error](read.at);
}

const roomNumbers = string()
  .required(texts.numbers)
  .test(atMost(MAX_EXPRESSION_LENGTH, texts.tooLongText(MAX_EXPRESSION_LENGTH)))
  .test('numbers', (text, { createError }) => {
    const message = roomNumbersError(text);
    return message === undefined || createError({ message });
  });

/** More rooms of a type. */
export const roomNumbersSchema = object({ roomNumbers });

const weekdayPrices = array(
  number()
    .nullable()
    .default(null)
    .test('price', (price, { createError, from }) => {
      const { currency } = from![0]!.value as { currency: Currency };
      const message = price === null ? undefined : priceError(price, currency);
      return message === undefined || createError({ message });
    }),
);

/** A type that is there. */
export const typeSchema = roomSchema.omit(['hotelId', 'roomNumber', 'status']).shape({
  name: line('name', labels.name, texts.name),
  roomType: mixed<NewRoom['roomType']>().required(texts.category),
  weekdayPrices,
});

/** A new type with its rooms. */
export const newTypeSchema = typeSchema.shape({ roomNumbers });
