import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import type { RequestError } from './requestError';
import { answers, objects, type Shape } from './promised.gen';
import { badAnswer, toRequestError } from './toRequestError';

export { ended, turnOf } from './retryBackoff';

const scalars: Record<string, (value: unknown) => boolean> = {
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
  return holds(shape, data) && hasNeeded(shape, data);
}

function holds(shape: Shape, value: unknown): boolean {
  if (typeof shape !== 'string') {
    return Array.isArray(value) && value.every((item) => holds(shape[0] ?? '', item));
  }
  const isScalar = scalars[shape];
  if (isScalar) return isScalar(value);
  if (!isObject(value)) return false;
  return Object.entries(objects[shape]?.fields ?? {}).every(
    // What is left out may be null as well.
    ([field, own]) =>
      value[field] === undefined || value[field] === null || holds(own, value[field]),
  );
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
