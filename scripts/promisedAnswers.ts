import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';

interface Schema {
  $ref?: string;
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
interface Answer {
  $ref?: string;
  content?: Record<string, { schema: Schema }>;
}
interface Contract {
  paths: Record<
    string,
    Record<string, { operationId?: string; responses?: Record<string, Answer> }>
  >;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

/** A scalar by its first letter, another schema by its name, a list as its item in brackets. */
type Shape = string | Shape[];

const SCALARS: Record<string, string> = {
  string: 's',
  integer: 'n',
  number: 'n',
  boolean: 'b',
};
const ANYTHING = '';

/** What each operation answers when it succeeds, just deep enough to tell that an answer is it. */
export async function promisedAnswers(): Promise<string> {
  const text = await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8');
  const contract = load(text) as Contract;
  const objects: Record<string, unknown> = {};
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const answers = Object.fromEntries(
    operations.flatMap(({ operationId, responses }) =>
      operationId && responses ? [[operationId, answerOf(responses)]] : [],
    ),
  );
  return `// Generated from openapi.yaml by scripts/generate.ts.
export type Shape = string | readonly Shape[];
export const answers: Record<string, Shape> = ${JSON.stringify(answers)};
export const objects: Record<string, { needs: string; fields: Record<string, Shape> }> =
  ${JSON.stringify(objects)};
`;

  function answerOf(responses: Record<string, Answer>): Shape {
    const [, answer = {}] = Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];
    const { content = {} } = answer.$ref
      ? contract.components.responses[nameOf(answer.$ref)]!
      : answer;
    const [first] = Object.entries(content);
    if (!first) return ANYTHING;
    const [mediaType, { schema }] = first;
    return mediaType === 'application/json' ? shapeOf(schema) : mediaType;
  }

  function shapeOf(schema: Schema, name?: string): Shape {
    if (schema.$ref) return shapeOf(schemaOf(schema), nameOf(schema.$ref));
    const type = [schema.type].flat().find((one) => one !== 'null') ?? '';
    if (type === 'array') {
      const items = schema.items ?? {};
      return [[items.type].flat().includes('null') ? ANYTHING : shapeOf(items)];
    }
    if (type !== 'object') return SCALARS[type] ?? ANYTHING;
    const key = name ?? `#${Object.keys(objects).length}`;
    if (!objects[key]) {
      objects[key] = true;
      const fields = Object.entries(schema.properties ?? {});
      objects[key] = {
        needs: neededOf(schema).join(' '),
        fields: Object.fromEntries(fields.map(([field, own]) => [field, shapeOf(own)])),
      };
    }
    return key;
  }

  /** The fields without which an answer is something else, or leads to sums that are none. */
  function neededOf({ required = [], properties = {} }: Schema): string[] {
    if (required.includes('content')) return ['content', 'totalPages', 'totalElements'];
    const id = required.find((field) => field === 'id' || field === 'bookingId');
    if (id) return [id];
    return required.filter((field) => {
      const own = properties[field] ?? {};
      return shapeOf(own) === 'n' && ![schemaOf(own).type].flat().includes('null');
    });
  }

  function schemaOf(schema: Schema): Schema {
    return schema.$ref ? contract.components.schemas[nameOf(schema.$ref)]! : schema;
  }
}

function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
