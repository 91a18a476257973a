import type { ErrorObject } from 'ajv';
import type { Context } from 'hono';
import { fault } from '../faults';
import type { Contract, Operation, Parameter } from './contract';
import { ApiError } from './problem';

const MAX_BODY = 256 * 1024;
const MAX_FORM = 120 * 1024 * 1024;

/** Text that no column of letters can hold: U+0000, or half of a surrogate pair. */
const LONE_HALF = /\p{Surrogate}/u;

const isUnwritable = (text: string) => text.includes('\0') || LONE_HALF.test(text);

export function readParameters(contract: Contract, operation: Operation, c: Context) {
  const values: Record<string, unknown> = {};
  const wrong: Record<string, string> = {};
  for (const parameter of operation.parameters) {
    const value = capped(parameter, given(parameter, c));
    if (value === undefined) {
      if (parameter.required) wrong[parameter.name] = 'MISSING_FIELD';
      values[parameter.name] = byDefault(parameter);
    } else if (errorsOf(contract, parameter, value)) {
      wrong[parameter.name] = 'INVALID_FIELD';
    } else {
      values[parameter.name] = value;
    }
  }
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return values;
}

const byDefault = ({ name, schema }: Parameter) =>
  name === 'nights' && fault('month-of-thirty') ? 30 : schema.default;

function given(parameter: Parameter, c: Context): unknown {
  const { name, schema } = parameter;
  if (parameter.in === 'header') return c.req.header(name);
  if (parameter.in === 'path') return typed(decoded(c.req.param(name) ?? ''), schema.type);
  const all = c.req.queries(name);
  if (!all) return undefined;
  if (schema.type === 'array') return all.flatMap((one) => one.split(','));
  // Said twice, it is neither.
  return all.length > 1 ? all : typed(all[0]!, schema.type);
}

const capped = ({ name }: Parameter, value: unknown) =>
  name === 'size' && Number(value) > 50 && fault('size-capped') ? 50 : value;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidFields({ path: 'INVALID_FIELD' });
  }
}

function typed(text: string, type: string | string[] | undefined): unknown {
  if (type === 'integer' || type === 'number') {
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  }
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

function errorsOf(contract: Contract, parameter: Parameter, value: unknown): boolean {
  const { name, schema, in: place } = parameter;
  if (name === 'Idempotency-Key' && fault('any-key-taken')) return false;
  const isOdd = contract.errorsBy(schema, value).length > 0 || !isWritable(value);
  if (isOdd && place === 'path' && fault('odd-id-500'))
    throw new TypeError(`NaN: ${String(value)}`);
  return isOdd;
}

export async function readBody(contract: Contract, operation: Operation, c: Context) {
  const rule = operation.body;
  if (!rule || rule.type !== 'application/json') return undefined;
  const type = (c.req.header('content-type') ?? '').toLowerCase();
  const bytes = await bytesOf(c, fault('any-size-of-body') ? MAX_FORM : MAX_BODY);
  if (bytes.length === 0 && type === '') throw new ApiError(422, 'INVALID');
  if (type.includes(';') && fault('charset-refused')) throw new ApiError(415, 'UNSUPPORTED_TYPE');
  if (!fault('any-media-type') && !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/.test(type)) {
    if (fault('other-type-is-400')) throw new ApiError(400, 'UNREADABLE');
    throw new ApiError(415, 'UNSUPPORTED_TYPE');
  }
  if (bytes.length === 0) throw new ApiError(422, 'INVALID');
  const tolerates = operation.toleratesString && !fault('text-of-json-refused');
  const body = parsed(bytes, tolerates || fault('text-of-json-everywhere'));
  const errors = contract.errors(rule.pointer, body);
  if (errors.length > 0) throw invalidFields(fieldsOf(errors));
  const unwritable = unwritableField(body, '');
  if (unwritable !== undefined) throw invalidFields({ [unwritable]: 'INVALID_FIELD' });
  return body;
}

async function bytesOf(c: Context, max: number): Promise<Uint8Array> {
  if (Number(c.req.header('content-length') ?? 0) > max) throw tooLarge();
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.length > max) throw tooLarge();
  return bytes;
}

const tooLarge = () => new ApiError(fault('large-file-500') ? 500 : 413, 'TOO_LARGE');

function parsed(bytes: Uint8Array, toleratesString: boolean): unknown {
  if (bytes[0] === 0xef && fault('byte-order-mark-500')) throw new TypeError('Unexpected token');
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return toleratesString && typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    throw new ApiError(400, 'UNREADABLE', fault('stack-in-answer') ? { stack: stackHere() } : {});
  }
}

const stackHere = () => new Error('SyntaxError: JSON.parse').stack;

function fieldsOf(errors: ErrorObject[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const place = error.instancePath.slice(1).replaceAll('/', '.');
    const { missingProperty, additionalProperty } = error.params as Record<string, string>;
    const name = missingProperty ?? additionalProperty;
    const whole = [place, name].filter((part) => part).join('.');
    const told = fault('places-in-brackets') ? whole.replaceAll(/\.(\d+)/g, '[$1]') : whole;
    const field = fault('nested-name-cut') ? told.split('.').at(-1)! : told;
    if (!field || (additionalProperty && fault('unknown-field-unnamed'))) continue;
    const reason = missingProperty
      ? 'MISSING_FIELD'
      : additionalProperty
        ? 'UNKNOWN_FIELD'
        : 'INVALID_FIELD';
    fields[field] ??= reason;
  }
  return fields;
}

export function invalidFields(fields: Record<string, string>): ApiError {
  const told = Object.entries(fields).slice(0, fault('first-field-only') ? 1 : undefined);
  const details = told.length > 0 ? { fieldErrors: Object.fromEntries(told) } : {};
  return new ApiError(fault('invalid-is-400') ? 400 : 422, 'INVALID', details);
}

const isWritable = (value: unknown) => unwritableField(value, '') === undefined;

/** The name of the first field, in whatever depth, whose text cannot be stored. */
function unwritableField(value: unknown, place: string): string | undefined {
  if (typeof value === 'string') return isUnwritable(value) ? place : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = unwritableField(part, place ? `${place}.${name}` : name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export async function readFiles(operation: Operation, c: Context): Promise<File[]> {
  if (operation.body?.type !== 'multipart/form-data') return [];
  const type = c.req.header('content-type') ?? '';
  if (!/^multipart\/form-data/i.test(type)) throw new ApiError(415, 'UNSUPPORTED_TYPE');
  if (!/boundary=/i.test(type)) throw new ApiError(415, 'NOT_A_FORM');
  if (Number(c.req.header('content-length') ?? 0) > MAX_FORM) throw tooLarge();
  let form: FormData;
  try {
    form = await c.req.formData();
  } catch {
    throw new ApiError(400, 'UNREADABLE');
  }
  const wrong: Record<string, string> = {};
  for (const [name, value] of form.entries()) {
    if (name !== 'images' && fault('other-parts-passed-over')) continue;
    if (name !== 'images') wrong[name] = 'UNKNOWN_FIELD';
    else if (typeof value === 'string') wrong.images = 'NOT_AN_IMAGE';
  }
  const files = form.getAll('images').filter((one) => typeof one !== 'string');
  if (files.length === 0) wrong.images ??= 'MISSING_FIELD';
  if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
  return files;
}
