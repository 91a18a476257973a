import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import { resolved } from './contract';

/** Codes by status, e.g. `{ 409: ['STALE'] }`. */
type Codes = Record<string, string[]>;

interface Written {
  'x-codes'?: Codes;
  responses: Record<string, { $ref?: string; 'x-codes'?: string[] }>;
}

interface WrittenContract {
  'x-codes': Codes;
  paths: Record<string, Record<string, Written>>;
}

const contract = load(readFileSync('openapi.yaml', 'utf8')) as WrittenContract;

/** What any operation may answer, and any address that has none. */
export const codesOfAll: Codes = contract['x-codes'];

/** What an operation may answer beside that. */
export function codesOf({ responses, 'x-codes': own = {} }: Written): Codes {
  const shared = Object.entries(responses).map(([status, response]): [string, string[]] => [
    status,
    resolved(contract, response)['x-codes'] ?? [],
  ]);
  return { ...Object.fromEntries(shared), ...own };
}

/** Codes that an operation may answer with, by its method and path: `GET /api/customer/hotels/{id}`. */
const codesByOperation = new Map(
  Object.entries(contract.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, written]): [string, string[]] => [
      `${method.toUpperCase()} ${address}`,
      Object.values(codesOf(written)).flat(),
    ]),
  ),
);

/** A problem as a server's log has it: the operation and the code. */
interface AnsweredProblem {
  operation: string;
  code: string;
}

/** What a server has refused since it was started: to tests, and to the pages that they opened. */
export async function problemsIn(logFile: string): Promise<AnsweredProblem[]> {
  const lines = (await readFile(logFile, 'utf8')).split('\n');
  return lines
    .filter((line) => line.includes('"code":"') && line.includes('"msg":"request"'))
    .map((line) => JSON.parse(line) as { method: string; route: string; code: string })
    .map(({ method, route, code }) => {
      const address = route.replace(/:(\w+)/g, '{$1}');
      return { operation: `${method === 'HEAD' ? 'GET' : method} ${address}`, code };
    });
}

/**
 * What operators ask is not part of the contract.
 *
 * @throws Error that names each operation with the code which its `x-codes` lack
 */
export function expectDeclared(problems: readonly AnsweredProblem[]): void {
  const anywhere = Object.values(codesOfAll).flat();
  const undeclared = problems
    .filter(({ code }) => !anywhere.includes(code))
    .filter(({ operation, code }) => codesByOperation.get(operation)?.includes(code) === false)
    .map(({ operation, code }) => `${operation}: ${code}`);
  if (undeclared.length === 0) return;
  const each = [...new Set(undeclared)].sort();
  throw new Error(`openapi.yaml lacks these in x-codes:\n${each.join('\n')}`);
}
