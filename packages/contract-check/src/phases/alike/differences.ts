import { tell, type Context } from '../../context';
import type { Answer } from '../../http/exchange';
import { isObject, textOf, type Json } from '../../json';

interface Difference {
  path: string;
  expected: Json;
  seen: Json;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Where both say something under one name, and not the same. What only one of them has says nothing. */
export function differences(
  expected: Json | undefined,
  seen: Json | undefined,
  path = '',
): Difference[] {
  if (expected === undefined || seen === undefined) return [];
  if (isObject(expected) && isObject(seen)) {
    const names = Object.keys(expected);
    return names.flatMap((name) => differences(expected[name], seen[name], joined(path, name)));
  }
  if (Array.isArray(expected) && Array.isArray(seen)) {
    if (expected.length !== seen.length) return [{ path, expected, seen }];
    return expected.flatMap((one, i) => differences(one, seen[i], path));
  }
  return isSame(expected, seen) ? [] : [{ path, expected, seen }];
}

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

function isSame(one: Json, other: Json): boolean {
  if (typeof one !== 'string' || typeof other !== 'string' || !MOMENT.test(one)) {
    return JSON.stringify(one) === JSON.stringify(other);
  }
  return Date.parse(one) === Date.parse(other);
}

/** Of something that is told in several places: `who` says of what, `answer` where it is otherwise. */
export function tellAlike(
  ctx: Context,
  answer: Answer,
  who: string,
  expected: Json | undefined,
  seen: Json | undefined,
): void {
  for (const one of differences(expected, seen)) {
    tell(ctx, answer, {
      cause: `${who} has another "${one.path}" here than elsewhere`,
      severity: 'BREAKS SCREEN',
      expected: textOf(one.expected).slice(0, 120),
      seen: textOf(one.seen).slice(0, 120),
    });
  }
}

/** The same, of what has to be there with all that is expected. */
export function tellTold(
  ctx: Context,
  answer: Answer,
  who: string,
  expected: { [name: string]: Json },
  seen: Json | undefined,
): void {
  const told = isObject(seen) ? seen : {};
  const missing = Object.keys(expected).filter((name) => told[name] === undefined);
  for (const name of missing) {
    tell(ctx, answer, {
      cause: `${who} does not say "${name}" here`,
      severity: 'BREAKS SCREEN',
      expected: textOf(expected[name]).slice(0, 120),
      seen: Object.keys(told).join(', ').slice(0, 120) || 'nothing',
    });
  }
  tellAlike(ctx, answer, who, expected, told);
}

export function picked(value: Json | undefined, names: string[]): { [name: string]: Json } {
  const told = isObject(value) ? value : {};
  return Object.fromEntries(
    names.flatMap((name) => (told[name] === undefined ? [] : [[name, told[name]]])),
  );
}
