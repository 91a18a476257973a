import type { Contract, Schema } from '../contract/contract';
import { isObject, textOf, type Json, type JsonObject } from '../json';
import { isNoHeadline } from './examineLanguage';
import type { Tell } from './parts';
import { SUMS } from './sums';

/** What an answer says twice it says alike, and what it adds up is right: in whatever answer it stands. */
export function tellDisagreements(
  contract: Contract,
  written: Schema,
  value: Json,
  tell: Tell,
): void {
  if (Array.isArray(value)) {
    const items = contract.resolve(written).items ?? {};
    for (const row of value) tellDisagreements(contract, items, row, tell);
    return;
  }
  if (!isObject(value)) return;
  const properties = propertiesOf(contract, written);
  for (const [name, schema] of Object.entries(properties)) {
    if (value[name] === undefined) continue;
    tellOther(contract, name, schema, value, tell);
    tellLanguage(name, schema, value[name], tell);
    tellDisagreements(contract, schema, value[name], tell);
  }
  for (const { name, expected, seen } of SUMS.flatMap((sum) => sum(value))) {
    tell({
      cause: `an answer contradicts itself: ${name}`,
      severity: 'BREAKS SCREEN',
      expected: `${name}: ${textOf(expected)}`.slice(0, 120),
      seen: `${name}: ${textOf(seen)}`.slice(0, 120),
    });
  }
}

/** Asked for with every object of every answer. */
const merged = new WeakMap<Schema, Record<string, Schema>>();

export function propertiesOf(contract: Contract, written: Schema): Record<string, Schema> {
  const schema = contract.resolve(written);
  const known = merged.get(schema);
  if (known) return known;
  const { properties, allOf = [], oneOf = [], anyOf = [] } = schema;
  const parts = [...allOf, ...oneOf, ...anyOf].map((part) => propertiesOf(contract, part));
  const all = Object.assign({}, ...parts, properties) as Record<string, Schema>;
  merged.set(schema, all);
  return all;
}

/** Words in which the contract says that a property is another one under a second name. */
const TWIN = /^The same(?: \w+)? as `(\w+)`(, in capitals)?\.$/;

function tellOther(
  contract: Contract,
  name: string,
  schema: Schema,
  value: JsonObject,
  tell: Tell,
): void {
  const words = [schema.description, contract.resolve(schema).description];
  const [, twin = '', inCapitals] =
    words.map((one) => TWIN.exec(one ?? '')).find((one) => one) ?? [];
  // A schema is named after what it describes, with a capital.
  const first = value[twin] ?? value[twin.charAt(0).toLowerCase() + twin.slice(1)];
  if (first === undefined) return;
  const expected = inCapitals ? textOf(first).toUpperCase() : first;
  if (JSON.stringify(sorted(expected)) === JSON.stringify(sorted(value[name] ?? null))) return;
  tell({
    cause: `"${name}" is not the same as "${twin}"`,
    severity: 'BREAKS SCREEN',
    expected: `${name}: ${textOf(expected)}`.slice(0, 120),
    seen: `${name}: ${textOf(value[name])}`.slice(0, 120),
  });
}

function tellLanguage(name: string, { description = '' }: Schema, value: Json, tell: Tell): void {
  if (description !== 'One line, in English.' || typeof value !== 'string') return;
  if (!isNoHeadline(value)) return;
  tell({
    cause: `"${name}" is told in another language than English`,
    severity: 'WRONG MESSAGE',
    expected: description,
    seen: value.slice(0, 120),
  });
}

/** The order of fields says nothing. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const names = Object.keys(value).toSorted();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] ?? null)]));
}
