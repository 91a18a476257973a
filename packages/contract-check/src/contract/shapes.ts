import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import type { Json } from '../json';
import type { Contract, Schema } from './contract';

export interface ShapeError {
  /** The property within the answer, without positions in lists. */
  property: string;
  message: string;
  isMissing: boolean;
}

export interface Shapes {
  errorsOf(operationId: string, status: string, media: string, body: Json): ShapeError[];
  /** Whether the contract itself would take this as a body of the operation. */
  takesBody(operationId: string, body: Json): boolean;
}

const MAX_ERRORS = 5;

/** Checks answers against the schemas; each is compiled when it is first needed. */
export function shapesOf({ written, operations }: Contract): Shapes {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  (formatsPlugin as unknown as { default: FormatsPlugin }).default(ajv);
  ajv.addSchema({ $id: 'contract', components: written.components });
  const compiled = new Map<Schema | string, ValidateFunction>();

  const validatorOf = (schema: Schema): ValidateFunction => {
    // Most answers are of few named schemas.
    const key = schema.$ref ?? schema;
    const known = compiled.get(key);
    if (known) return known;
    const made = schema.$ref
      ? ajv.getSchema(`contract${schema.$ref}`)!
      : ajv.compile(absolute(schema));
    compiled.set(key, made);
    return made;
  };

  return {
    errorsOf(id, status, media, body) {
      const schema = operations.get(id)?.responses[status]?.content?.[media]?.schema;
      if (!schema) return [];
      const validate = validatorOf(schema);
      if (validate(body)) return [];
      return distinct((validate.errors ?? []).map(told));
    },
    takesBody(id, body) {
      const schema = operations.get(id)?.body;
      return schema !== undefined && validatorOf(schema)(body);
    },
  };
}

/** References as the validator finds them: from any schema to the one registered document. */
function absolute<T>(value: T): T {
  if (Array.isArray(value)) return value.map(absolute) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      name === '$ref' && typeof inner === 'string' && inner.startsWith('#')
        ? `contract${inner}`
        : absolute(inner),
    ]),
  ) as T;
}

function told({ instancePath, keyword, message = '', params }: ErrorObject): ShapeError {
  const within = instancePath
    .split('/')
    .filter((step) => step !== '' && !/^\d+$/.test(step))
    .join('.');
  const { missingProperty, allowedValues } = params as Record<string, unknown>;
  const isMissing = keyword === 'required';
  const property = isMissing ? [within, String(missingProperty)].filter(Boolean).join('.') : within;
  const values = Array.isArray(allowedValues) ? `: ${allowedValues.join(', ')}` : '';
  return { property, message: isMissing ? 'is missing' : `${message}${values}`, isMissing };
}

function distinct(errors: ShapeError[]): ShapeError[] {
  const byText = new Map(errors.map((error) => [`${error.property} ${error.message}`, error]));
  return [...byText.values()].slice(0, MAX_ERRORS);
}
