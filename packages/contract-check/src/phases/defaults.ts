import { offeredOperations, step, tell, type Context } from '../context';
import type { Operation, Parameter } from '../contract/contract';
import type { Answer, Call } from '../http/exchange';
import { textOf, type Json } from '../json';
import { differences } from './alike/differences';
import { asWhoMay } from './bodies';

/** What a question leaves out is as the contract's default says. */
export async function defaults(ctx: Context): Promise<void> {
  for (const operation of offeredOperations(ctx)) {
    if (operation.method !== 'GET' || operation.isStream) continue;
    for (const parameter of operation.parameters.filter(hasDefault)) {
      const what = `${operation.id} takes "${parameter.name}" as it is by default`;
      await step(ctx, what, () => asByDefault(ctx, operation, parameter));
    }
  }
}

const hasDefault = ({ in: place, schema }: Parameter) =>
  place === 'query' && schema.default !== undefined;

/** What changed meanwhile is the same when it is asked again. */
const TRIES = 2;

async function asByDefault(ctx: Context, operation: Operation, parameter: Parameter) {
  const request = asWhoMay(ctx, operation);
  const { [parameter.name]: _, ...others } = request.query ?? {};
  const byDefault = parameter.schema.default as string | number | boolean;
  const ask = (query: Required<Call>['query']) =>
    ctx.client.call(operation.id, { ...request, query });
  for (let n = 1; n <= TRIES; n++) {
    const said = await ask({ ...others, [parameter.name]: byDefault });
    const left = await ask(others);
    const difference = differenceOf(said, left);
    if (!difference) return;
    if (n < TRIES) continue;
    tell(ctx, left, {
      cause: `"${parameter.name}" is not by default what the contract says`,
      severity: 'BREAKS SCREEN',
      expected: `as with ${parameter.name}=${byDefault}: ${difference.expected}`,
      seen: difference.seen,
    });
  }
}

function differenceOf(said: Answer, left: Answer): Record<'expected' | 'seen', string> | undefined {
  if (said.status !== left.status) {
    return { expected: String(said.status), seen: String(left.status) };
  }
  if (said.status >= 300) return undefined;
  const [first] = differences(said.body, left.body);
  return (
    first && { expected: shown(first.path, first.expected), seen: shown(first.path, first.seen) }
  );
}

const shown = (path: string, value: Json) => `${path} ${textOf(value).slice(0, 80)}`;
