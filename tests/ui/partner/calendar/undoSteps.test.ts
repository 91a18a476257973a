import {
  pushed,
  takenBack,
  withOthers,
  type Entry,
} from '../../../../src/backoffice/partner/calendar/change/undoSteps';

const step = (bookingId: string, version: number) => ({ bookingId, version, guest: 'Lan' });

test('a swap that is taken back leaves both stays at their new versions', () => {
  const swap = { ...step('A', 3), other: step('B', 3) };
  const entries = [step('A', 2), step('B', 2), swap];
  expect(takenBack(entries, swap, 4)).toEqual([step('A', 4), step('B', 4)]);
});

test('what is not taken back here stands before what is, once', () => {
  let entries: readonly Entry[] = withOthers([], 1);
  expect(entries).toEqual([]);
  entries = withOthers(withOthers(pushed(entries, step('A', 2)), 1), 1);
  expect(entries).toEqual([step('A', 2), { others: 2 }]);
  for (let version = 3; version < 30; version += 1) entries = pushed(entries, step('A', version));
  expect(entries).toHaveLength(20);
});

test('an arrival that is taken back no longer stands before what is', () => {
  const arrived = withOthers(pushed([], step('A', 2)), 1);
  expect(withOthers(arrived, -1)).toEqual([step('A', 2)]);
  expect(withOthers(withOthers(arrived, 1), -1)).toEqual(arrived);
  expect(withOthers([step('A', 2)], -1)).toEqual([step('A', 2)]);
});
