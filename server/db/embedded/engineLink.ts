import { Duplex } from 'node:stream';
import { joined } from './messages';

/** The engine as seen by one link. */
export type EngineSide = {
  ready(): Promise<void>;
  send(link: EngineLink, bytes: Uint8Array<ArrayBuffer>): void;
  forget(link: EngineLink): void;
};

type Chunk = { chunk: Buffer };

/**
 * Stands where node-postgres expects a socket, and carries the wire protocol to the engine's thread.
 * A link that ends or breaks behaves like a closed connection: its open transaction is rolled back.
 */
export class EngineLink extends Duplex {
  constructor(
    readonly id: number,
    private readonly engine: EngineSide,
  ) {
    super();
  }

  connect(): this {
    this.engine.ready().then(
      () => this.emit('connect'),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done);
  }

  /** node-postgres corks the messages of one statement: they arrive here, and travel, together. */
  override _writev(chunks: Chunk[], done: () => void): void {
    this.engine.send(this, joined(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.engine.forget(this);
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
