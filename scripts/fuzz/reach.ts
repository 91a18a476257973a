import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';

/** How far one run got: what it could have done, and what it was seen to do. */
export interface Reach {
  requests: number;
  /** Operations that answered at least one valid request with success. */
  reached: string[];
  /** The others that were sent one, and whose success the contract promises the role. */
  missed: string[];
  /** What is open to the role as well, and there was no time for. */
  untried: string[];
}

interface Report {
  test_cases: { generated: number };
  /** By operation and phase of the run, of those that were sent a valid request. */
  valid_rates: Record<string, Record<string, { accepted: number }>>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  'x-answers': Record<string, number>;
  responses: Record<string, { content?: object }>;
}

/** Reads a report of Schemathesis with the eyes of a role. */
export async function reachOf(report: string, role: string): Promise<Reach> {
  const { test_cases: cases, valid_rates: rates } = JSON.parse(
    await readFile(report, 'utf8'),
  ) as Report;
  const accepted = (operation: string) =>
    Object.values(rates[operation] ?? {}).some((phase) => phase.accepted > 0);
  const open = await operationsOpenTo(role);
  const isTried = (operation: string) => operation in rates;
  return {
    requests: cases.generated,
    reached: open.filter(accepted),
    missed: open.filter((operation) => isTried(operation) && !accepted(operation)),
    untried: open.filter((operation) => !isTried(operation)),
  };
}

async function operationsOpenTo(role: string): Promise<string[]> {
  const { paths } = load(await readFile('openapi.yaml', 'utf8')) as Contract;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => !isStream(operation) && (operation['x-answers'][role] ?? 0) < 300)
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

/** What has no end is not asked for. */
function isStream({ responses }: Operation): boolean {
  return 'text/event-stream' in (responses['200']?.content ?? {});
}
