import pg from 'pg';
import { clientWithSharedWrites } from '../../server/db/sharedWrites';

/** Says how often the client has written to its connection from now on. */
function writesOf({ connection: { stream } }: pg.Client): () => number {
  const { _write: write, _writev: writev } = stream;
  let writes = 0;
  stream._write = (...parts) => {
    writes += 1;
    write.apply(stream, parts);
  };
  stream._writev = (...parts) => {
    writes += 1;
    writev?.apply(stream, parts);
  };
  return () => writes;
}

test('statements that begin at one moment are written together, and answered in their order', async () => {
  const Client = clientWithSharedWrites(pg.Client);
  const client = new Client({ connectionString: process.env['DATABASE_URL'], pipeline: true });
  await client.connect();
  const writes = writesOf(client);
  // As the query builder does: each begins after promises of its own.
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, i) => {
      for (let waits = 0; waits < i; waits += 1) await Promise.resolve();
      const { rows } = await client.query<{ n: number }>('select $1::int as n', [i]);
      return rows[0]?.n;
    }),
  );
  expect(answers).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(writes()).toBe(1);
  await client.query('select 1');
  expect(writes()).toBe(2);
  await client.end();
});
