import { createServer, type RequestListener } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { isSigned } from '../signature';

const NAME = 'pictures';
/** The only account that the store knows; its secret is of this module's choice. */
const account = { key: 'S3RVER', secret: 'bí mật/của+kho=?' };

/** An S3 store of a test's own, with one bucket. Whoever signs must have signed well; anybody else may look. */
export interface Bucket {
  /** For `S3_URL`; with another secret it is wrong. */
  url(secret?: string): string;
  /** The names of all files in it. */
  names(): Promise<string[]>;
  /** One file as the store has it; anybody may ask this store. */
  file(name: string): Promise<Response>;
  /** Puts a file there past the product. */
  bring(name: string, data: Buffer): Promise<void>;
  empty(): Promise<void>;
  /** How it does: `silent` never answers, `failing` says that it cannot, `breaking` hangs up half-way. */
  mood: 'well' | 'silent' | 'failing' | 'breaking';
  /** How many files more it takes before it fails. */
  roomFor: number;
  /** Nobody listens any more; `start` is back with the same files. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'nghi-dau-bucket-'));
  const store = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: NAME, configs: [] }],
  });
  await store.configureBuckets();
  const answer = store.callback() as RequestListener;
  const http = createServer((request, response) => {
    if (request.headers.authorization && !isSigned(request, account.secret)) {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    } else if (request.method === 'PUT' && bucket.roomFor-- <= 0) response.writeHead(503).end();
    else if (bucket.mood === 'well') answer(request, response);
    else if (bucket.mood === 'failing') response.writeHead(500).end();
    else if (bucket.mood === 'breaking') {
      response.writeHead(200, { 'Content-Length': 1000 }).write('RIFF', () => response.destroy());
    }
  });
  let port = 0;
  const address = (name = '') => `http://127.0.0.1:${port}/${NAME}/${name}`;
  const bucket: Bucket = {
    url: (secret = account.secret) =>
      `http://${account.key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${NAME}`,
    async names() {
      const list = await (await fetch(`${address()}?list-type=2`)).text();
      return [...list.matchAll(/<Key>(.*?)<\/Key>/g)].map(([, name]) => name!).sort();
    },
    file: (name) => fetch(address(name)),
    async bring(name, data) {
      const { status } = await fetch(address(name), { method: 'PUT', body: new Uint8Array(data) });
      expect(status).toBe(200);
    },
    async empty() {
      for (const name of await bucket.names()) await fetch(address(name), { method: 'DELETE' });
    },
    mood: 'well',
    roomFor: Infinity,
    async stop() {
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      await closed;
    },
    async start() {
      await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
      port = (http.address() as AddressInfo).port;
    },
    async remove() {
      if (http.listening) await bucket.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
  await bucket.start();
  return bucket;
}
