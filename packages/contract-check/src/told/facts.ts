import type { Contract, Schema } from '../contract/contract';
import { propertiesOf } from '../http/agrees';
import { isObject, textAt, textOf, type Json, type JsonObject } from '../json';

/** What an answer says of something that has a number or a code. */
export interface Fact {
  /** Of what, and what of it: both in the contract's own words. */
  key: string;
  name: string;
  of: string;
  value: Json;
}

/** How the contract describes what names a thing. */
const NAMES_A_THING = /^The (?:number|public code) of the ([a-z ]+)/;
const NAMES_OWN = ['id', 'bookingId', 'typeId'];
/** Told row by row: of a hotel's rooms each by itself, as their prices may be of a stay. */
const ELSEWHERE = ['images', 'rooms'];
/** These depend on what was asked for, where a thing has a price of a stay. */
const BY_STAY =
  /^(price|originalPrice|discount|stay\w*|originalStay\w*|nights|warnings|rooms|roomCount)$/;
/** The same by their names, in words of their own. */
const BY_NAME: Record<string, RegExp> = {
  booking: /^(totalAmount|arrivingGuest|arrivalTime)$/,
  hotel: /^(description|minimumStay)$/,
  room: /^(capacity|status)$/,
};

interface Shape {
  kind: string;
  own: string;
  /** By the name of a property: how it is called wherever the same is said. */
  keys: Map<string, string[]>;
}

const shapes = new WeakMap<Schema, Shape | null>();

const wordsOf = ({ description, $ref }: Schema) =>
  (description ?? ($ref ? `@${$ref}` : '')).replace(/\s+/g, ' ').trim();

/** What a schema says of things; nothing where it is about a part of one, or about something to be. */
function shapeOf(contract: Contract, written: Schema): Shape | undefined {
  const schema = contract.resolve(written);
  const known = shapes.get(schema);
  if (known !== undefined) return known ?? undefined;
  const made = newShape(propertiesOf(contract, written)) ?? null;
  shapes.set(schema, made);
  return made ?? undefined;
}

function newShape(properties: Record<string, Schema>): Shape | undefined {
  if ('position' in properties || 'night' in properties || 'segments' in properties) return;
  // What a change would make of it hangs on the change.
  if ('before' in properties && 'after' in properties) return;
  const named = NAMES_OWN.find((name) => name in properties);
  const [, kind = ''] = NAMES_A_THING.exec(wordsOf(properties[named ?? ''] ?? {})) ?? [];
  if (named === undefined || kind === '') return undefined;
  // Pictures of hotels, rooms and types are counted apart.
  const own = kind === 'picture' ? 'url' : named;
  const isOfStay = 'stayPrice' in properties || 'stayNights' in properties;
  const all = Object.values(properties).map(wordsOf);
  const keys = new Map<string, string[]>();
  for (const [name, property] of Object.entries(properties)) {
    const words = wordsOf(property);
    if (
      name === own ||
      name === named ||
      ELSEWHERE.includes(name) ||
      (isOfStay && BY_STAY.test(name))
    )
      continue;
    const isOnly = words !== '' && all.filter((one) => one === words).length === 1;
    keys.set(name, [
      `${name} ${words}`,
      ...(isOnly && !words.startsWith('@') ? [words] : []),
      ...(BY_NAME[kind.trim()]?.test(name) ? [name] : []),
    ]);
  }
  return { kind: kind.trim(), own, keys };
}

/** All that an answer says, in whatever depth. */
export function factsIn(contract: Contract, written: Schema, value: Json): Fact[] {
  if (Array.isArray(value)) {
    const items = contract.resolve(written).items ?? {};
    return value.flatMap((one) => factsIn(contract, items, one));
  }
  if (!isObject(value)) return [];
  const inner = Object.entries(propertiesOf(contract, written)).flatMap(([name, schema]) => {
    const part = value[name];
    return part === undefined || part === null ? [] : factsIn(contract, schema, part);
  });
  return [...ownFacts(contract, written, value), ...ofOthers(value), ...inner];
}

function ownFacts(contract: Contract, written: Schema, value: JsonObject): Fact[] {
  const shape = shapeOf(contract, written);
  const id = shape && value[shape.own];
  if (!shape || (typeof id !== 'number' && typeof id !== 'string')) return [];
  const of = `${shape.kind} ${id}`;
  const facts = [...shape.keys].flatMap(([name, keys]) => {
    const said = value[name];
    if (said === undefined) return [];
    if (Array.isArray(said) && textAt(said, 0, 'night') !== '') return ofNights(of, name, said);
    return keys.map((key) => ({ of, key, name, value: said }));
  });
  return [...facts, ...coverOf(shape, of, value)];
}

/** Each by itself: other nights may have been asked for. */
const ofNights = (of: string, name: string, nights: Json[]): Fact[] =>
  nights.map((one) => ({ of, key: `night ${textAt(one, 'night')}`, name, value: one }));

/** "The cover first": of all pictures in a form, of one in a row. */
function coverOf({ kind }: Shape, of: string, { images }: JsonObject): Fact[] {
  if (kind !== 'hotel' || !Array.isArray(images)) return [];
  return [{ of, key: 'cover', name: 'images', value: textAt(images, 0, 'url') }];
}

/** Names that stand beside the number of something else. */
function ofOthers(value: JsonObject): Fact[] {
  const told: [id: string, kind: string, name: string, key: string][] = [
    ['hotelId', 'hotel', 'hotelName', 'The name of the hotel.'],
    ['typeId', 'room type', 'typeName', 'the name of a room type'],
  ];
  const facts = told.flatMap(([id, kind, name, key]) =>
    typeof value[id] === 'number' && typeof value[name] === 'string'
      ? [{ of: `${kind} ${value[id]}`, key, name, value: value[name] }]
      : [],
  );
  // Of a type itself, and of what its nights cost.
  const typeId = 'ownFields' in value ? undefined : (value['typeId'] ?? value['id']);
  const isType = 'weekdayPrices' in value || ('typeId' in value && 'roomsLeft' in value);
  if (!isType || typeof value['name'] !== 'string') return facts;
  const of = `room type ${textOf(typeId)}`;
  return [...facts, { of, key: 'the name of a room type', name: 'name', value: value['name'] }];
}
