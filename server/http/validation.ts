import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { hasControls, tidyFreeText } from '../../domain/reviews/reviews';
import { isDay } from '../../domain/stays/stay';
import { isStorable } from '../../domain/texts/texts';
import { invalid, type ApiError } from './errors';
import { DEFAULT_LANGUAGE } from '../../domain/languages/languages';
import { texts } from '../i18n/texts';
import type { FieldErrorCode } from './messages';
import { onFirstUse } from './onFirstUse';

type Json = Record<string, unknown>;

// Nothing is converted and nothing is dropped: what the contract does not allow is refused.
const ajv = new Ajv2020({
  allErrors: true,
  coerceTypes: false,
  useDefaults: true,
  strict: false,
  // A fault says which value it is about.
  verbose: true,
});
// The package is CommonJS: its types and its default export disagree about where the plugin is.
(formatsPlugin as unknown as { default: FormatsPlugin }).default(ajv);
// Years that no database column takes, such as 0, are no days either.
ajv.addFormat('date', isDay);

/** Carries the faulty fields from the validator to the error handler. */
class InvalidRequest extends Error {
  constructor(readonly apiError: ApiError) {
    super('The request breaks the contract.');
  }
}

export function validationErrorOf(error: unknown): ApiError | undefined {
  return error instanceof InvalidRequest ? error.apiError : undefined;
}

/** The compiler that Fastify calls once per route and part of the request. */
export const validatorCompiler: FastifySchemaCompiler<unknown> = (part) =>
  onFirstUse(() => validatorOf(part));

function validatorOf({ schema, httpPart }: Parameters<typeof validatorCompiler>[0]) {
  const rules = schema as Json;
  if (httpPart === 'body') return checked(bodyChecks(rules));
  if (httpPart === 'headers') return checkedHeaders(rules);
  const closed = httpPart === 'querystring' ? { ...rules, additionalProperties: false } : rules;
  const check = ajv.compile(closed);
  return (values: Json) => checked([check])(withTypes(values, rules));
}

/** Checks the headers that the contract names, whose names arrive in lower case. */
function checkedHeaders(rules: Json) {
  const names = Object.keys(rules['properties'] ?? {});
  const check = checked([ajv.compile(rules)]);
  return (headers: Json) => {
    const named = names.map((name) => [name, headers[name.toLowerCase()]]);
    const answer = check(Object.fromEntries(named.filter(([, value]) => value !== undefined)));
    return 'error' in answer ? answer : {};
  };
}

/** A `oneOf` body is checked against each branch; the branch with the fewest errors explains. */
function bodyChecks(rules: Json): ValidateFunction[] {
  const branches = Array.isArray(rules['oneOf']) ? (rules['oneOf'] as Json[]) : [rules];
  return branches.map((branch) => ajv.compile(branch));
}

function checked(checks: ValidateFunction[]) {
  return (value: unknown) => {
    const errors: ErrorObject[][] = [];
    for (const check of checks) {
      if (check(value)) return { value };
      errors.push(check.errors ?? []);
    }
    const fewest = errors.sort((a, b) => a.length - b.length)[0] ?? [];
    return { error: new InvalidRequest(invalid(invalidFields(fewest))) };
  };
}

function invalidFields(errors: ErrorObject[]): Record<string, FieldErrorCode> {
  const fields: Record<string, FieldErrorCode> = {};
  for (const error of errors) {
    const name = fieldName(error);
    fields[name] ??= codeOf(error);
  }
  return fields;
}

function codeOf({ keyword, data, parentSchema }: ErrorObject): FieldErrorCode {
  if (keyword === 'pattern') {
    // What cannot be seen has to be named.
    if (hasControls(tidyFreeText(String(data)))) return 'control';
    const inWords = parentSchema?.['x-refused-as'] as FieldErrorCode | undefined;
    if (inWords) return inWords;
  }
  return keyword in texts[DEFAULT_LANGUAGE].fields ? (keyword as FieldErrorCode) : 'format';
}

function fieldName({ instancePath, params }: ErrorObject): string {
  const within = instancePath.split('/').slice(1).map(unescapePointer);
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const last = missingProperty ?? additionalProperty;
  return [...within, ...(last === undefined ? [] : [last])].join('.') || 'body';
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** What a URL spells out, as its rule's type; text that does not spell one stays for the check. */
function withTypes(values: Json, rules: Json): Json {
  const properties = (rules['properties'] ?? {}) as Record<string, Json>;
  for (const [name, { type }] of Object.entries(properties)) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    if (type === 'array') values[name] = value.split(',');
    else if (isNumber[String(type)]?.test(value)) values[name] = Number(value);
    else if (type === 'boolean' && ['true', 'false'].includes(value))
      values[name] = value === 'true';
  }
  return values;
}

/** Plain decimals only: no `0x10`, `1e3` or ` 5`. */
const isNumber: Readonly<Record<string, RegExp>> = {
  integer: /^-?(0|[1-9]\d{0,15})$/,
  number: /^-?(0|[1-9]\d{0,15})(\.\d{1,20})?$/,
};

/** Deeper than anything that the contract describes. */
const DEEPEST = 20;

/**
 * Names of the fields that hold a NUL or half a surrogate pair: no database column takes either.
 * Values that are nested without end are refused before anything walks through them.
 */
export function fieldsWithBadText(
  value: unknown,
  path: string[] = [],
): Record<string, FieldErrorCode> {
  if (typeof value === 'string') {
    return isStorable(value) ? {} : { [path.join('.') || 'body']: 'control' };
  }
  if (typeof value !== 'object' || value === null) return {};
  if (path.length > DEEPEST) return { body: 'format' };
  const found: Record<string, FieldErrorCode> = {};
  for (const [key, inner] of Object.entries(value)) {
    Object.assign(found, fieldsWithBadText(inner, [...path, isStorable(key) ? key : '?']));
    if (!isStorable(key)) found[[...path, '?'].join('.')] = 'control';
  }
  return found;
}
