import { readQuery } from '../../../site/tableQuery';

test('a table looks for what was pasted without the signs that no server takes', () => {
  const rules = { filters: {}, sorts: [], defaultSort: undefined };
  const lookedFor = (address: string) => readQuery(new URLSearchParams(address), rules).search;
  expect(lookedFor('q=10%001')).toBe('101');
  expect(lookedFor('q=%00')).toBe('');
});
