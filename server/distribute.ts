import { openDatabase } from './db/db';
import { distribute } from './db/shards/distribute';
import { logTo } from './log';
import { withSecretFiles } from './secretFiles';

// `npm run distribute`: divides the database that DATABASE_URL names, see docs/scaling.md.

const log = logTo(1, 'info');
const { DATABASE_URL: databaseUrl } = withSecretFiles(process.env);

try {
  if (!databaseUrl) throw new Error('DATABASE_URL names no PostgreSQL.');
  const database = await openDatabase({ databaseUrl, dataDir: '', namedStatements: false, log });
  try {
    const tables = await database.withoutQueryTimeout(distribute);
    log.info({ tables }, tables.length > 0 ? 'divided' : 'there was nothing to divide');
  } finally {
    await database.close();
  }
} catch (error) {
  log.fatal({ err: error }, 'the database was not divided');
  process.exitCode = 1;
}
