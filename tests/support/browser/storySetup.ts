import { existsSync } from 'node:fs';
import globalSetup from '../server/globalSetup';
import globalTeardown from '../server/globalTeardown';

/** Stories run in a browser against the built site, served by the server that they share. */
export default async function storySetup(): Promise<() => Promise<void>> {
  if (!existsSync('dist/index.html')) {
    throw new Error('There is no built site to test: run "npm run build" first.');
  }
  await globalSetup();
  return globalTeardown;
}
