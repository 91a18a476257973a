import {
  leftBy,
  pushed,
  renumbered,
  stepAfter,
  withOthers,
  type Entry,
  type Step,
} from '../../../../src/backoffice/partner/calendar/change/undoSteps';

const step = (bookingId: string, version: number) => ({ bookingId, version, guest: 'Lan' });

test('a swap that is taken back leaves both stays at their new versions', () => {
  const swap = { ...step('A', 3), other: step('B', 3) };
  const before = [step('A', 2), step('B', 2), step('C', 2)];
  const after = stepAfter(swap, 4);
  expect(renumbered(before, after)).toEqual([step('A', 4), step('B', 4), step('C', 2)]);
});

test('of several that were moved together each goes on from its own version', () => {
  const others = [step('B', 5), step('C', 7)].map((one) => ({ ...one, change: { version: 4 } }));
  const moved = { ...step('A', 3), together: { hotelId: 1, others } };
  const versions = (of: Step) => leftBy(of).map(({ version }) => version);
  expect(versions(stepAfter(moved, 4))).toEqual([4, 6, 8]);
  expect(versions(stepAfter(moved, 4, [9, 10]))).toEqual([4, 9, 10]);
  const [single, earlier] = renumbered([step('C', 2), moved], stepAfter(moved, 4));
  expect(single).toEqual(step('C', 8));
  expect(earlier).toEqual(stepAfter(moved, 4));
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
