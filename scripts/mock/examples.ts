import { isDeepStrictEqual } from 'node:util';
import { resolved } from './resolved';

interface Media {
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

export interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}

interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}

export interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

/** What an operation answers when it succeeds: the name of each example, and its value. */
interface Success {
  status: number;
  type: string;
  named: [name: string, value: unknown][];
}

export function successOf(contract: Contract, { responses }: Operation): Success {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2'))!;
  const { content = {} } = resolved(contract, response);
  const [type, media] = Object.entries(content)[0]!;
  return { status: Number(status), type, named: valuesOf(contract, media) };
}

/**
 * The example for who asks: the one that is named like the request's body, where that is an example
 * too, or like the caller, or else the first.
 */
export function chosen(
  contract: Contract,
  { requestBody }: Operation,
  { named }: Success,
  asked: { body: unknown; caller: string | undefined },
): unknown {
  const bodies = valuesOf(contract, requestBody?.content['application/json']);
  const sent = bodies.find(([, value]) => isDeepStrictEqual(value, asked.body))?.[0];
  const find = (wanted: string | undefined) => named.find(([name]) => name === wanted);
  return (find(sent) ?? find(asked.caller) ?? named[0])?.[1];
}

function valuesOf(contract: Contract, media: Media = {}): Success['named'] {
  return Object.entries(media.examples ?? {}).map(([name, example]) => [
    name,
    resolved(contract, example).value,
  ]);
}
