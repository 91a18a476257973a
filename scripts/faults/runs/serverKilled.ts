import type { Fault } from '../fault';

/** `kill -9` in the middle of bookings; a new server on the same data, at the same address. */
export const serverKilled: Fault = {
  name: 'server-killed',
  engines: ['embedded', 'postgres'],
  inShort: true,
  // A start on a busy machine.
  recoveryMs: 60_000,
  prepare: (deployment) => ({
    async inject(faultRun) {
      const { server } = faultRun;
      await server.kill();
      faultRun.over();
      faultRun.server = await deployment.start({}, Number(new URL(server.url).port));
    },
  }),
};
