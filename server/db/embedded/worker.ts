import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import { workerData } from 'node:worker_threads';
import { openCluster } from './cluster';
import {
  ENGINE_FAILED,
  joined,
  TERMINATE,
  type Bytes,
  type EngineInput,
  type FromEngine,
  type ToEngine,
} from './messages';
import { isShortOfSpace } from './space';

const { directory, port } = workerData as EngineInput;
const engine = await openCluster(directory, fail);

function fail(error: unknown): never {
  // Straight to the file descriptor: an ordinary log line would not outlive the exit.
  writeSync(2, `The embedded database failed: ${inspect(error)}\n`);
  process.exit(ENGINE_FAILED);
}

// The engine has one session. It serves the newest link; whatever an older one left behind is undone.
let served = 0;
let readsOnly = false;

async function resetSession(): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback');
  await engine.exec('discard all');
  if (readsOnly) await setReadsOnly();
}

/** Stops writing while there is room left to end cleanly; a transaction that has begun goes on. */
async function heedSpace(): Promise<void> {
  if (engine.isInTransaction() || isShortOfSpace(directory) === readsOnly) return;
  readsOnly = !readsOnly;
  await setReadsOnly();
  send(readsOnly ? 'reads only' : 'writes again');
}

async function setReadsOnly(): Promise<void> {
  await engine.exec(`set default_transaction_read_only = ${readsOnly}`);
}

async function serve({ link, bytes }: Bytes): Promise<void> {
  if (link < served) return;
  if (link > served) {
    await resetSession();
    served = link;
  }
  if (bytes[0] === TERMINATE[0]) return resetSession();
  await heedSpace();
  const answers: Uint8Array[] = [];
  await engine.execProtocolRawStream(bytes, {
    syncToFs: false,
    // A copy, because the engine reuses its buffer.
    onRawData: (data) => answers.push(data.slice()),
  });
  send({ link, bytes: joined(answers) });
}

async function close(): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback');
  await engine.exec('checkpoint');
  await engine.close();
  process.exit(0);
}

function send(message: FromEngine): void {
  const transfer = typeof message === 'string' ? [] : [message.bytes.buffer];
  port.postMessage(message, transfer);
}

let last: Promise<void> = Promise.resolve();
port.on('message', (message: ToEngine) => {
  // One at a time and in order.
  last = last.then(() => (message === 'close' ? close() : serve(message))).catch(fail);
});
send('ready');
