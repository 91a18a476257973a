import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from '../fault';
import { until } from '../until';

const HOUR_MS = 3_600_000;
const BOOKINGS = 25;
const PATIENCE_MS = 60_000;

/** The clock of the server's machine jumps a day on, then two days back, and then it is right again. */
export const clockMoved: Fault = {
  name: 'clock-moved',
  engines: ['embedded', 'postgres'],
  prepare(deployment) {
    const file = path.join(deployment.dataDir, 'clock');
    return {
      env: { MOVED_CLOCK: file, NODE_OPTIONS: '--import ./scripts/faults/movedClock.mjs' },
      async inject({ load, expect }) {
        const before = load.answers.length;
        for (const hours of [26, -26, 0]) {
          await writeFile(file, String(hours * HOUR_MS));
          const enough = load.acknowledged.length + BOOKINGS;
          await until('they go on booking', PATIENCE_MS, () => load.acknowledged.length >= enough);
        }
        const refused = load.answers.slice(before).filter(({ status }) => status >= 500);
        expect('nobody who books notices', refused.length === 0);
      },
    };
  },
};
