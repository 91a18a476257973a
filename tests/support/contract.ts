import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';

/** Everybody that the contract tells apart. */
export const callers = [
  'anonymous',
  'expired',
  'customer',
  'partner',
  'otherPartner',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

export interface Operation {
  id: string;
  method: string;
  path: string;
  /** The status that each caller is promised. */
  answers: Record<Caller, number>;
  takesJson: boolean;
  takesForm: boolean;
  /** Whether it honours an `Idempotency-Key`. */
  takesKey: boolean;
  /** Whether its answer has no end. */
  isStream: boolean;
  /** Whether anybody may keep the answer. */
  isCacheable: boolean;
  /** Names of its numbers: in the address, and where they are in the body, e.g. `rooms.0.id`. */
  numbers: Record<'path' | 'query' | 'body', string[]>;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}

interface Written {
  operationId: string;
  'x-answers': Record<Caller, number>;
  'x-cacheable'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: object }>;
}

interface WrittenContract {
  paths: Record<string, Record<string, Written>>;
}

/** All operations of `openapi.yaml`. */
export function contractOperations(): Operation[] {
  const text = readFileSync(path.join(__dirname, '../../openapi.yaml'), 'utf8');
  const contract = load(text) as WrittenContract;
  return Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      id: written.operationId,
      method: method.toUpperCase(),
      path: address,
      answers: written['x-answers'],
      takesJson: 'application/json' in (written.requestBody?.content ?? {}),
      takesForm: 'multipart/form-data' in (written.requestBody?.content ?? {}),
      takesKey: (written.parameters ?? []).some(
        (parameter) => resolved(contract, parameter).name === 'Idempotency-Key',
      ),
      isStream: 'text/event-stream' in (written.responses['200']?.content ?? {}),
      isCacheable: written['x-cacheable'] === true,
      numbers: numbersOf(contract, written),
    })),
  );
}

function numbersOf(contract: WrittenContract, { parameters = [], requestBody }: Written) {
  const named = parameters.map((parameter) => resolved(contract, parameter));
  const within = (place: string) =>
    named
      .filter((parameter) => parameter.in === place && isNumber(contract, parameter.schema))
      .map(({ name }) => name);
  const body = requestBody?.content['application/json']?.schema;
  return { path: within('path'), query: within('query'), body: numbersIn(contract, body) };
}

function numbersIn(contract: WrittenContract, schema: Schema = {}, at: string[] = []): string[] {
  const { properties = {}, items, oneOf = [] } = resolved(contract, schema);
  if (isNumber(contract, schema)) return [at.join('.')];
  return [
    ...oneOf.flatMap((branch) => numbersIn(contract, branch, at)),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      numbersIn(contract, inner, [...at, name]),
    ),
    ...(items ? numbersIn(contract, items, [...at, '0']) : []),
  ];
}

function isNumber(contract: WrittenContract, schema: Schema): boolean {
  return [resolved(contract, schema).type].flat().some((type) => /integer|number/.test(type ?? ''));
}

/** All that is read of an answer: of one without an end, nothing. */
export async function textOf({ isStream }: Operation, response: Response): Promise<string> {
  if (!isStream || response.status !== 200) return response.text();
  await response.body?.cancel();
  return '';
}

/** What a reference stands for; anything else itself. */
export function resolved<T extends { $ref?: string }>(contract: object, value: T): T {
  if (!value.$ref) return value;
  const steps = value.$ref.slice(2).split('/');
  return steps.reduce(
    (at, step) => (at as Record<string, unknown>)[step],
    contract as unknown,
  ) as T;
}
