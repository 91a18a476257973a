import { roomNumbersIn, type RoomNumbersError } from '../../../../domain/rooms/roomNumbers';
import { searchText } from '../../../../domain/search/searchText';
import { invalid } from '../../../http/errors';
import type { FieldError } from '../../../http/messages';
import type { Schemas } from '../../../http/operations';
import type { TypeFields } from '../../types/types.queries';
import { keptWeek, weekInDong, type Week } from '../../../../domain/prices/weekPrices';
import { fieldsOf, priceIn } from '../fields';

type RoomTerms = Parameters<typeof fieldsOf>[1];

/** What a body says about a type, as it is stored. @throws ApiError 422 */
export function typeFieldsOf(
  body: Omit<Schemas['NewRoomType'], 'roomNumbers'>,
  terms: RoomTerms & { before: { week: Week | null } },
): TypeFields {
  const { weekdayPrices, ...rest } = body;
  const fields = fieldsOf({ ...rest, roomNumber: '' }, terms);
  const { name, roomType, description, capacity, adults, children, beds, typeBed } = fields;
  const { services, price, priceVnd } = fields;
  return {
    ...{ name, roomType, description, capacity, adults, children, beds, typeBed },
    ...{ services, price, priceVnd },
    ...weekFields(weekdayPrices ?? terms.before.week, price, terms),
  };
}

/** @throws ApiError 422 */
function weekFields(asked: Week | null, price: number, { currency, rates }: RoomTerms) {
  const week = asked && keptWeek(asked);
  if (!week) return { week: null, weekVnd: null };
  for (const [day, own] of week.entries()) {
    if (own !== null) priceIn(currency, own, rates, `weekdayPrices.${day}`);
  }
  return { week, weekVnd: weekInDong(week, price, currency, rates) };
}

/** The numbers that an expression stands for. @throws ApiError 422 at that field */
export function numbersOf(expression: string, field = 'roomNumbers'): string[] {
  const read = roomNumbersIn(expression);
  if ('numbers' in read) return read.numbers;
  throw invalid({ [field]: errors[read.error](read.at) });
}

const errors: Record<RoomNumbersError['error'], (at: string) => FieldError> = {
  nothing: () => ({ error: 'roomNumbersNothing', value: undefined }),
  backwards: (at) => ({ error: 'roomNumbersBackwards', value: at }),
  unlike: (at) => ({ error: 'roomNumbersUnlike', value: at }),
  tooMany: (at) => ({ error: 'roomNumbersTooMany', value: at }),
  tooLong: (at) => ({ error: 'roomNumbersTooLong', value: at }),
  notAmong: (at) => ({ error: 'roomNumbersNotAmong', value: at }),
};

/** What a room is found by. */
export function searchTextOf(roomNumber: string, name: string): string {
  return searchText(`${roomNumber} ${name}`);
}
