import fc from 'fast-check';
import type { Operation } from '../contract/contract';
import { offeredOperations, Skipped, stepsAtOnce, tell, type Context } from '../context';
import type { Answer } from '../http/exchange';
import { isObject, type Json } from '../json';
import { asWhoMay } from './bodies';

const RUNS = { core: 0, trade: 0, full: 6, hardening: 40 };

/** Any character; the library's own arbitrary takes a second to begin with. */
const text = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes));

const anything = fc.oneof(
  text,
  fc.constantFrom<Json>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    -1,
    2 ** 31,
    2 ** 53,
    1e308,
    '__proto__',
  ),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** Bodies that the contract does not take: refused, whatever is in them. */
export async function generated(ctx: Context): Promise<void> {
  const open = offeredOperations(ctx).filter(({ body, isPasswordWork, rateLimit }) => {
    const isCounted = rateLimit && !('onlyWith' in rateLimit);
    return body && !isPasswordWork && !isCounted;
  });
  await stepsAtOnce(
    ctx,
    open.map((operation) => [`${operation.id} with any body`, (own) => anyBody(own, operation)]),
  );
}

async function anyBody(ctx: Context, operation: Operation): Promise<void> {
  const request = asWhoMay(ctx, operation);
  if (!isObject(request.body)) throw new Skipped('no example of a body');
  const { body } = request;
  const names = Object.keys(ctx.contract.resolve(operation.body ?? {}).properties ?? body);
  const changes = fc.dictionary(fc.constantFrom(...names, 'other'), anything, {
    minKeys: 1,
    maxKeys: 3,
  });
  let last: Answer | undefined;
  const property = fc.asyncProperty(changes, async (changed) => {
    const sent = { ...body, ...changed };
    if (ctx.shapes.takesBody(operation.id, sent)) return true;
    const answer = await ctx.client.call(operation.id, { ...request, body: sent });
    const isRefused = answer.status >= 400 && answer.status < 500;
    if (!isRefused) last = answer;
    return isRefused;
  });
  const told = await fc.check(property, {
    numRuns: RUNS[ctx.input.profile],
    seed: ctx.input.seed,
    endOnFailure: false,
  });
  if (told.errorInstance instanceof Error) throw told.errorInstance;
  if (!told.failed) return;
  tell(ctx, last, {
    cause: `${operation.id} does not refuse what the contract does not take`,
    severity: 'CONTRACT',
    expected: '4xx',
    seen: `${last?.status ?? ''} for ${JSON.stringify(told.counterexample)}`.slice(0, 160),
  });
}
