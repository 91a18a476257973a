import { CORE_SCHEMA, load } from 'js-yaml';
import { readFileSync } from 'node:fs';
import { chosen, successOf, type Contract, type Operation } from '../../../scripts/mock/examples';

/** An operation with what was found out of the screens that ask for it. */
export interface ScreenOperation extends Operation {
  'x-screens'?: string[];
  'x-needed'?: Partial<Record<'page' | 'section', string>>;
}

interface Route {
  method: string;
  pattern: RegExp;
  operation: ScreenOperation;
}

const contract = load(readFileSync('openapi.yaml', 'utf8'), { schema: CORE_SCHEMA }) as Contract;

const routes: Route[] = Object.entries(contract.paths)
  // Those without parameters first: `/rooms/free` is no room.
  .sort(([one], [other]) => one.split('{').length - other.split('{').length)
  .flatMap(([path, methods]) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return Object.entries(methods).map(([method, operation]) => ({
      ...{ method: method.toUpperCase(), pattern, operation },
    }));
  });

export const operations: readonly ScreenOperation[] = routes.map(({ operation }) => operation);

type Change = (operationId: string, answer: unknown) => unknown;

/** Answers each operation with its example, as the mock does, but for what a change makes of it. */
export class ExampleAnswers {
  /** The examples that were asked for and are JSON, by operation. */
  readonly given = new Map<string, unknown>();
  underWay = 0;

  constructor(private readonly change: Change = (_, answer) => answer) {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      this.underWay += 1;
      try {
        return await this.answer(new Request(input, init));
      } finally {
        this.underWay -= 1;
      }
    });
  }

  private async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isAsked = ({ method, pattern }: Route) =>
      method === request.method && pattern.test(pathname);
    const operation = routes.find(isAsked)?.operation;
    if (!operation) throw new Error(`Nothing answers ${request.method} ${pathname}.`);
    const success = successOf(contract, operation);
    const headers = { 'Content-Type': success.type };
    // It stays open and says nothing.
    if (success.type === 'text/event-stream')
      return new Response(new ReadableStream(), { headers });
    const text = await request.text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const caller = request.headers.get('Authorization')?.split('.').at(-1);
    const example = chosen(contract, operation, success, { body, caller });
    if (success.type !== 'application/json') return new Response(String(example), { headers });
    this.given.set(operation.operationId, example);
    const answer = this.change(operation.operationId, example);
    return new Response(JSON.stringify(answer), { status: success.status, headers });
  }
}
