import type { Contract, Schema } from '../contract/contract';
import { propertiesOf } from '../http/agrees';
import { at, isObject, numberAt, textAt, textOf, type Json, type JsonObject } from '../json';
import type { Names } from './names';

export interface Difference {
  /** Without positions in lists. */
  path: string;
  expected: Json | undefined;
  seen: Json | undefined;
}

interface Parts {
  contract: Contract;
  names: Names;
  /** Whether a page's rows were asked for in an order that knows no equals. */
  isOrdered: boolean;
  /** Usual services are named in the reader's language by who knows them. */
  isEnglish: boolean;
}

interface List {
  path: string;
  items: Schema | undefined;
  seen: Json[];
  expected: Json[];
}

/** In words of its own, by its own clock, or of its own making: wherever, and there alone. */
const FREE =
  /^(jwt|token|message|title|text|requestId|fieldErrors|url|srcSet|mails|version|calendarSequence)$/;
const FREE_AT = /^\.type$|(^|\.)(counts\.price|\w+\.warnings)$/;
/** In words of its own: that there are some is enough. */
const IN_WORDS = /(^|\.)warnings$/;
const ARE_WORDS = /in the reader's language/;
/** What may be unknown to a server. */
const IF_KNOWN = /(^|\.)(image|images|roomImages)\.(width|height)$/;
/** What somebody has written is read in it; what a server says by itself it says in words of its own. */
const IS_REASON = /(^|\.)history\.reason$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
/** What both do one after the other. */
export const SAME_MOMENT_MS = 20_000;
const NAMES_A_THING = /^The (?:number|public code) of the ([a-z ]+)/;

/** Where the server says something else than the reference, of what the contract knows. */
export function compare(
  parts: Parts,
  written: Schema | undefined,
  seen: Json | undefined,
  expected: Json | undefined,
  path = '',
): Difference[] {
  if (isNothing(seen) && isNothing(expected)) return [];
  const difference = [{ path, expected, seen }];
  if (IS_REASON.test(path)) return isSameReason(parts.names, seen, expected) ? [] : difference;
  if (seen === undefined || expected === undefined) {
    return IF_KNOWN.test(path) ? [] : difference;
  }
  if (Array.isArray(seen) && Array.isArray(expected)) {
    return compareLists(parts, written, seen, expected, path);
  }
  if (isObject(seen) && isObject(expected)) return compareAll(parts, written, seen, expected, path);
  if (ARE_WORDS.test(written?.description ?? '')) return [];
  const kind = kindOf(parts.contract, written, path);
  // Those of hotels, of rooms and of types may be counted apart; each is known by its width.
  if (kind === 'picture') return [];
  const isSame = kind
    ? parts.names.isSame(kind, seen, expected)
    : isSameValue(parts.names, seen, expected);
  return isSame ? [] : difference;
}

function compareLists(
  parts: Parts,
  written: Schema | undefined,
  seen: Json[],
  expected: Json[],
  path: string,
): Difference[] {
  if (IN_WORDS.test(path) && seen.length > 0 && expected.length > 0) return [];
  const items = written && parts.contract.resolve(written).items;
  const [own, others] = path.endsWith('stays')
    ? [seen.flatMap(nearLengths), expected.flatMap(nearLengths)]
    : inOrder(parts, { path, items, seen, expected });
  if (own.length !== others.length) {
    return [{ path, expected: told(others), seen: told(own) }];
  }
  return own.flatMap((one, i) => compare(parts, items, one, others[i], path));
}

/** How far ahead a calendar looks is a server's own affair beyond this. */
const FARTHEST = 30;

function nearLengths(span: Json): Json[] {
  const [min, max] = [numberAt(span, 'min'), numberAt(span, 'max')];
  return min > FARTHEST ? [] : [{ min, max: Math.min(FARTHEST, max) }];
}

/** What else tells rows of one thing apart. */
const MORE = ['position', 'from', 'roomNumber'];

/**
 * Rows by what they are about, where each is known by name: of most lists the contract names no order, or none among
 * equals.
 */
function inOrder(parts: Parts, list: List): [own: Json[], others: Json[]] {
  const { path, items, seen, expected } = list;
  const [last = ''] = path.split('.').slice(-1);
  if (last === 'services') return [byName(seen), byName(expected)];
  const name = ['bookingId', 'id', 'typeId'].find((one) => at(expected[0], one) !== undefined);
  const isAsked = parts.isOrdered && (path === '' || last === 'content');
  if (isAsked || name === undefined) return [seen, expected];
  const properties = items ? propertiesOf(parts.contract, items) : {};
  const kind = kindOf(parts.contract, properties[name], `${path}.${name}`) ?? '';
  const known = (one: Json) => parts.names.referenceOf(kind, at(one, name));
  if (!seen.every((one) => known(one) !== undefined)) return [seen, expected];
  return [sortedBy(seen, known), sortedBy(expected, (one) => at(one, name))];
}

function sortedBy(rows: Json[], idOf: (one: Json) => Json | undefined): Json[] {
  const keyOf = (one: Json) => [idOf(one), ...MORE.map((more) => at(one, more))].map(textOf).join();
  return rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const told = (rows: Json[]) => `${rows.length}: ${JSON.stringify(rows)}`;

const byName = (rows: Json[]) =>
  rows.toSorted((one, other) => (textAt(one, 'name') < textAt(other, 'name') ? -1 : 1));

const isNothing = (value: Json | undefined) => value === undefined || value === null;

function compareAll(
  parts: Parts,
  written: Schema | undefined,
  seen: JsonObject,
  expected: JsonObject,
  path: string,
): Difference[] {
  const properties = written ? propertiesOf(parts.contract, written) : {};
  const names = Object.keys(properties).length > 0 ? properties : { ...seen, ...expected };
  return Object.keys(names)
    .filter((name) => !(parts.isEnglish && name === 'services'))
    .filter((name) => !FREE.test(name) && !FREE_AT.test(`${path}.${name}`))
    .flatMap((name) => {
      const within = path === '' ? name : `${path}.${name}`;
      return compare(parts, properties[name], seen[name], expected[name], within);
    });
}

/** Of what a number or a code names something, in the contract's words; nothing where it names nothing. */
function kindOf(contract: Contract, written: Schema | undefined, path: string): string | undefined {
  const [name = ''] = path.split('.').slice(-1);
  const own = written?.description ?? (written && contract.resolve(written).description);
  const [, told] = NAMES_A_THING.exec((own ?? '').replace(/\s+/g, ' ')) ?? [];
  const [, before] = /^(\w+?)Ids?$/.exec(name) ?? [];
  const kind = told?.trim() ?? before;
  if (kind === undefined) return name === 'id' ? path : undefined;
  return kind === 'type' ? 'room type' : kind.replace(/^taken/, '').toLowerCase();
}

const isSameReason = (names: Names, seen: Json | undefined, expected: Json | undefined) =>
  !names.isWritten(expected) || textOf(seen ?? '').includes(textOf(expected));

function isSameValue(names: Names, seen: Json, expected: Json): boolean {
  if (typeof seen !== 'string' || typeof expected !== 'string') return seen === expected;
  if (MOMENT.test(seen) && MOMENT.test(expected)) {
    return Math.abs(Date.parse(seen) - Date.parse(expected)) < SAME_MOMENT_MS;
  }
  return names.inReference(seen) === expected;
}
