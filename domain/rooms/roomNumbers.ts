import { isBlank, isStorable } from '../texts/texts';

/** So many rooms are made in one act. */
export const MAX_NEW_ROOMS = 500;
const MAX_ROOM_NUMBER_LENGTH = 20;
/** No longer expression is asked about. */
export const MAX_EXPRESSION_LENGTH = 2000;

const MAX_DIGITS = 15;
/** No range of numbers that rooms may have is longer, and nothing longer is looked through for several numbers. */
const MAX_PART_LENGTH = 100;

type RoomNumbersErrorCode = 'nothing' | 'backwards' | 'unlike' | 'tooMany' | 'tooLong' | 'notAmong';

/** What is wrong with an expression, and the part of it at which. */
export interface RoomNumbersError {
  error: RoomNumbersErrorCode;
  at: string;
}

/** Thrown within this file only. */
class Refused extends Error {
  constructor(readonly reason: RoomNumbersError) {
    super(reason.error);
  }
}

const EXCEPT = /\s(?:except|without|trừ)\s/i;
const SEPARATOR = /[,;\n]/;
/** As it is typed, and as programs that write texts make it. */
const DASH = '[-\u2010-\u2015\u2212]';
/** Two numbers, each with what stands before its digits: 101-120, B1-B4, B1-4. */
const RANGE = new RegExp(`^(\\D*?)(\\d+)\\s*${DASH}\\s*(\\D*?)(\\d+)$`);
/** A digit of any writing: those that are no range are no name with a dash either. */
const DIGIT = '\\p{Nd}';
/** What is meant as many, and would be one room with a long name. */
const SEVERAL = new RegExp(
  [
    `${DIGIT}\\S*\\s*(?:${DASH}|\\s(?:to|đến)\\s)\\s*\\S*${DIGIT}`,
    `${DIGIT}\\s+${DIGIT}`,
    `${DIGIT}\\s*${DASH}\\s*$`,
    `${DIGIT}\\s*\\(?(?:except|without|trừ)\\s`,
  ].join('|'),
  'iu',
);

/**
 * The room numbers that an expression such as `101-120, B1-B4, 305 except 113` stands for: in its order,
 * each once. A range keeps its width: `001-020`.
 */
export function roomNumbersIn(expression: string): { numbers: string[] } | RoomNumbersError {
  try {
    const [wanted = '', ...excepted] = ` ${expression.normalize('NFC')} `.split(EXCEPT);
    const numbers = numbersOf(wanted);
    for (const number of numbersOf(excepted.join(','))) {
      if (!numbers.delete(number)) throw new Refused({ error: 'notAmong', at: number });
    }
    if (numbers.size === 0) throw new Refused({ error: 'nothing', at: expression.trim() });
    return { numbers: [...numbers] };
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

function numbersOf(list: string): Set<string> {
  const numbers = new Set<string>();
  for (const part of list.split(SEPARATOR).map((text) => text.trim())) {
    if (isBlank(part)) continue;
    for (const number of numbersOfPart(part)) numbers.add(number);
    if (numbers.size > MAX_NEW_ROOMS) throw new Refused({ error: 'tooMany', at: part });
  }
  return numbers;
}

function numbersOfPart(part: string): string[] {
  if (part.length > MAX_PART_LENGTH) throw new Refused({ error: 'tooLong', at: part });
  if (!isStorable(part)) throw new Refused({ error: 'unlike', at: part });
  const range = RANGE.exec(part);
  if (!range && SEVERAL.test(part)) throw new Refused({ error: 'unlike', at: part });
  if (!range) return [fitting(part, part)];
  const [, prefix = '', first = '', prefixOfLast = '', last = ''] = range;
  if (prefixOfLast !== '' && prefixOfLast !== prefix) {
    throw new Refused({ error: 'unlike', at: part });
  }
  // What has more digits is not counted exactly.
  if (first.length > MAX_DIGITS || last.length > MAX_DIGITS) {
    throw new Refused({ error: 'tooLong', at: part });
  }
  fitting(prefix + first, part);
  fitting(prefix + last, part);
  const count = Number(last) - Number(first) + 1;
  if (count < 1) throw new Refused({ error: 'backwards', at: part });
  if (count > MAX_NEW_ROOMS) throw new Refused({ error: 'tooMany', at: part });
  return Array.from({ length: count }, (_, i) => {
    const digits = String(Number(first) + i).padStart(first.length, '0');
    return prefix + digits;
  });
}

function fitting(number: string, part: string): string {
  if ([...number].length > MAX_ROOM_NUMBER_LENGTH)
    throw new Refused({ error: 'tooLong', at: part });
  return number;
}

/** The first number after this one that is free, for one more room like it; not one that reads as a range. */
export function numberAfter(number: string, taken: ReadonlySet<string>): string | undefined {
  const [, prefix = '', digits] = /^(.*?)(\d+)$/.exec(number) ?? [];
  if (digits === undefined) return undefined;
  for (let i = 1; i <= taken.size + 1; i += 1) {
    const next = prefix + String(Number(digits) + i).padStart(digits.length, '0');
    if (!taken.has(next)) return isOne(next) ? next : undefined;
  }
  return undefined;
}

function isOne(number: string): boolean {
  const read = roomNumbersIn(number);
  return 'numbers' in read && read.numbers.length === 1 && read.numbers[0] === number;
}
