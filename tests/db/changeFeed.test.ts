import { changeFeed } from '../../server/db/changeFeed';
import { recordedDb } from '../support/server/recordedDb';

/** A database in which each look finds the next transaction, and answers when it is told to. */
function setUp() {
  const answers: (() => void)[] = [];
  let looks = 0;
  const { db, statements } = recordedDb(async () => {
    looks += 1;
    const row = {
      oldest: String(looks),
      rows: [{ id: looks, hotelId: looks, what: null, isShown: true }],
    };
    await new Promise<void>((answer) => answers.push(answer));
    return [row];
  });
  const feed = changeFeed(db);
  const told: (number | null)[] = [];
  feed.listen(({ hotelId }) => told.push(hotelId));
  /** Answers the look that is on its way, once it is. */
  const answer = async () => {
    while (answers.length === 0) await new Promise((turn) => setImmediate(turn));
    answers.shift()!();
  };
  return { feed, told, statements, answer };
}

test('who asks in the same turn of the event loop is served by one look', async () => {
  const { feed, told, statements, answer } = setUp();
  const asked = Promise.all([feed.catchUp(), feed.catchUp(), feed.catchUp()]);
  await answer();
  await asked;
  expect(statements).toHaveLength(1);
  expect(told).toContain(1);
});

test('who asks while a look is on its way waits for the next: it may have looked too early', async () => {
  const { feed, told, statements, answer } = setUp();
  const first = feed.catchUp();
  while (statements.length === 0) await new Promise((turn) => setImmediate(turn));
  let isServed = false;
  const later = Promise.all([feed.catchUp(), feed.catchUp()]).then(() => (isServed = true));
  await answer();
  await first;
  expect([isServed, told.includes(2)]).toEqual([false, false]);
  await answer();
  await later;
  expect(statements).toHaveLength(2);
  expect(told).toContain(2);
});
