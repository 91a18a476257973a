import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { load } from 'js-yaml';
import { fault } from '../faults';

/** What this backend reads of openapi.yaml: addresses, who may call, and the rules of bodies and parameters. */

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  default?: unknown;
  items?: Schema;
  pattern?: string;
  additionalProperties?: unknown;
  properties?: Record<string, Schema>;
}

interface RateLimit {
  seconds: number;
  perAccount?: number;
  perAddress?: number;
  perPlace?: number;
  spare?: number;
  accountField?: string;
  onlyRefused?: boolean;
  onlyWith?: string;
}

type Content = Record<string, { schema: Schema }>;

interface RawOperation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
  security: Record<string, string[]>[];
  'x-level'?: string;
  'x-origin'?: string;
  'x-rate-limit'?: RateLimit;
  'x-tolerates-json-string'?: boolean;
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

type Access = 'public' | 'account' | 'partner' | 'admin';

export interface Operation {
  id: string;
  method: string;
  path: string;
  level: string;
  access: Access;
  parameters: Parameter[];
  /** Where the body's rule stands in the document, by media type. */
  body: { type: string; pointer: string; required: boolean } | undefined;
  toleratesString: boolean;
  rateLimit: RateLimit | undefined;
  /** Where the rule of an answer with this status stands. */
  answers: Map<number, { type: string; pointer: string }>;
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

export class Contract {
  readonly operations: Operation[];
  private readonly ajv: Ajv2020;
  private readonly known = new Map<string, ValidateFunction>();
  private readonly byRule = new Map<object, ValidateFunction>();

  constructor(file: string | URL) {
    const document = load(readFileSync(file, 'utf8')) as Document;
    loosen(document);
    // ajv collects every error, so that a form shows all of its fields at once.
    this.ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false });
    formatsPlugin(this.ajv);
    this.ajv.addFormat('binary', true);
    this.ajv.addSchema(document, 'contract');
    this.operations = operationsOf(document);
  }

  /** What is wrong with a value by the rule that stands at `pointer`. */
  errors(pointer: string, value: unknown): ErrorObject[] {
    let validate = this.known.get(pointer);
    if (!validate) {
      validate = this.ajv.compile({ $ref: `contract#${pointer}` });
      this.known.set(pointer, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  }

  /** The same by a parameter's own rule. */
  errorsBy(schema: Schema, value: unknown): ErrorObject[] {
    let validate = this.byRule.get(schema);
    if (!validate) {
      const { $ref, ...own } = schema;
      const rule = $ref ? { ...own, $ref: `contract${$ref}` } : { ...own, items: itemsOf(own) };
      validate = this.ajv.compile(rule);
      this.byRule.set(schema, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []);
  }
}

const itemsOf = ({ items }: Schema) =>
  items?.$ref ? { $ref: `contract${items.$ref}` } : (items ?? true);

function loosen({ components: { schemas } }: Document): void {
  if (fault('sign-up-as-admin')) delete schemas.NewTraveller!.properties!.role!.pattern;
  if (!fault('unknown-fields-pass')) return;
  for (const schema of Object.values(schemas)) {
    if (schema.additionalProperties === false) delete schema.additionalProperties;
  }
}

function operationsOf(document: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, raw]) => raw.operationId)
      .map(([method, raw]) => operationOf(document, path, method, raw)),
  );
}

function operationOf(
  document: Document,
  path: string,
  method: string,
  raw: RawOperation,
): Operation {
  const place = `/paths/${escaped(path)}/${method}`;
  const type = Object.keys(raw.requestBody?.content ?? {})[0];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    level: raw['x-level'] ?? (raw['x-origin'] === 'added' ? 'trade' : 'core'),
    access: accessOf(raw),
    parameters: (raw.parameters ?? []).map((one) => parameterOf(document, one)),
    body: type
      ? {
          type,
          pointer: `${place}/requestBody/content/${escaped(type)}/schema`,
          required: raw.requestBody!.required === true,
        }
      : undefined,
    toleratesString: raw['x-tolerates-json-string'] === true,
    rateLimit: raw['x-rate-limit'],
    answers: answersOf(document, place, raw),
  };
}

function accessOf(raw: RawOperation): Access {
  const names = raw.security.flatMap((one) => Object.keys(one));
  return (names[0] as Access | undefined) ?? 'public';
}

function parameterOf(document: Document, one: Parameter | { $ref: string }): Parameter {
  const parameter = '$ref' in one ? (at(document, one.$ref) as Parameter) : one;
  const { schema } = parameter;
  const own = schema.$ref ? { ...(at(document, schema.$ref) as Schema), ...schema } : schema;
  return { ...parameter, schema: own };
}

function answersOf(document: Document, place: string, raw: RawOperation): Operation['answers'] {
  const answers: Operation['answers'] = new Map();
  for (const [status, response] of Object.entries(raw.responses)) {
    const { $ref } = response;
    const { content } = ($ref ? at(document, $ref) : response) as { content?: Content };
    const from = $ref ? $ref.slice(1) : `${place}/responses/${status}`;
    const type = Object.keys(content ?? {})[0];
    if (type) {
      answers.set(Number(status), { type, pointer: `${from}/content/${escaped(type)}/schema` });
    }
  }
  return answers;
}

function at(document: Document, ref: string): unknown {
  let here: unknown = document;
  for (const key of ref.slice(2).split('/')) here = (here as Record<string, unknown>)[key];
  return here;
}
