import { setImmediate as turn } from 'node:timers/promises';
import { atOnce } from '../src/atOnce';

it('does some at a time, and answers in their order', async () => {
  let running = 0;
  let most = 0;
  const turns = [5, 1, 3, 0, 2, 4, 1];
  const answers = await atOnce(
    turns,
    async (count) => {
      most = Math.max(most, ++running);
      for (let i = 0; i < count; i++) await turn();
      running--;
      return count * 10;
    },
    3,
  );
  expect(answers).toEqual(turns.map((count) => count * 10));
  expect(most).toBe(3);
});

it('throws what is wrong first in their order, once nothing is under way', async () => {
  const ended: string[] = [];
  const one = async (name: string) => {
    for (let i = 0; i < (name === 'slow' ? 4 : 1); i++) await turn();
    ended.push(name);
    if (name !== 'right') throw new Error(name);
  };
  await expect(atOnce(['right', 'slow', 'quick', 'right'], one, 3)).rejects.toThrow('slow');
  expect(ended).toEqual(['right', 'quick', 'right', 'slow']);
  const begun: string[] = [];
  await expect(
    atOnce(['wrong', 'late'], (name) => Promise.reject(new Error(begun.push(name) + name)), 1),
  ).rejects.toThrow('1wrong');
});
