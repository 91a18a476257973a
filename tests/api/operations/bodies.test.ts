import { anyAddress } from '../../support/client';
import { callers, contractOperations, type Operation } from '../../support/contract';
import { samples, type Sample } from '../../support/samples';
import { sharedServer } from '../../support/server/serverControl';
import { newPeople, newWorld, type People } from '../../support/world';

/** Every operation gets what nobody sends: it is refused before a handler sees it. */
const operations = contractOperations();
const cases = operations.map((operation) => [operation.id, operation] as const);
const withJson = cases.filter(([, { takesJson }]) => takesJson);
const withForm = cases.filter(([, { takesForm }]) => takesForm);
const withNumbers = cases.filter(([, { numbers }]) => Object.values(numbers).flat().length > 0);

const JSON_TYPE = 'application/json';
const HUGE = [2 ** 31, 2 ** 53];

let people: People;

beforeAll(async () => {
  people = await newPeople();
});

test.each(withJson)('%s takes its JSON as JSON only', async (id, operation) => {
  const sample = await sampleOf(id, operation);
  const body = JSON.stringify(sample.body);
  const sent: [string, string | undefined, string | Buffer | undefined, number][] = [
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
  for (const [name, type, content, status] of sent) {
    const answer = await send(operation, sample, { type, content });
    expect([name, answer.status]).toEqual([name, status]);
  }
});

test.each(withForm)('%s takes a form only', async (id, operation) => {
  const sample = await sampleOf(id, operation);
  const sent: [string, string | undefined, string | undefined, number][] = [
    ['nothing', undefined, undefined, 422],
    ['JSON', JSON_TYPE, '{}', 415],
    ['text', 'text/plain', 'a', 415],
    ['a form without a boundary', 'multipart/form-data', 'a', 422],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\n', 422],
  ];
  for (const [name, type, content, status] of sent) {
    const answer = await send(operation, sample, { type, content });
    expect([name, answer.status]).toEqual([name, status]);
  }
});

test.each(withNumbers)('%s refuses numbers that are too large', async (id, operation) => {
  const sample = await sampleOf(id, operation);
  const { path, query, body } = operation.numbers;
  for (const huge of HUGE) {
    const changed = [
      ...path.map((name) => ({ ...sample, params: { ...sample.params, [name]: huge } })),
      ...query.map((name) => ({ ...sample, query: { ...sample.query, [name]: huge } })),
      ...body.map((name) => ({ ...sample, body: withNumber(sample.body, name.split('.'), huge) })),
    ];
    for (const request of changed) {
      const { status } = await sendSample(operation, request as Sample);
      // 2^31 may be an id, though nobody's; nothing counts to 2^53.
      const expected = huge === 2 ** 53 ? [422] : [200, 201, 404, 409, 422];
      expect({ request, status: expected }).toEqual({
        request,
        status: expect.arrayContaining([status]) as number[],
      });
    }
  }
});

test.each(cases)('who may keep what %s answers is declared', async (id, operation) => {
  const sample = await sampleOf(id, operation);
  const kept = operation.isCacheable ? null : 'no-store';
  const params = Object.fromEntries(Object.keys(sample.params ?? {}).map((name) => [name, 'x']));
  const refused = await send(operation, { params }, { type: 'text/plain', content: 'a' });
  expect(refused.headers.get('Cache-Control')).toBe(kept);
  if (operation.method !== 'GET') return;
  const answered = await send(operation, sample, {});
  expect(answered.headers.get('Cache-Control')).toBe(kept);
});

async function sampleOf(id: string, operation: Operation): Promise<Sample> {
  return samples[id]!(await newWorld(people), callerOf(operation));
}

function callerOf({ answers }: Operation) {
  return callers.find((name) => answers[name] < 300) ?? 'anonymous';
}

function stringOf(text: string): string {
  return JSON.stringify(text);
}

function withNumber(within: unknown, [name = '', ...rest]: string[], value: number): object {
  const inner = (within as Record<string, unknown> | undefined)?.[name];
  const changed = rest.length === 0 ? value : withNumber(inner, rest, value);
  return name === '0' ? [changed] : { ...(within as object | undefined), [name]: changed };
}

function sendSample(operation: Operation, sample: Sample) {
  const content = sample.body && JSON.stringify(sample.body);
  return send(operation, sample, { type: content && JSON_TYPE, content });
}

interface Content {
  type?: string | undefined;
  content?: string | Buffer | undefined;
}

async function send(
  operation: Operation,
  { params = {}, query = {} }: Sample,
  { type, content }: Content,
): Promise<{ status: number; headers: Headers }> {
  const { method, path } = operation;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const token = people.tokens[callerOf(operation)];
  const response = await fetch(`${sharedServer().url}${address}?${search}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(type !== undefined && { 'Content-Type': type }),
      'X-Forwarded-For': anyAddress(),
    },
    ...(content !== undefined &&
      method !== 'GET' && { body: new Uint8Array(Buffer.from(content)) }),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
  return { status: response.status, headers: response.headers };
}
