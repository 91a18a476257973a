import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Lets a server listen at a port that was free, and answers its address. */
export async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An address nobody listens at, for what has to be known before the start. */
export async function freeAddress(): Promise<string> {
  const probe = createServer();
  const url = await listening(probe);
  probe.close();
  await once(probe, 'close');
  return url;
}

/** A port nobody listens at. */
export async function freePort(): Promise<number> {
  return Number(new URL(await freeAddress()).port);
}
