import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../../server/clock';
import { logTo } from '../../server/log';
import { readSettings } from '../../server/settings';
import { startServer } from '../../server/start';
import { freePort } from '../../tests/support/server/freeAddress';

/** Shortly before the days of the contract's examples, so that they can be booked whenever it runs. */
const START = Date.parse('2026-11-20T03:00:00Z');
/** One account makes all bookings. */
const unlimited = {
  MAX_ROOM_NIGHTS: '100000',
  MAX_OPEN_BOOKINGS: '100000',
  MAX_SAME_NIGHT: '100000',
};

export interface Product {
  url: string;
  close(): Promise<void>;
}

/** The product with its demo data over an embedded database of its own, which goes when it closes. */
export async function startProduct(): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nghi-dau-fuzz-'));
  const port = await freePort();
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_DATA: 'true',
    LOG_LEVEL: 'error',
    // Every role comes from an address of its own, with tries of its own.
    TRUST_PROXY: 'loopback',
    ...unlimited,
  });
  const log = logTo(2, settings.logLevel);
  const server = await startServer({ settings, clock: clockFrom(START), log });
  return {
    url: settings.publicUrl,
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function clockFrom(start: number): Clock {
  const offset = start - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
