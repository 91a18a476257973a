import { anyAddress } from '../../support/client';
import { callers, textOf, type Operation } from '../../support/contract';
import type { Sample } from '../../support/sample';
import { samples } from '../../support/samples';
import { sharedServer } from '../../support/server/serverControl';
import { newWorld, type People, type World } from '../../support/world';

export const JSON_TYPE = 'application/json';

type SentBody = [string, string | undefined, string | Buffer | undefined, number];

/** What may arrive in place of this JSON, and the answer of an operation that takes some. */
export function wrongBodies(body: string): SentBody[] {
  return [
    ['nothing', undefined, undefined, 422],
    ['nothing, called JSON', JSON_TYPE, undefined, 422],
    ['text', 'text/plain;charset=UTF-8', body, 415],
    ['a form', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['an upload', 'multipart/form-data; boundary=x', '--x--\r\n', 415],
    ['no media type', '', body, 415],
    ['JSON of another kind', 'application/vnd.api+json', body, 415],
    ['UTF-16', `${JSON_TYPE}; charset=utf-16`, Buffer.from(body, 'utf16le'), 415],
    ['Latin 1', `${JSON_TYPE}; charset="latin1"`, body, 415],
    ['an unknown charset', `${JSON_TYPE};Charset=foo`, body, 415],
    ['two charsets', `${JSON_TYPE}; charset=utf-8; charset=foo`, body, 415],
    ['letters that are no UTF-8', JSON_TYPE, Buffer.from(`{"á":1}`, 'latin1'), 422],
    ['a string', JSON_TYPE, '"text"', 422],
    ['JSON within a string within a string', JSON_TYPE, stringOf(stringOf('{}')), 422],
    ['a list within a string', JSON_TYPE, stringOf('[]'), 422],
    ['a list', JSON_TYPE, '[]', 422],
    ['a list of what is asked for', JSON_TYPE, `[${body}]`, 422],
    ['null', JSON_TYPE, 'null', 422],
    ['a number', JSON_TYPE, '2147483648', 422],
    ['a mark of the byte order and no object', `${JSON_TYPE}; charset=UTF-8`, '\uFEFF[]', 422],
    ['a mark of the byte order alone', JSON_TYPE, '\uFEFF', 422],
    ['the fields of every object', JSON_TYPE, '{"__proto__":{"a":1}}', 422],
  ];
}

function stringOf(text: string): string {
  return JSON.stringify(text);
}

/** Worlds that are only looked at: to make one takes longer than most requests. */
const lookedAt = new WeakMap<People, Promise<World>>();

/** A request that somebody may make. */
export async function sampleOf(operation: Operation, people: People): Promise<Sample> {
  const world = operation.method === 'GET' ? worldOf(people) : newWorld(people);
  return samples[operation.id]!(await world, callerOf(operation));
}

function worldOf(people: People): Promise<World> {
  const world = lookedAt.get(people) ?? newWorld(people);
  lookedAt.set(people, world);
  return world;
}

function callerOf({ answers }: Operation) {
  return callers.find((name) => answers[name] < 300) ?? 'anonymous';
}

interface Content {
  type?: string | undefined;
  content?: string | Buffer | undefined;
  people: People;
}

export function addressOf({ path }: Operation, { params = {}, query = {} }: Sample): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  return `${address}?${search}`;
}

export function headersOf(
  operation: Operation,
  { type, people }: Pick<Content, 'type' | 'people'>,
): Record<string, string> {
  const token = people.tokens[callerOf(operation)];
  return {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(type !== undefined && { 'Content-Type': type }),
    'X-Forwarded-For': anyAddress(),
  };
}

/** Sends it as whoever may; fails on an answer that admits a fault of the server's. */
export async function send(
  operation: Operation,
  sample: Sample,
  { content, ...as }: Content,
): Promise<{ status: number; headers: Headers }> {
  const { method } = operation;
  const response = await fetch(sharedServer().url + addressOf(operation, sample), {
    method,
    headers: headersOf(operation, as),
    ...(content !== undefined &&
      method !== 'GET' && { body: new Uint8Array(Buffer.from(content)) }),
  });
  const text = await textOf(operation, response);
  if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
  return { status: response.status, headers: response.headers };
}
