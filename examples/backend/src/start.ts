import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import { createAdaptorServer } from '@hono/node-server';
import { fillWithDemo } from './demo/demo';
import { switchOn } from './faults';
import { handlers } from './handlers';
import { createApp } from './http/app';
import type { Settings } from './http/call';
import { Contract } from './http/contract';
import { Mailer } from './mail';
import { Store } from './store';

export interface Options {
  port: number;
  level: Settings['level'];
  faults: string[];
  seed: number;
  smtpUrl: string | undefined;
  publicUrl: string;
  print: (line: string) => void;
}

export interface Started {
  url: string;
  contract: Contract;
  stop: () => Promise<void>;
}

const CONTRACT = new URL('../../../openapi.yaml', import.meta.url);

export async function start(options: Options): Promise<Started> {
  switchOn(options.faults);
  const contract = new Contract(CONTRACT);
  const store = new Store();
  await fillWithDemo(store, options.seed);
  const app = createApp({
    contract,
    store,
    mailer: new Mailer(options.smtpUrl, options.print),
    settings: {
      ...{ level: options.level, publicUrl: options.publicUrl },
      ...{ hasRateLimits: true, drawsPictures: true },
    },
    handlers,
    addressOf: (c) => getConnInfo(c).remote.address ?? '',
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // A client that pauses finds its connection as it left it.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => void server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, contract, stop };
}
