import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { resolved } from '../../support/contract';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [name: string]: Json | undefined;
}

interface Media {
  schema: object;
  examples?: Record<string, { $ref?: string; value?: Json }>;
}

interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}

/** An example as somebody reads it: of a request's body or of an answer that succeeds. */
export interface Example {
  /** The operation and which of its examples. */
  name: string;
  operationId: string;
  isAnswer: boolean;
  schema: object;
  value: Json;
}

const file = path.join(__dirname, '../../../openapi.yaml');
export const contract = load(readFileSync(file, 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { examples: Record<string, { value: Json }> };
};

const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));

/** Whatever has to have an example: JSON bodies and JSON answers. */
export const places = operations.flatMap(({ operationId, requestBody, responses }) => [
  ...jsonIn(requestBody?.content).map((media) => ({
    name: `${operationId} body`,
    operationId,
    isAnswer: false,
    media,
  })),
  ...Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([status, response]) =>
      jsonIn(resolved(contract, response).content).map((media) => ({
        name: `${operationId} ${status}`,
        operationId,
        isAnswer: true,
        media,
      })),
    ),
]);

function jsonIn(content: Record<string, Media> = {}): Media[] {
  return content['application/json'] ? [content['application/json']] : [];
}

export const examples: Example[] = places.flatMap(({ media, name, ...place }) =>
  Object.entries(media.examples ?? {}).map(([key, example]) => ({
    ...place,
    name: `${name}: ${key}`,
    schema: media.schema,
    value: resolved(contract, example).value ?? null,
  })),
);

/** The first example of what an operation answers. */
export function answerOf(operationId: string): Json {
  const example = examples.find((each) => each.isAnswer && each.operationId === operationId);
  if (!example) throw new Error(`${operationId} answers no example.`);
  return example.value;
}

/** Every object within a value, with the name under which it is found. */
export function objectsIn(
  value: Json | undefined,
  name = '',
): { name: string; object: JsonObject }[] {
  if (Array.isArray(value)) return value.flatMap((each) => objectsIn(each, name));
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, each]) => objectsIn(each, key));
  return [{ name, object: value }, ...inner];
}
