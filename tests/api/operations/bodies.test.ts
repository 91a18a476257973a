import { contractOperations, type Operation } from '../../support/contract';
import type { Sample } from '../../support/sample';
import { newPeople, type People } from '../../support/world';
import { JSON_TYPE, sampleOf, send, wrongBodies } from './requests';

/** Every operation gets what nobody sends: it is refused before a handler sees it. */
const operations = contractOperations();
const cases = operations.map((operation) => [operation.id, operation] as const);
const withJson = cases.filter(([, { takesJson }]) => takesJson);
const withForm = cases.filter(([, { takesForm }]) => takesForm);
const withNumbers = cases.filter(([, { numbers }]) => Object.values(numbers).flat().length > 0);

const HUGE = [2 ** 31, 2 ** 53];

let people: People;

beforeAll(async () => {
  people = await newPeople();
});

test.each(withJson)('%s takes its JSON as JSON only', async (_, operation) => {
  const sample = await sampleOf(operation, people);
  for (const [name, type, content, status] of wrongBodies(JSON.stringify(sample.body))) {
    const answer = await send(operation, sample, { type, content, people });
    expect([name, answer.status]).toEqual([name, status]);
  }
});

test.each(withForm)('%s takes a form only', async (_, operation) => {
  const sample = await sampleOf(operation, people);
  const sent: [string, string | undefined, string | undefined, number][] = [
    ['nothing', undefined, undefined, 422],
    ['JSON', JSON_TYPE, '{}', 415],
    ['text', 'text/plain', 'a', 415],
    ['a form without a boundary', 'multipart/form-data', 'a', 422],
    ['a form that breaks off', 'multipart/form-data; boundary=x', '--x\r\n', 422],
  ];
  for (const [name, type, content, status] of sent) {
    const answer = await send(operation, sample, { type, content, people });
    expect([name, answer.status]).toEqual([name, status]);
  }
});

test.each(withNumbers)('%s refuses numbers that are too large', async (_, operation) => {
  const sample = await sampleOf(operation, people);
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

test.each(cases)('who may keep what %s answers is declared', async (_, operation) => {
  const kept = operation.isCacheable ? 'no-cache' : 'no-store';
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, 'x']));
  const refused = await send(operation, { params }, { type: 'text/plain', content: 'a', people });
  expect(refused.headers.get('Cache-Control')).toBe(kept);
  if (operation.method !== 'GET') return;
  const answered = await send(operation, await sampleOf(operation, people), { people });
  expect(answered.headers.get('Cache-Control')).toBe(kept);
});

function withNumber(within: unknown, [name = '', ...rest]: string[], value: number): object {
  const inner = (within as Record<string, unknown> | undefined)?.[name];
  const changed = rest.length === 0 ? value : withNumber(inner, rest, value);
  return name === '0' ? [changed] : { ...(within as object | undefined), [name]: changed };
}

function sendSample(operation: Operation, sample: Sample) {
  const content = sample.body && JSON.stringify(sample.body);
  return send(operation, sample, { type: content && JSON_TYPE, content, people });
}
