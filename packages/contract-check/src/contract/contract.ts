import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import type { Json, JsonObject } from '../json';

export const CALLERS = [
  'anonymous',
  'expired',
  'customer',
  'partner',
  'otherPartner',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];
export type Level = 'core' | 'trade' | 'extra';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  anyOf?: Schema[];
  enum?: Json[];
  const?: Json;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  default?: Json;
  additionalProperties?: boolean | Schema;
  description?: string;
  /** When a property is left out, in words. */
  'x-absent'?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface MediaType {
  schema?: Schema;
  examples?: Record<string, { value?: Json; $ref?: string }>;
}

interface Response {
  $ref?: string;
  content?: Record<string, MediaType>;
  'x-codes'?: string[];
}

interface WrittenOperation {
  operationId: string;
  summary?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-answers'?: Partial<Record<Caller, number>>;
  'x-codes'?: Record<string, string[]>;
  'x-cacheable'?: boolean;
  'x-tolerates-json-string'?: boolean;
  'x-level'?: Level;
  'x-origin'?: string;
  'x-rate-limit'?: Record<string, unknown>;
  'x-screens'?: string[];
  'x-needed'?: Partial<Record<Loss, string>>;
}

interface WrittenContract {
  'x-codes'?: Record<string, string[]>;
  paths: Record<string, Record<string, WrittenOperation>>;
  components: JsonObject;
}

/** What a screen loses without a property: all that it tells, or a part. */
type Loss = 'page' | 'section';

export interface Operation {
  id: string;
  method: string;
  path: string;
  summary: string;
  tag: string;
  level: Level;
  parameters: Parameter[];
  body: Schema | undefined;
  bodyExample: Json | undefined;
  takesForm: boolean;
  /** Its JSON may also come as a text that holds it. */
  takesText: boolean;
  isStream: boolean;
  isCacheable: boolean;
  isPasswordWork: boolean;
  rateLimit: Record<string, unknown> | undefined;
  answers: Partial<Record<Caller, number>>;
  responses: Record<string, Response>;
  codes: Record<string, string[]>;
  screens: string[];
  /** Properties of its answers, as `content.name`; undefined where nobody has looked. */
  needed: ReadonlyMap<string, Loss> | undefined;
}

export interface Contract {
  written: WrittenContract;
  operations: Map<string, Operation>;
  codesOfAll: Record<string, string[]>;
  resolve<T extends { $ref?: string }>(value: T): T;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
/** What an older contract calls trade, where no operation says its level. */
const TRADE_TAGS = /^(accounts|hotels|rooms|bookings|partner\/(hotels|rooms|vouchers|bookings))$/;

export function readContract(file: string): Contract {
  return contractOf(load(readFileSync(file, 'utf8')) as WrittenContract);
}

export function contractOf(written: WrittenContract): Contract {
  const contract: Contract = {
    written,
    operations: new Map(),
    codesOfAll: written['x-codes'] ?? {},
    resolve: (value) => (value.$ref ? contract.resolve(follow(written, value.$ref)) : value),
  };
  for (const [path, methods] of Object.entries(written.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (!METHODS.includes(method)) continue;
      contract.operations.set(
        operation.operationId,
        operationOf(contract, path, method, operation),
      );
    }
  }
  return contract;
}

function follow<T>(written: object, ref: string): T {
  const steps = ref.slice(2).split('/');
  const found = steps.reduce<unknown>(
    (within, step) =>
      (within as Record<string, unknown> | undefined)?.[
        step.replaceAll('~1', '/').replaceAll('~0', '~')
      ],
    written,
  );
  if (found === undefined) throw new Error(`The contract lacks ${ref}`);
  return found as T;
}

function operationOf(
  contract: Contract,
  path: string,
  method: string,
  written: WrittenOperation,
): Operation {
  const content = written.requestBody?.content ?? {};
  const json = content['application/json'];
  const responses = Object.fromEntries(
    Object.entries(written.responses).map(([status, response]) => [
      status,
      contract.resolve(response),
    ]),
  );
  return {
    id: written.operationId,
    method: method.toUpperCase(),
    path,
    summary: written.summary ?? written.operationId,
    tag: written.tags?.[0] ?? '',
    level: levelOf(written),
    parameters: (written.parameters ?? []).map((parameter) => contract.resolve(parameter)),
    body: json?.schema,
    bodyExample: exampleOf(contract, json),
    takesForm: 'multipart/form-data' in content,
    takesText: written['x-tolerates-json-string'] === true,
    isStream: 'text/event-stream' in (responses['200']?.content ?? {}),
    isCacheable: written['x-cacheable'] === true,
    isPasswordWork: 'x-password-queue' in written,
    rateLimit: written['x-rate-limit'],
    answers: written['x-answers'] ?? {},
    responses,
    codes: codesOf(responses, written),
    screens: written['x-screens'] ?? [],
    needed: written['x-screens'] && neededOf(written['x-needed']),
  };
}

function neededOf(written: WrittenOperation['x-needed'] = {}): Map<string, Loss> {
  const losses = Object.entries(written) as [Loss, string][];
  return new Map(
    losses.flatMap(([loss, names]) => names.split(/\s+/).map((name) => [name, loss] as const)),
  );
}

function levelOf(written: WrittenOperation): Level {
  if (written['x-level']) return written['x-level'];
  if (written['x-origin'] !== 'added') return 'core';
  return TRADE_TAGS.test(written.tags?.[0] ?? '') ? 'trade' : 'extra';
}

function exampleOf(contract: Contract, media: MediaType | undefined): Json | undefined {
  const [first] = Object.values(media?.examples ?? {});
  return first && contract.resolve(first).value;
}

function codesOf(responses: Record<string, Response>, written: WrittenOperation) {
  const shared = Object.entries(responses).map(([status, response]): [string, string[]] => [
    status,
    response['x-codes'] ?? [],
  ]);
  return { ...Object.fromEntries(shared), ...written['x-codes'] };
}
