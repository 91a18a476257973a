import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault';
import { startWatch, statusOf } from '../watch';

const FULL_MS = 5_000;

/** No room on the disk of the embedded database: it is read, and written again as soon as there is some. */
export const diskFull: Fault = {
  name: 'disk-full',
  engines: ['embedded'],
  prepare(deployment) {
    const sign = path.join(deployment.dataDir, 'disk-is-full');
    return {
      env: { FULL_DISK: sign, NODE_OPTIONS: '--import ./tests/db/fullDisk.mjs' },
      async inject({ server: { url }, load, expect }) {
        await writeFile(sign, '');
        const fullAt = performance.now();
        const probes = {
          list: () => statusOf(`${url}/api/customer/hotels`),
          page: () => statusOf(`${url}/`),
        };
        const watch = startWatch(probes, load);
        await sleep(FULL_MS);
        const { failed } = await watch.stop();
        expect(`what is only read goes on: ${failed.join()}`, failed.length === 0);
        const since = load.answers.filter(({ beganAt }) => beganAt > fullAt);
        expect(
          'who books is told to come again',
          since.some(({ status }) => status === 503),
        );
        expect(
          'and nobody is told of a booking',
          since.every(({ status }) => status !== 201),
        );
        await rm(sign);
      },
    };
  },
};
