import { lostRaces, storedInAttempts } from '../../../server/bookings/attempts';
import { Conflict } from '../../../server/bookings/conflict';
import { ApiError } from '../../../server/http/errors';

type Try = 'stores' | 'conflicts' | 'refuses' | 'breaks';

/** What such attempts add to the figures, one after the other. */
async function endingsOf(tries: Try[], { earlier, taken }: { earlier?: string; taken?: boolean }) {
  const before = { ...lostRaces() };
  const left = [...tries];
  await storedInAttempts({
    attempt: async () => {
      const next = left.shift();
      if (next === 'conflicts') throw new Conflict();
      if (next === 'refuses') throw new ApiError('PRICE_CHANGED');
      if (next === 'breaks') throw new Error('The database is away.');
      return 'stored';
    },
    earlier: async () => earlier,
    refuse: async () => {
      if (taken) throw new ApiError('ROOM_TAKEN');
    },
  }).catch(() => undefined);
  expect(left).toEqual([]);
  const added = Object.entries(lostRaces()).filter(
    ([name, count]) => count > before[name as keyof typeof before],
  );
  return added.map(([name]) => name);
}

test.each<[Try[], { earlier?: string; taken?: boolean }, string[]]>([
  [['stores'], {}, []],
  [['refuses'], {}, []],
  [['breaks'], {}, []],
  [['conflicts', 'stores'], {}, ['stored']],
  [['conflicts'], { earlier: 'stored' }, ['repeated']],
  [['conflicts'], { taken: true }, ['refused']],
  [['conflicts', 'refuses'], {}, ['refused']],
  [['conflicts', 'conflicts', 'conflicts'], {}, ['given_up']],
  [['conflicts', 'breaks'], {}, ['failed']],
])('%j with %j counts as a race that is %j', async (tries, steps, endings) => {
  expect(await endingsOf(tries, steps)).toEqual(endings);
});
