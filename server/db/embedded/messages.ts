import type { MessagePort } from 'node:worker_threads';

/** Bytes of PostgreSQL's wire protocol on one link, in whole messages. */
export type Bytes = { link: number; bytes: Uint8Array<ArrayBuffer> };

/** What the main thread tells the engine's thread. */
export type ToEngine = Bytes | 'close';

/** What the engine's thread tells the main thread. */
export type FromEngine = Bytes | 'ready' | 'reads only' | 'writes again';

/** The thread ends with its port. */
export type EngineInput = { directory: string; port: MessagePort };

/** Exit code of the engine's thread after a failed fsync or an abort inside the engine. */
export const ENGINE_FAILED = 74;

/** The wire protocol's goodbye: 'X' and the length of an empty message. */
export const TERMINATE: readonly number[] = [0x58, 0, 0, 0, 4];

/** One array of its own memory, as a transfer between threads needs; Buffer.concat may share a pool. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
