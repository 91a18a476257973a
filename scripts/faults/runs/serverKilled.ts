import type { Fault } from '../fault';

/** `kill -9` in the middle of bookings; a new server on the same data, at the same address. */
export const serverKilled: Fault = {
  name: 'server-killed',
  engines: ['embedded', 'postgres'],
  inShort: true,
  // A start on a busy machine.
  recoveryMs: 60_000,
  arrange: (stage) => ({
    async strike(scene) {
      const { server } = scene;
      await server.kill();
      scene.over();
      scene.server = await stage.start({}, Number(new URL(server.url).port));
    },
  }),
};
