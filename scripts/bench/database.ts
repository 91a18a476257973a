import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of the benchmark's own on the server of `DATABASE_URL`; without one, the embedded engine's. */
export interface BenchDatabase {
  environment: Record<string, string>;
  drop(): Promise<void>;
}

export async function benchDatabase(): Promise<BenchDatabase> {
  const address = process.env['DATABASE_URL'];
  if (!address) return { environment: {}, drop: async () => {} };
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await asAdmin(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    environment: {
      DATABASE_URL: url.href,
      JWT_SECRET: 'only-for-the-benchmark-on-this-machine',
    },
    drop: () => asAdmin(address, `drop database ${name} with (force)`),
  };
}

async function asAdmin(connectionString: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
