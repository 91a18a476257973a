import { rowsOfTable } from '../src/phases/lists/table';

it('reads cells with commas, quotes and line breaks in them', () => {
  const text = '\uFEFFCode,Words\r\nA1,"Một, hai ""ba""\nbốn"\r\nB2,\r\n';
  expect(rowsOfTable(text)).toEqual([
    ['Code', 'Words'],
    ['A1', 'Một, hai "ba"\nbốn'],
    ['B2', ''],
  ]);
});

it('reads a last row without a line break', () => {
  expect(rowsOfTable('Code\nA1')).toEqual([['Code'], ['A1']]);
});
