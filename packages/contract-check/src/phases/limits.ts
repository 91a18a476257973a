import type { Operation } from '../contract/contract';
import { offeredOperations, personOf, Skipped, step, tell, type Context } from '../context';
import { freshEmail } from '../people/people';

const MAX_TRIED = 12;

/** Guessing comes to an end; for an address that nobody has, so that nobody is locked out. */
export async function limits(ctx: Context): Promise<void> {
  await step(ctx, 'whoever knows the password signs in as often as they like', () => signIns(ctx));
  for (const operation of offeredOperations(ctx)) {
    const limit = smallest(operation);
    if (limit === undefined || limit > MAX_TRIED) continue;
    const names = ctx.contract.resolve(operation.body ?? {}).properties ?? {};
    if (!('email' in names) || operation.answers.anonymous === 401) continue;
    await step(ctx, `${operation.id} is limited`, () => tried(ctx, operation, limit));
  }
}

function smallest({ rateLimit }: Operation): number | undefined {
  const numbers = ['perPlace', 'perAccount'].map((name) => rateLimit?.[name]);
  const known = numbers.filter((value): value is number => typeof value === 'number');
  return known.length > 0 ? Math.min(...known) : undefined;
}

async function tried(ctx: Context, operation: Operation, limit: number): Promise<void> {
  const body = {
    email: freshEmail(),
    ...('password' in propertiesOf(ctx, operation) && { password: 'Khongphai1' }),
  };
  for (let round = 0; round <= limit; round++) {
    const answer = await ctx.client.call(operation.id, { body, isAboutLimits: true });
    if (answer.status === 429) return;
    if (round < limit) continue;
    tell(ctx, answer, {
      cause: `${operation.id} may be tried without end`,
      severity: 'UNSAFE',
      expected: `429 after ${limit}`,
      seen: `${answer.status} ${answer.code}`,
    });
  }
}

/** Where only refusals count, what is right is never refused. */
async function signIns(ctx: Context): Promise<void> {
  const { rateLimit = {} } = ctx.contract.operations.get('login') ?? {};
  const limit = Number(rateLimit['perPlace'] ?? Number.NaN);
  if (rateLimit['onlyRefused'] !== true || !(limit <= MAX_TRIED)) {
    throw new Skipped('the contract counts more, or all of them');
  }
  const { email, password } = personOf(ctx, 'customer');
  for (let round = 0; round <= limit; round++) {
    const body = { email, password };
    const answer = await ctx.client.call('login', { body, isAboutLimits: true });
    if (answer.status === 200) continue;
    return tell(ctx, answer, {
      cause: 'signing in with the right password is counted as guessing',
      severity: 'BREAKS SCREEN',
      expected: `200 for the ${round + 1}th time`,
      seen: `${answer.status} ${answer.code}`,
    });
  }
}

function propertiesOf(ctx: Context, { body }: Operation) {
  return ctx.contract.resolve(body ?? {}).properties ?? {};
}
