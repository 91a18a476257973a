import type { Readable } from 'node:stream';
import type { Multipart } from '@fastify/multipart';
import type { FastifyBaseLogger } from 'fastify';
import type { components, operations } from './operations.gen';
import type { Account } from './account';
import type { Language } from '../../domain/languages/languages';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
/** A table goes out as text, events one after the other. */
type Body<T> = T extends { content: { 'text/csv': string } }
  ? string
  : T extends { content: { 'text/event-stream': unknown } }
    ? Readable
    : Json<T>;
type Success<R> = R extends { 200: infer Ok } ? Ok : R extends { 201: infer Made } ? Made : never;
type Part<K extends OperationId, P extends string> =
  operations[K]['parameters'] extends Record<P, infer V>
    ? V
    : operations[K]['parameters'] extends Partial<Record<P, infer V>>
      ? NonNullable<V>
      : never;

/** One call of an operation, checked against the contract before the handler sees it. */
export interface Call<K extends OperationId> {
  query: Part<K, 'query'>;
  params: Part<K, 'path'>;
  headers: Record<string, string | string[] | undefined>;
  body: operations[K] extends { requestBody: infer R } ? Json<R> : never;
  /** The parts of a form, one after the other, as they arrive. @throws ApiError 415 */
  parts(): AsyncIterable<Multipart>;
  /** The signed-in account; always there when the operation's `security` asks for one. */
  account: Account;
  language: Language;
  log: FastifyBaseLogger;
  /**
   * The answer as it was made before for the same question, unless something of the hotel has changed since. The caller has
   * been found to be one who may have it, and it is the same for all of them.
   */
  remembered<T extends object>(hotelId: number, make: () => Promise<T>): Promise<T>;
  /** Lets the next one into the queue of passwords before the operation has ended. */
  leaveQueue(): void;
}

export type Answer<K extends OperationId> = Body<Success<operations[K]['responses']>>;

/** One handler per operationId: it returns the body of the operation's success answer. */
export type Handlers = { [K in OperationId]: (call: Call<K>) => Promise<Answer<K>> };
