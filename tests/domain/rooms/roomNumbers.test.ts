import fc from 'fast-check';
import { MAX_NEW_ROOMS, numberAfter, roomNumbersIn } from '../../../domain/rooms/roomNumbers';

const span = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

test.each([
  ['305', ['305']],
  ['101-103', ['101', '102', '103']],
  [' 101 - 103 ,  B1-B2;305 ', ['101', '102', '103', 'B1', 'B2', '305']],
  ['B1-3', ['B1', 'B2', 'B3']],
  ['008-011', ['008', '009', '010', '011']],
  ['98–101', ['98', '99', '100', '101']],
  ['98—99, 7−8, 1‑2', ['98', '99', '7', '8', '1', '2']],
  ['Villa 2 phòng 3', ['Villa 2 phòng 3']],
  ['101-103\n102-104', ['101', '102', '103', '104']],
  ['101-105 except 102, 104-105', ['101', '103']],
  ['101-103 EXCEPT 102', ['101', '103']],
  ['101-103 trừ 102', ['101', '103']],
  ['Villa Hoa, 101-A, A-1-A-3', ['Villa Hoa', '101-A', 'A-1', 'A-2', 'A-3']],
  ['101,,102,', ['101', '102']],
  ['101-120, 201-210 except 113', [...span(101, 112), ...span(114, 120), ...span(201, 210)]],
])('%j is %j', (expression, numbers) => {
  expect(roomNumbersIn(expression)).toEqual({ numbers });
});

test.each([
  ['', 'nothing', ''],
  [' , ', 'nothing', ','],
  ['\u200b, \u200b\u2060', 'nothing', '\u200b, \u200b\u2060'],
  ['１０１-１０５', 'unlike', '１０１-１０５'],
  ['101 except 101', 'nothing', '101 except 101'],
  ['101, 120-110', 'backwards', '120-110'],
  ['A1-B4', 'unlike', 'A1-B4'],
  ['101A-105A', 'unlike', '101A-105A'],
  ['1-101 - 1-105', 'unlike', '1-101 - 1-105'],
  ['101 102 103', 'unlike', '101 102 103'],
  ['101-', 'unlike', '101-'],
  ['100, 101\0', 'unlike', '101\0'],
  ['A\0-1-A\0-3', 'unlike', 'A\0-1-A\0-3'],
  ['Villa \ud83c', 'unlike', 'Villa \ud83c'],
  ['101 to 105', 'unlike', '101 to 105'],
  ['101 đến 105', 'unlike', '101 đến 105'],
  ['101-120 (except 113)', 'unlike', '101-120 (except 113)'],
  ['101 (trừ 113)', 'unlike', '101 (trừ 113)'],
  ['101-103 except 113', 'notAmong', '113'],
  ['1-501', 'tooMany', '1-501'],
  ['1-400, 501-700', 'tooMany', '501-700'],
  ['1-999999999999', 'tooMany', '1-999999999999'],
  ['1-99999999999999999999', 'tooLong', '1-99999999999999999999'],
  ['A room whose name is long', 'tooLong', 'A room whose name is long'],
])('%j is refused: %s at %j', (expression, error, at) => {
  expect(roomNumbersIn(expression)).toEqual({ error, at });
});

test('what is too long for a number is not looked through', () => {
  const part = '1'.repeat(1_000) + '-'.repeat(999);
  expect(roomNumbersIn(part)).toEqual({ error: 'tooLong', at: part });
});

const prefix = fc.constantFrom('', 'A', 'Tòa B', 'A-');
const range = fc
  .record({
    prefix,
    first: fc.nat(9_000),
    count: fc.integer({ min: 1, max: 40 }),
    width: fc.nat(6),
  })
  .map(({ prefix: before, first, count, width }) => {
    const number = (n: number) => before + String(n).padStart(width, '0');
    return {
      text: `${number(first)}-${number(first + count - 1)}`,
      numbers: Array.from({ length: count }, (_, i) => number(first + i)),
    };
  });

test('ranges are what they count, each number once, in the order written', () => {
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 6 }), (ranges) => {
      const text = ranges.map((one) => one.text).join(', ');
      const numbers = [...new Set(ranges.flatMap((one) => one.numbers))];
      expect(roomNumbersIn(text)).toEqual({ numbers });
    }),
  );
});

test('what is left out is missing, and nothing else', () => {
  fc.assert(
    fc.property(range, fc.nat(), ({ text, numbers }, any) => {
      fc.pre(numbers.length > 1);
      const out = numbers[any % numbers.length]!;
      const left = numbers.filter((number) => number !== out);
      expect(roomNumbersIn(`${text} except ${out}`)).toEqual({ numbers: left });
    }),
  );
});

test('any text ends, with at most so many numbers that a room may have', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = roomNumbersIn(text);
      if ('error' in read) return;
      expect(read.numbers.length).toBeLessThanOrEqual(MAX_NEW_ROOMS);
      for (const number of read.numbers) expect(number).toMatch(/^\S(.{0,18}\S)?$/su);
    }),
  );
});

test.each([
  ['101', [], '102'],
  ['101', ['101', '102', '103'], '104'],
  ['B09', ['B09'], 'B10'],
  ['Villa Hoa', [], undefined],
  ['1-101', [], undefined],
  ['3-12', [], undefined],
  ['A,1', [], undefined],
])('after %s, with %j taken, comes %s', (number, taken, next) => {
  expect(numberAfter(number, new Set(taken))).toBe(next);
});
