import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { resolved } from '../support/contract';

interface Described {
  $ref?: string;
  description?: string;
}

interface Body extends Described {
  content?: Record<string, { schema?: Schema }>;
}

interface Operation {
  operationId: string;
  parameters?: (Described & { name?: string })[];
  requestBody?: Body;
  responses: Record<string, Body & { headers?: Record<string, Described> }>;
}

interface Schema extends Described {
  enum?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}

const text = readFileSync(path.join(__dirname, '../../openapi.yaml'), 'utf8');
const contract = load(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s describes its parameters, answers and their headers',
  (_, { parameters = [], responses }) => {
    const answers = Object.values(responses).map((response) => resolved(contract, response));
    const headers = answers.flatMap((answer) => Object.values(answer.headers ?? {}));
    const parts = [...parameters, ...answers, ...headers].map((part) => resolved(contract, part));
    expect(parts.filter(({ description }) => !description)).toEqual([]);
  },
);

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s says of each answer what names and keeps it',
  (_, { responses }) => {
    for (const [status, response] of Object.entries(responses)) {
      const headers = Object.keys(resolved(contract, response).headers ?? {});
      const named = status === '304' ? ['ETag'] : ['X-Request-Id', 'Cache-Control'];
      const waits = ['429', '503'].includes(status) ? ['Retry-After'] : [];
      expect(headers).toEqual(expect.arrayContaining([...named, ...waits]));
    }
  },
);

/** Where a schema has properties without a word, e.g. `Booking.rooms[].id`; a named one speaks for itself. */
function silentIn(
  { properties = {}, items, allOf = [], oneOf = [] }: Schema,
  at: string,
): string[] {
  const inner = Object.entries(properties).flatMap(([name, property]) => {
    const here = `${at}.${name}`;
    const isNamed = property.$ref ?? property.allOf?.some(({ $ref }) => $ref);
    return [...(property.description || isNamed ? [] : [here]), ...silentIn(property, here)];
  });
  const branches = [...allOf, ...oneOf].flatMap((branch) => silentIn(branch, at));
  return [...inner, ...branches, ...(items ? silentIn(items, `${at}[]`) : [])];
}

test('every schema says what it is, and each of its properties', () => {
  const schemas = Object.entries(contract.components.schemas);
  expect(schemas.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
  expect(schemas.flatMap(([name, schema]) => silentIn(schema, name))).toEqual([]);
});

test('bodies and answers have their properties in named schemas', () => {
  const unnamed = operations.flatMap(({ operationId, requestBody, responses }) => {
    const bodies = [requestBody ?? {}, ...Object.values(responses)];
    const media = bodies.flatMap((body) => Object.values(resolved(contract, body).content ?? {}));
    return media.flatMap(({ schema = {} }) => silentIn(schema, operationId));
  });
  expect(unnamed).toEqual([]);
});

const ids = new Set(operations.map(({ operationId }) => operationId));

describe.each(['BookingStatus', 'RoomStatus', 'HotelState', 'VoucherStatus'])('%s', (name) => {
  const { description = '', enum: states = [] } = contract.components.schemas[name]!;
  const rows = description.split('\n').filter((line) => /^\| (-|`|any)/.test(line));

  test('says how each state is reached', () => {
    const reached = rows.map((row) => row.split('|')[3]!).join();
    for (const state of states.filter((each) => each !== 'PENDING')) {
      expect(reached).toMatch(new RegExp(`\`${state}\`|any`));
    }
  });

  test('names operations that there are', () => {
    const acts = rows.flatMap((row) => row.split('|')[2]!.match(/`[a-z]+[A-Z]\w+`/g) ?? []);
    const fields = ['`startDate`', '`expirationDate`', '`isActive`'];
    const unknown = acts.filter((act) => !ids.has(act.slice(1, -1)) && !fields.includes(act));
    expect(unknown).toEqual([]);
  });
});
