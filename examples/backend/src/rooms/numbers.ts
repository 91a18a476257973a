import { fault } from '../faults';

const MAX_NUMBERS = 500;

/** `101-120, B1-B4, 305 except 113` as numbers, or nothing where it cannot be read. */
export function numbersOf(expression: string): string[] | undefined {
  const [wanted = '', without, ...more] = expression.trim().split(/\s+except\s+/i);
  if (more.length > 0) return undefined;
  const numbers = listed(wanted);
  const left = without === undefined || fault('except-unread') ? [] : listed(without);
  if (!numbers || !left) return undefined;
  const all = [...new Set(numbers)].filter((number) => !left.includes(number));
  const isTooMany = all.length > MAX_NUMBERS && !fault('numbers-unlimited');
  return all.length > 0 && !isTooMany ? all : undefined;
}

function listed(text: string): string[] | undefined {
  const parts = text.split(',').map((part) => rangeOf(part.trim()));
  const all: string[] = [];
  for (const part of parts) {
    if (!part || all.length + part.length > 2 * MAX_NUMBERS) return undefined;
    all.push(...part);
  }
  return all;
}

function rangeOf(part: string): string[] | undefined {
  const range = /^(\D*)(\d{1,9})\s*-\s*(\D*)(\d{1,9})$/.exec(part);
  if (!range) return part.length > 0 && part.length <= 20 ? [part] : undefined;
  const [, prefix = '', first = '', other = '', last = ''] = range;
  const count = Number(last) - Number(first) + (fault('range-without-last') ? 0 : 1);
  if ((other !== '' && other !== prefix) || count < 1 || count > MAX_NUMBERS) return undefined;
  return Array.from(
    { length: count },
    (_, i) =>
      prefix +
      String(Number(first) + i).padStart(fault('range-loses-zeros') ? 0 : first.length, '0'),
  );
}
