import { nodeProbe } from '../../server/db/shards/nodes';
import { recordedDb } from '../support/server/recordedDb';

test('whether the database is divided is asked once, when it answers', async () => {
  let isAway = true;
  const { db, statements } = recordedDb(() => {
    if (isAway) throw new Error('away');
    return [{ divided: false }];
  });
  const nodesAway = nodeProbe(db);
  await expect(nodesAway()).rejects.toThrow('away');
  isAway = false;
  expect([await nodesAway(), await nodesAway(), statements.length]).toEqual([[], [], 2]);
});
