import sequencer from '@jest/test-sequencer';

/** What takes half a minute or more, whatever its file's size: begun last, it would keep one core busy while the other waits. */
const LONGEST = [
  ...['crash', 'hostileAddresses', 'matrix', 'outage', 'screens', 'anyBody', 'bodies'],
  ...['contractCheck', 'searchedAfterwards', 'changes', 'caught'],
];

const placeOf = ({ path }) => {
  const place = LONGEST.findIndex((name) => path.includes(`/${name}.test.`));
  return place < 0 ? LONGEST.length : place;
};

// As Jest loads this file, or as Node would.
const Sequencer = sequencer.default ?? sequencer;

/** Jest's own order goes by the last run's times, and in a fresh clone by the size of the files. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
