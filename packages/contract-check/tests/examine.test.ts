import { contractOf } from '../src/contract/contract';
import { shapesOf } from '../src/contract/shapes';
import { newFindings } from '../src/findings';
import type { Answer } from '../src/http/exchange';
import { examine } from '../src/http/examine';
import { parseJson } from '../src/json';

const problem = { type: 'object', required: ['status', 'code', 'message'], properties: {} };
const contract = contractOf({
  'x-codes': { '500': ['INTERNAL'] },
  paths: {
    '/hotels/{id}': {
      get: {
        operationId: 'getHotel',
        'x-codes': { '404': ['NOT_FOUND'], '429': ['TOO_MANY_REQUESTS'] },
        'x-screens': ['/hotels/:id'],
        'x-needed': { page: 'name' },
        responses: {
          '200': {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Hotel' } } },
          },
          '404': { content: { 'application/problem+json': { schema: problem } } },
          '429': { content: { 'application/problem+json': { schema: problem } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Hotel: {
        type: 'object',
        required: ['id', 'name', 'floors'],
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          floors: { type: 'integer' },
        },
      },
    },
  },
});

const json = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Request-Id': 'a1',
};
const EXPOSED = {
  'Access-Control-Allow-Origin': 'https://client.example',
  'Access-Control-Expose-Headers': 'Retry-After',
};
const told = { ...json, 'Content-Type': 'application/problem+json' };
const notFound = { status: 404, code: 'NOT_FOUND', message: 'Không có khách sạn này.' };

function found(status: number, body: unknown, headers: Record<string, string>) {
  const findings = newFindings();
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const parsed = parseJson(text);
  const answer: Answer = {
    status,
    text,
    body: parsed,
    headers: new Headers(headers),
    code: (parsed as { code?: string } | undefined)?.code ?? '',
    exchange: { operationId: 'getHotel', method: 'GET', url: '', status, curl: '', answer: text },
  };
  const operation = contract.operations.get('getHotel')!;
  const spoken = new Map<string, string>();
  const origin = 'https://client.example';
  examine(operation, answer, { contract, shapes: shapesOf(contract), findings, origin, spoken });
  return findings.all().map(({ severity, cause }) => `${severity}: ${cause}`);
}

it.each([
  ['a hotel', 200, { id: 1, name: 'Nhà', floors: 3 }, json],
  ['a refusal', 404, notFound, told],
])('finds nothing wrong with %s as it should be', (_, status, body, headers) => {
  expect(found(status, body, headers)).toEqual([]);
});

it.each<[string, number, unknown, Record<string, string>]>([
  [
    'CONTRACT: answers do not say their number in the log',
    200,
    { id: 1, name: 'Nhà', floors: 3 },
    { ...json, 'X-Request-Id': '' },
  ],
  ['CONTRACT: a problem\'s "requestId" names another', 404, { ...notFound, requestId: 'b2' }, told],
  ['BREAKS SCREEN: "name" is missing in getHotel', 200, { id: 1, floors: 3 }, json],
  ['CONTRACT: "floors" is missing in getHotel', 200, { id: 1, name: 'Nhà' }, json],
  ['BREAKS SCREEN: "id" must be integer in getHotel', 200, { id: '1', name: 'Nhà' }, json],
  ['BREAKS SCREEN: getHotel answers what is no JSON', 200, '<html>', json],
  [
    'UNSAFE: answers tell "passwordHash", which nobody asked for',
    200,
    { id: 1, name: 'Nhà', passwordHash: 'x' },
    json,
  ],
  [
    'UNSAFE: what is not for everybody may be kept on the way',
    200,
    { id: 1, name: 'Nhà' },
    { ...json, 'Cache-Control': 'public, max-age=60' },
  ],
  [
    'CONTRACT: getHotel answers 402, which the contract does not know',
    402,
    { ...notFound, status: 402 },
    told,
  ],
  ['WRONG MESSAGE: 404 carries GONE, where it may not', 404, { ...notFound, code: 'GONE' }, told],
  [
    'CONTRACT: a problem says another status than its answer',
    404,
    { ...notFound, status: 400 },
    told,
  ],
  [
    'WRONG MESSAGE: 429 asks to try again at once',
    429,
    { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Thử lại sau.' },
    { ...told, ...EXPOSED, 'Retry-After': '0' },
  ],
  [
    'WRONG MESSAGE: the client cannot read when to try again after 429',
    429,
    { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Thử lại sau.' },
    { ...told, 'Retry-After': '9' },
  ],
  ['WRONG MESSAGE: a refusal says nothing to the reader', 404, { ...notFound, message: '' }, told],
  ['CONTRACT: a refusal is not application/problem+json', 404, notFound, json],
  [
    'UNSAFE: an answer tells what is inside the server',
    404,
    { ...notFound, message: 'Error: none\n    at find (/srv/rooms.js:12:3)' },
    told,
  ],
  [
    'UNSAFE: an answer tells what is inside the server',
    404,
    '{"status":404,"code":"NOT_FOUND","message":"in node_modules\\/pg\\/lib"}',
    told,
  ],
])('%s', (expected, status, body, headers) => {
  expect(found(status, body, headers)).toContain(expected);
});
