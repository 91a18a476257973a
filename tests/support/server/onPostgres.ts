import { databaseUrl, type Postgres } from './postgres';
import type { ServerAddress } from './serverControl';

/** Turns the tests of one project to PostgreSQL: to its shared server, and to databases of their own. */
const published = process.env.TEST_ON_POSTGRES;
if (!published) throw new Error('No server on PostgreSQL: was postgresSetup run?');
const { postgres, server } = JSON.parse(published) as { postgres: Postgres; server: ServerAddress };

process.env.TEST_POSTGRES = JSON.stringify(postgres);
process.env.TEST_SERVER = JSON.stringify(server);
process.env.TEST_DATABASE_URL = databaseUrl(postgres, 'empty');
