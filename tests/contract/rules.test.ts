import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { statuses, type ErrorCode } from '../../server/http/messages';
import { resolved } from '../support/contract';
import { codesOf, codesOfAll } from '../support/problemCodes';

/** Rules that every operation and schema of the contract obeys. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema & { 'x-absent'?: string }>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}
type Media = { schema?: Schema; examples?: object };
type Content = { content?: Record<string, Media>; $ref?: string; 'x-codes'?: string[] };
type Parameter = { $ref?: string; name: string; schema: Schema };
interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  security?: object[];
  'x-origin'?: string;
  'x-answers'?: Record<string, number>;
  'x-cacheable'?: boolean;
  'x-codes'?: Record<string, string[]>;
  'x-password-queue'?: boolean;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

const contract = load(readFileSync(join(__dirname, '../../openapi.yaml'), 'utf8')) as {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Content>;
    securitySchemes: object;
  };
};

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method,
    operation,
  })),
);
const callers = ['anonymous', 'expired', 'customer', 'partner', 'otherPartner', 'admin'];
const cases = operations.map(({ name, operation, method }) => [name, operation, method] as const);

function mediaOf(content: Content): Media[] {
  return Object.values(resolved(contract, content).content ?? {});
}

/** Every named or inline object schema reachable from this one. */
function objectsIn(schema: Schema, seen = new Set<Schema>()): Schema[] {
  const here = resolved(contract, schema);
  if (seen.has(here)) return [];
  seen.add(here);
  const inner = [...Object.values(here.properties ?? {}), ...(here.oneOf ?? [])];
  if (here.items) inner.push(here.items);
  return [...(here.properties ? [here] : []), ...inner.flatMap((next) => objectsIn(next, seen))];
}

/** Where what is sent may be larger than any limit, e.g. `rooms.items.price`. */
function unlimitedIn(schema: Schema, at: string, seen = new Set<Schema>()): string[] {
  const here = resolved(contract, schema);
  if (seen.has(here)) return [];
  seen.add(here);
  const inner = [
    ...Object.entries(here.properties ?? {}),
    ...(here.oneOf ?? []).map((branch, index) => [String(index), branch] as const),
    ...(here.items ? [['items', here.items] as const] : []),
  ];
  return [
    ...(isLimited(here) ? [] : [at]),
    ...inner.flatMap(([name, next]) => unlimitedIn(next, `${at}.${name}`, seen)),
  ];
}

function isLimited(schema: Schema): boolean {
  if (schema.enum ?? schema.const) return true;
  const limits: Record<string, boolean> = {
    integer: schema.maximum !== undefined && lowest(schema) !== undefined,
    number: schema.maximum !== undefined && lowest(schema) !== undefined,
    string: schema.maxLength !== undefined || hasFixedLength(schema),
    array: schema.maxItems !== undefined,
  };
  return [schema.type].flat().every((type) => limits[type ?? ''] ?? true);
}

const lowest = ({ minimum, exclusiveMinimum }: Schema) => minimum ?? exclusiveMinimum;

/** A day, a file whose size the upload limits, or a pattern that repeats nothing without end. */
function hasFixedLength({ format, pattern = '.*' }: Schema): boolean {
  if (format === 'date' || format === 'binary') return true;
  const signs = pattern.replace(/\\.|\[[^\]]*\]/g, 'x');
  return /^\^.*\$$/.test(signs) && !/[*+]|,\}/.test(signs);
}

