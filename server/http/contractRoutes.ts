import type { FastifySchema } from 'fastify';
import type { OperationId } from './operations';
import type { RateLimit } from './rateLimit';

/** The contract as read from `openapi.yaml`. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
}

export interface ContractOperation {
  operationId: OperationId;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
  'x-tolerates-json-string'?: boolean;
  'x-cacheable'?: boolean;
  'x-rate-limit'?: RateLimit;
  'x-password-queue'?: boolean;
}

interface Parameter {
  name: string;
  in: keyof typeof PARTS;
  required?: boolean;
  schema: object;
}

type Content = Record<string, { schema?: object }>;

/** An operation, where it is served, and what is checked of its requests and written of its answers. */
export interface ContractRoute {
  /** In upper case. */
  method: string;
  /** As the router writes it: `/api/hotels/:id`. */
  url: string;
  schema: FastifySchema;
  operation: ContractOperation;
}

const JSON_TYPE = 'application/json';
/** What Fastify calls the places of parameters. */
const PARTS = { path: 'params', query: 'querystring', header: 'headers' } as const;

/** Every operation of the contract. @throws Error where a reference leads nowhere */
export function routesOf(contract: Contract): ContractRoute[] {
  return Object.entries(dereferenced(contract).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation),
      operation,
    })),
  );
}

/** A copy with what references name in their place: the same object wherever it is named. */
function dereferenced(contract: Contract): Contract {
  const named = new Map<string, unknown>();
  const find = (reference: string): unknown => {
    if (!named.has(reference)) named.set(reference, resolved(lookUp(contract, reference)));
    return named.get(reference);
  };
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') return find(value.$ref);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part)]));
  };
  return resolved(contract) as Contract;
}

/** What a reference such as `#/components/schemas/Hotel` names. */
function lookUp(contract: Contract, reference: string): unknown {
  const [, ...keys] = reference.split('/');
  let found: unknown = contract;
  for (const key of keys) found = (found as Record<string, unknown> | undefined)?.[key];
  if (found === undefined) throw new Error(`The contract has nothing at "${reference}".`);
  return found;
}

/**
 * Forms are read by their handlers, part by part, so they have no body to be checked before; tables and
 * streams are written by theirs, so nothing of them is left out afterwards.
 */
function schemaOf({ parameters = [], requestBody, responses }: ContractOperation): FastifySchema {
  const parts = Object.entries(PARTS).flatMap(([place, part]) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    return own.length > 0 ? [[part, objectOf(own)]] : [];
  });
  // One schema checks every body: Fastify would pass one of a media type that it has none for.
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const answers = Object.entries(responses).flatMap(([status, { content }]) => {
    const schema = content?.[JSON_TYPE]?.schema;
    return schema ? [[status, { content: { [JSON_TYPE]: { schema } } }]] : [];
  });
  return {
    ...(Object.fromEntries(parts) as FastifySchema),
    ...(body && { body }),
    response: Object.fromEntries(answers) as object,
  };
}

function objectOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
