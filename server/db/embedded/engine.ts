import type { Duplex } from 'node:stream';
import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { EngineLink, type EngineSide } from './engineLink';
import {
  ENGINE_FAILED,
  TERMINATE,
  type EngineInput,
  type FromEngine,
  type ToEngine,
} from './messages';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * The embedded database in a thread of its own, so that a slow statement never holds up requests.
 * When that thread dies it is started again by the next link, and recovers from its log.
 */
export class Engine implements EngineSide {
  readonly #directory: string;
  readonly #log: Log;
  readonly #links = new Map<number, EngineLink>();
  #newestLink = 0;
  #worker: Worker | undefined;
  #port: MessagePort | undefined;
  #started: Promise<void> | undefined;
  #opened = () => {};
  #ended: Error | undefined;

  constructor(directory: string, log: Log) {
    this.#directory = directory;
    this.#log = log;
  }

  /** Starts the thread unless it runs. Rejects with the engine's reason, also after the end. */
  ready(): Promise<void> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#started ??= this.#start();
    return this.#started;
  }

  /** A new link, for a database client to use as its socket. It takes over from any older one. */
  link(): Duplex {
    this.#newestLink += 1;
    const link = new EngineLink(this.#newestLink, this);
    this.#links.set(link.id, link);
    return link;
  }

  send(link: EngineLink, bytes: Uint8Array<ArrayBuffer>): void {
    this.#post({ link: link.id, bytes });
  }

  forget(link: EngineLink): void {
    if (this.#links.delete(link.id))
      this.#post({ link: link.id, bytes: Uint8Array.from(TERMINATE) });
  }

  /**
   * Passes on what has been answered. It would happen by itself, but only when the event loop comes round:
   * while hundreds of requests are read in each round, that is a long wait for each statement.
   */
  takeAnswers(): void {
    for (;;) {
      const received = this.#port && receiveMessageOnPort(this.#port);
      if (!received) return;
      this.#receive(received.message as FromEngine);
    }
  }

  /** Writes everything to its place and ends the thread. */
  async close(): Promise<void> {
    this.#ended ??= new Error('The embedded database is closed.');
    const worker = this.#worker;
    if (!worker) return;
    const exited = new Promise((resolve) => worker.once('exit', resolve));
    this.#post('close');
    await exited;
  }

  /** Ends the thread at once, without another write. */
  async abandon(reason: Error): Promise<void> {
    this.#ended = reason;
    await this.#worker?.terminate();
  }

  #start(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const workerData: EngineInput = { directory: this.#directory, port: port2 };
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData,
      transferList: [port2],
      // So that PostgreSQL's own depth limit, an ordinary error, comes before the thread's, a crash.
      resourceLimits: { stackSizeMb: 32 },
    });
    this.#worker = worker;
    this.#port = port1;
    return new Promise((resolve, reject) => {
      let cause: Error | undefined;
      this.#opened = resolve;
      port1.on('message', (message: FromEngine) => this.#receive(message));
      worker.on('error', (error) => {
        cause = error instanceof Error ? error : new Error(String(error));
      });
      worker.on('exit', (code) => {
        const reason = this.#ended ?? exitReason(code, cause);
        this.takeAnswers();
        port1.close();
        reject(reason);
        this.#onExit(reason);
      });
    });
  }

  #receive(message: FromEngine): void {
    if (message === 'ready') this.#opened();
    else if (typeof message === 'string') this.#tellOfSpace(message);
    else this.#links.get(message.link)?.push(message.bytes);
  }

  #tellOfSpace(change: 'reads only' | 'writes again'): void {
    if (change === 'writes again') this.#log.info('the embedded database stores changes again');
    else this.#log.error(`no room in ${this.#directory}: the embedded database only reads`);
  }

  #onExit(reason: Error): void {
    this.#worker = undefined;
    this.#port = undefined;
    this.#started = undefined;
    if (!this.#ended) this.#log.error({ err: reason }, 'the embedded database stopped');
    for (const link of [...this.#links.values()]) link.destroy(reason);
  }

  #post(message: ToEngine): void {
    const transfer = message === 'close' ? [] : [message.bytes.buffer];
    this.#port?.postMessage(message, transfer);
  }
}

/** Carries the code of a broken connection: to whoever waits on a link, that is what it is. */
function exitReason(exitCode: number, cause: Error | undefined): Error {
  const why = exitCode === ENGINE_FAILED ? 'after a failure inside it' : `with code ${exitCode}`;
  const error = new Error(cause?.message ?? `The embedded database ended ${why}.`, { cause });
  return Object.assign(error, { code: 'ECONNRESET' });
}