test('operationIds are unique', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(cases)('%s', (_, operation, method) => {
  test('says what it is, whose idea it was and who may call it', () => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/);
    expect(operation.summary).toBeTruthy();
    expect(operation['x-origin']).toMatch(/^(specified|inferred|added)$/);
    expect(operation.tags).toHaveLength(1);
    expect(contract.tags.map(({ name }) => name)).toContain(operation.tags?.[0]);
    expect(operation.security).toHaveLength(1);
    const known = Object.keys(contract.components.securitySchemes);
    for (const scheme of Object.keys(operation.security?.[0] ?? {}))
      expect(known).toContain(scheme);
  });

  test('waits in the queue of passwords exactly when it may be refused there', () => {
    const refused = operation.responses['503']?.$ref === '#/components/responses/Busy';
    expect(operation['x-password-queue'] ?? false).toBe(refused);
  });

  test('declares what every kind of caller gets', () => {
    const answers = operation['x-answers'] ?? {};
    expect(Object.keys(answers)).toEqual(callers);
    const success = Number(Object.keys(operation.responses).find((code) => code.startsWith('2')));
    for (const code of Object.values(answers)) {
      expect([success, 401, 403, 404]).toContain(code);
      expect(code === success || String(code) in operation.responses).toBe(true);
    }
    const scheme = Object.keys(operation.security?.[0] ?? {})[0];
    const closed = scheme === undefined ? success : 401;
    expect([answers['anonymous'], answers['expired']]).toEqual([closed, closed]);
    if (scheme === 'partner') expect([answers['customer'], answers['admin']]).toEqual([403, 403]);
    if (scheme === 'admin') expect([answers['customer'], answers['partner']]).toEqual([403, 403]);
  });

  test('has one success answer and refuses in the one shape', () => {
    const codes = Object.keys(operation.responses);
    expect(codes.filter((code) => code.startsWith('2'))).toHaveLength(1);
    const refusals = codes.filter((code) => code.startsWith('4'));
    expect(refusals.length).toBeGreaterThan(0);
    for (const code of refusals) {
      const schemas = mediaOf(operation.responses[code] ?? {}).map(({ schema }) => schema);
      expect(schemas).toEqual([{ $ref: '#/components/schemas/Problem' }]);
    }
    const isSignedIn = Object.keys(operation.security?.[0] ?? {}).length > 0;
    expect(codes.includes('401') || !isSignedIn).toBe(true);
  });

  test('names the codes of each refusal, and of no other status', () => {
    const named = codesOf(operation);
    const refusals = Object.keys(operation.responses).filter((status) => Number(status) >= 400);
    expect(
      Object.keys(named)
        .filter((status) => named[status]!.length > 0)
        .sort(),
    ).toEqual(refusals.sort());
    for (const [status, codes] of Object.entries(named)) {
      for (const code of codes)
        expect([code, statuses[code as ErrorCode]]).toEqual([code, Number(status)]);
    }
  });

  test('shows an example of every body', () => {
    const bodies = [operation.requestBody ?? {}, ...Object.values(operation.responses)];
    for (const media of bodies.flatMap(mediaOf)) {
      expect(Object.keys(media.examples ?? {}).length).toBeGreaterThan(0);
    }
  });

  test('takes closed bodies only', () => {
    for (const { schema } of mediaOf(operation.requestBody ?? {})) {
      for (const found of objectsIn(schema ?? {})) expect(found.additionalProperties).toBe(false);
    }
  });

  test('takes no text, list or number without a limit', () => {
    const bodies = mediaOf(operation.requestBody ?? {}).map(
      ({ schema }) => ['body', schema] as const,
    );
    const parameters = (operation.parameters ?? [])
      .map((parameter) => resolved(contract, parameter))
      .map(({ name, schema }) => [name, schema] as const);
    for (const [name, schema] of [...parameters, ...bodies]) {
      expect(unlimitedIn(schema ?? {}, name)).toEqual([]);
    }
  });

  test('lets only what everybody may see be kept', () => {
    if (!operation['x-cacheable']) return;
    expect([method, operation.security]).toEqual(['get', [{}]]);
    expect((operation.parameters ?? []).map(({ name }) => name)).not.toContain('token');
  });

  test('knows why each optional field of an answer may be absent', () => {
    const answers = Object.values(operation.responses).flatMap(mediaOf);
    const objects = answers.flatMap(({ schema }) => objectsIn(schema ?? {}));
    for (const { properties = {}, required = [] } of objects) {
      const unexplained = Object.entries(properties)
        .filter(([name, field]) => !required.includes(name) && !field['x-absent'])
        .map(([name]) => name);
      expect(unexplained).toEqual([]);
    }
  });
});

test('no schema shadows a global of generated code', () => {
  for (const name of Object.keys(contract.components.schemas)) {
    expect(Object.getOwnPropertyNames(globalThis)).not.toContain(name);
  }
});

test('every code is one that some operation, or any, may answer with', () => {
  const named = operations.flatMap(({ operation }) => Object.values(codesOf(operation)).flat());
  const all = new Set([...named, ...Object.values(codesOfAll).flat()]);
  expect(Object.keys(statuses).filter((code) => !all.has(code))).toEqual([]);
  for (const [status, codes] of Object.entries(codesOfAll)) {
    for (const code of codes) expect(statuses[code as ErrorCode]).toBe(Number(status));
  }
});
