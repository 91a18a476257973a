import type { Contract, Operation } from '../contract/contract';
import type { Asker, Entry } from '../record/recording';

export interface Asked {
  method: string;
  path: string;
  query: string;
  asker: Asker;
}

export interface Lookup {
  /** Undefined where the contract knows no such address. */
  operationOf(asked: Pick<Asked, 'method' | 'path'>): Operation | undefined;
  /** What was recorded, or what comes next to it; undefined where nothing does. */
  answerTo(operation: Operation, asked: Asked): Entry | undefined;
}

/** Finds what was recorded by who asks for what. */
export function newLookup({ operations }: Contract, entries: readonly Entry[]): Lookup {
  const patterns = [...operations.values()]
    // Those without parameters first: `/rooms/free` is no room.
    .toSorted((one, other) => one.path.split('{').length - other.path.split('{').length)
    .map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  const byOperation = new Map<string, Entry[]>();
  for (const entry of entries) {
    const known = byOperation.get(entry.operationId);
    if (known) known.push(entry);
    else byOperation.set(entry.operationId, [entry]);
  }
  return {
    operationOf: ({ method, path }) =>
      patterns.find(({ operation, pattern }) => operation.method === method && pattern.test(path))
        ?.operation,
    answerTo: ({ id }, asked) => nearest(byOperation.get(id) ?? [], asked),
  };
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/**
 * The very question, whatever it was answered with; else a success of what is most like it; else a refusal of the
 * operation. What anybody may see was asked by nobody in particular.
 */
function nearest(entries: Entry[], asked: Asked): Entry | undefined {
  const own = entries.filter(({ asker }) => asker === asked.asker);
  const same = own.find(({ path, query }) => path === asked.path && isSame(query, asked.query));
  if (same) return same;
  const successes = entries
    .filter(({ asker, status }) => isLetIn(asker, asked) && status < 300)
    .toSorted((one, other) => likeness(other, asked) - likeness(one, asked));
  return successes[0] ?? own[0];
}

const isLetIn = (asker: Asker, asked: Asked) => asker === asked.asker || asker === 'anonymous';

/** Another page of the same list is nearer than the same page of another. */
function likeness({ path, query, asker }: Entry, asked: Asked): number {
  const wanted = new URLSearchParams(asked.query);
  const shared = [...new URLSearchParams(query)].filter(
    ([name, value]) => wanted.get(name) === value,
  );
  return (path === asked.path ? 1000 : 0) + 2 * shared.length + (asker === asked.asker ? 1 : 0);
}

function isSame(one: string, other: string): boolean {
  return sorted(one) === sorted(other);
}

function sorted(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.sort();
  return parameters.toString();
}
