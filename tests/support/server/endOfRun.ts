import { expectSound } from '../invariants';
import { expectDeclared, problemsIn } from '../problemCodes';
import { expectDivisible } from '../shards/recorded';
import { logFile, type RunningServer } from './server';

/**
 * Ends the server that the tests of a run have shared, and looks at what they have left in its database, what they
 * were refused, and what was asked of the database.
 *
 * @param stopped is awaited once the server has ended
 */
export async function endOfRun(
  server: RunningServer | undefined,
  stopped: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (!server) return stopped();
  const problems = await problemsIn(logFile(server.dataDir));
  try {
    await expectSound(server);
  } finally {
    await server.stop();
    await stopped();
  }
  await expectDivisible();
  expectDeclared(problems);
}
