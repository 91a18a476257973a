import { compilePrograms } from './compilePrograms';
import { chooseOtherOrigin } from './otherOrigin';
import { startServer, type RunningServer } from './server';
import { recordStatements } from '../shards/recorded';
import { templateDirectory } from './template';

/** The one server that all tests of a run share; tests find it through the environment. */
const run = globalThis as typeof globalThis & { sharedServer?: RunningServer };

export default async function globalSetup(): Promise<void> {
  if (run.sharedServer) return;
  await recordStatements();
  await compilePrograms();
  process.env.TEST_TEMPLATE = await templateDirectory();
  run.sharedServer = await startServer({ env: { CORS_ORIGINS: await chooseOtherOrigin() } });
  process.env.TEST_SERVER = JSON.stringify(run.sharedServer.address);
}
