import type { Fault } from '../fault';
import { until, within } from '../until';

const BOOKINGS = 50;
const PATIENCE_MS = 60_000;

/**
 * A second server beside the first. On PostgreSQL both book, and writers want the same rooms of both; the
 * embedded database belongs to the first, and the second has to say so and end.
 */
export const secondServer: Fault = {
  name: 'second-server',
  engines: ['embedded', 'postgres'],
  inShort: true,
  prepare: (deployment) => ({
    async inject({ server, load, expect }) {
      if (deployment.engine === 'embedded') {
        const second = await deployment.spawn();
        const code = await within('the second ends', PATIENCE_MS, second.ended);
        expect('the second ends with a code', code === 1);
        expect('and names the first', second.log().includes(`in use by process ${server.pid}`));
        return;
      }
      const second = await deployment.start();
      // Every other writer, so that the two that want a room ask one server each.
      load.urls.push(second.url);
      const booked = load.acknowledged.length + BOOKINGS;
      await until('both book', PATIENCE_MS, () => load.acknowledged.length >= booked);
      load.urls.pop();
      expect('it ends cleanly', (await second.stop()) === 0);
    },
  }),
};
