import { offeredOperations, step, tell, type Context } from '../context';
import type { Operation, Parameter } from '../contract/contract';
import type { Answer, Call } from '../http/exchange';
import { textOf, type Json } from '../json';
import { differences } from './alike/differences';
import { asWhoMay } from './bodies';

type Query = Required<Call>['query'];

/** What a question leaves out is as the contract's default says, and what counts beside dates only is passed over. */
export async function defaults(ctx: Context): Promise<void> {
  for (const operation of offeredOperations(ctx)) {
    if (operation.method !== 'GET' || operation.isStream) continue;
    for (const parameter of operation.parameters.filter(hasDefault)) {
      const what = `${operation.id} takes "${parameter.name}" as it is by default`;
      await step(ctx, what, () => asByDefault(ctx, operation, parameter));
    }
    const ofDates = countedWithDates(operation);
    if (ofDates.length === 0) continue;
    const what = `${operation.id} counts ${ofDates.map(({ name }) => name).join(' and ')} with dates only`;
    await step(ctx, what, () => withDatesOnly(ctx, operation, ofDates));
  }
}

/** How the contract says it, of one parameter or of two. */
const WITH_DATES = /^Counts(?:, as `(\w+)` does,)? only with dates\.$/;

function countedWithDates({ parameters }: Operation): Parameter[] {
  const names = parameters.flatMap(({ name, description = '' }) => {
    const found = WITH_DATES.exec(description.replaceAll(/\s+/g, ' ').trim());
    return found ? [name, found[1]] : [];
  });
  return parameters.filter(({ name }) => names.includes(name));
}

/** As much as may be said of them changes nothing where no dates are. */
async function withDatesOnly(ctx: Context, operation: Operation, parameters: Parameter[]) {
  const most = Object.fromEntries(
    parameters.map(({ name, schema }) => [name, schema.maximum ?? Number.NaN]),
  );
  const request = asWhoMay(ctx, operation);
  const ask = (query: Query) => ctx.client.call(operation.id, { ...request, query });
  const { checkIn: _in, checkOut: _out, ...bare } = request.query ?? {};
  for (let n = 1; n <= TRIES; n++) {
    const said = await ask({ ...bare, ...most });
    const left = await ask(bare);
    const difference = differenceOf(left, said);
    if (!difference) return;
    if (n < TRIES) continue;
    tell(ctx, said, {
      cause: `${operation.id} counts without dates what counts with dates only`,
      severity: 'BREAKS SCREEN',
      expected: `as without ${Object.keys(most).join(' and ')}: ${difference.expected}`,
      seen: difference.seen,
    });
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
  const ask = (query: Query) => ctx.client.call(operation.id, { ...request, query });
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
