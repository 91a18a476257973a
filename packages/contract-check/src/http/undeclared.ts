import type { Contract, Schema } from '../contract/contract';
import { isObject, type Json } from '../json';

interface Undeclared {
  property: string;
  isSensitive: boolean;
}

/** What says who somebody is, or lets one in as somebody. */
const SENSITIVE =
  /pass(word|wd)|hash|salt|secret|token|e-?mail|phone|owner|guest|address|birth|card|session|user_?id|internal/i;

/** Fields of an answer that its schema does not have. */
export function undeclaredIn(contract: Contract, written: Schema, value: Json): Undeclared[] {
  const schema = contract.resolve(written);
  if (Array.isArray(value)) {
    return value.slice(0, 3).flatMap((row) => undeclaredIn(contract, schema.items ?? {}, row));
  }
  if (!isObject(value)) return [];
  const known = propertiesOf(contract, schema);
  if (known === undefined) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const declared = known[name];
    if (declared) return undeclaredIn(contract, declared, inner);
    return [{ property: name, isSensitive: SENSITIVE.test(name) }];
  });
}

/** Undefined where anything may be. */
function propertiesOf(contract: Contract, schema: Schema): Record<string, Schema> | undefined {
  const { properties, oneOf = [], allOf = [], anyOf = [], additionalProperties } = schema;
  const parts = [...oneOf, ...allOf, ...anyOf].map((part) => contract.resolve(part));
  if (!properties && parts.length === 0) return undefined;
  if (additionalProperties !== undefined && additionalProperties !== false) return undefined;
  return Object.assign(
    {},
    properties,
    ...parts.map((part) => propertiesOf(contract, part) ?? {}),
  ) as Record<string, Schema>;
}
