import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../fault';

const SLOW_MS = 10_000;
/** On the way there, and again on the way back. */
const DELAY_MS = 50;

/** PostgreSQL as from another continent: everything takes a tenth of a second more. */
export const databaseSlow: Fault = {
  name: 'database-slow',
  engines: ['postgres'],
  async prepare(deployment) {
    const address = new URL(deployment.databaseUrl ?? '');
    const { hostname, port } = address;
    let delayMs = 0;
    const sockets = new Set<Socket>();
    const carry = (from: Socket, to: Socket) => {
      sockets.add(from);
      let before = Promise.resolve();
      from.on('data', (data) => {
        const dueAt = performance.now() + delayMs;
        // In their order, however long each is to take.
        before = before.then(async () => {
          await sleep(Math.max(0, dueAt - performance.now()));
          if (to.writable) to.write(data);
        });
      });
      from.on('close', () => to.destroy()).on('error', () => to.destroy());
    };
    const proxy = createServer((client) => {
      const database = connect(Number(port), hostname);
      carry(client, database);
      carry(database, client);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    address.port = String((proxy.address() as AddressInfo).port);
    return {
      env: { DATABASE_URL: address.href },
      async inject() {
        delayMs = DELAY_MS;
        await sleep(SLOW_MS);
        delayMs = 0;
      },
      async clear() {
        sockets.forEach((socket) => socket.destroy());
        proxy.close();
      },
    };
  },
};
