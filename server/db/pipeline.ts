import type { Db } from './db';

type Answers<T> = { [K in keyof T]: Awaited<T[K]> };

/**
 * Sends statements of one transaction in one journey to the database, which answers them in the order in
 * which `send` begins them. Each sees what those before it did; none may need what another answers.
 *
 * @throws the first failure: the statements after it fail only because the transaction has
 */
export async function pipelined<T extends Record<string, unknown>>(
  tx: Db,
  send: (tx: Db) => T,
): Promise<Answers<T>> {
  const executor = tx.getExecutor();
  return executor.provideConnection(async (connection) => {
    // A transaction's own executor lets a statement go only when the one before has been answered.
    const eager = executor.withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    });
    const sent = send({ getExecutor: () => eager } as Db);
    const settled = await Promise.allSettled(Object.values(sent));
    const answers = settled.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value;
    });
    return Object.fromEntries(Object.keys(sent).map((name, i) => [name, answers[i]])) as Answers<T>;
  });
}
