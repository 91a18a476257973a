import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { RequestError } from './requestError';
import { answers, objects, type Shape } from './promised.gen';
import { badAnswer, toRequestError } from './toRequestError';

export { ended, turnOf } from './retryBackoff';

type Check = (value: unknown) => boolean;

const scalars: Record<string, Check> = {
  '': () => true,
  s: (value) => typeof value === 'string',
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
};

type Result = {
  data?: unknown;
  error?: FetchBaseQueryError | undefined;
  meta?: FetchBaseQueryMeta | undefined;
};

/** Why an answer cannot be used: it was refused, or is not what was promised. */
export function errorOf(
  operation: string,
  { data, error, meta }: Result,
): RequestError | undefined {
  if (error) return toRequestError(error);
  const mediaType = meta?.response?.headers.get('Content-Type') ?? '';
  return isPromised(operation, data, mediaType) ? undefined : badAnswer(meta?.response?.status);
}

/**
 * Whether a successful answer is what the contract promises: its media type, its kind, and the types
 * of what it holds. Other backends may leave fields out, save those that tell what the answer is.
 */
function isPromised(operation: string, data: unknown, mediaType: string): boolean {
  const shape = answers[operation];
  if (!shape) return true;
  if (typeof shape === 'string' && shape.includes('/')) return mediaType.startsWith(shape);
  return checkOf(shape)(data) && hasNeeded(shape, data);
}

/** Of each kind of object, made once: an answer may have ten thousand of one kind. */
const objectChecks = new Map<string, Check>();

function checkOf(shape: Shape): Check {
  if (typeof shape === 'string') {
    return scalars[shape] ?? objectChecks.get(shape) ?? objectCheck(shape);
  }
  const item = checkOf(shape[0] ?? '');
  return (value) => Array.isArray(value) && value.every(item);
}

function objectCheck(name: string): Check {
  const fields: [name: string, check: Check][] = [];
  const check = (value: unknown) => {
    if (!isObject(value)) return false;
    for (const [field, holds] of fields) {
      const held = value[field];
      // What is left out may be null as well.
      if (held !== undefined && held !== null && !holds(held)) return false;
    }
    return true;
  };
  // Known before its fields are: it may have some of its own kind.
  objectChecks.set(name, check);
  for (const [field, shape] of Object.entries(objects[name]?.fields ?? {})) {
    fields.push([field, checkOf(shape)]);
  }
  return check;
}

function hasNeeded(shape: Shape, value: unknown): boolean {
  const { needs, fields } = (typeof shape === 'string' && objects[shape]) || {};
  if (!fields || !isObject(value)) return true;
  return needs
    ? needs.split(' ').every((field) => value[field] !== undefined && value[field] !== null)
    : Object.keys(fields).some((field) => field in value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
