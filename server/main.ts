import closeWithGrace from 'close-with-grace';
import { systemClock } from './clock';
import { logTo } from './log';
import { readSettings } from './settings';
import { startServer } from './start';

const GRACE_MS = 10_000;

const settings = readSettings(process.env);
const log = logTo(1, settings.logLevel);

try {
  const server = await startServer({ settings, clock: systemClock, log });
  closeWithGrace({ delay: settings.shutdownPauseMs + GRACE_MS, logger: log }, async ({ err }) => {
    if (err) log.error({ err }, 'stopping after an unexpected fault');
    await server.close();
  });
  await announce();
} catch (error) {
  log.fatal({ err: error }, 'the server did not start');
  process.exitCode = 1;
}

async function announce(): Promise<void> {
  log.info(`Nghỉ Đâu: ${settings.publicUrl}`);
  if (!settings.demoData) return;
  const { demoAccounts } = await import('../demo/accounts');
  for (const { email, password, role } of demoAccounts) log.info(`${role}: ${email} / ${password}`);
}
