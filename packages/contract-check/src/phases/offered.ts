import type { Profile } from '../arguments';
import type { Level, Operation } from '../contract/contract';
import { step, tell, type Context } from '../context';

const LEVELS: Record<Profile, Level[]> = {
  core: ['core'],
  trade: ['core', 'trade'],
  full: ['core', 'trade', 'extra'],
  hardening: ['core', 'trade', 'extra'],
};

const NOT_THERE = [404, 405, 501];

/** Asks each operation for nothing: whoever is not let in, or not understood, has found it. */
export async function findOffered(ctx: Context): Promise<void> {
  await step(ctx, 'which operations there are', async () => {
    for (const operation of ctx.contract.operations.values()) {
      if (!LEVELS[ctx.input.profile].includes(operation.level)) continue;
      if (ctx.input.isReadOnly && operation.method !== 'GET') continue;
      if (await isThere(ctx, operation)) ctx.offered.add(operation.id);
      else missing(ctx, operation);
    }
  });
}

async function isThere(ctx: Context, operation: Operation): Promise<boolean> {
  // These count what is tried, and are never left out.
  if (operation.level === 'core' && operation.rateLimit) return true;
  const answer = await ctx.client.call(operation.id, {
    ...(operation.body && { body: {} }),
    isAboutLimits: true,
  });
  return !NOT_THERE.includes(answer.status);
}

function missing(ctx: Context, { id, level, screens, summary }: Operation): void {
  if (level !== 'core') {
    ctx.skipped.push({ what: `${id} (${summary})`, why: 'the server does not offer it' });
    return;
  }
  tell(ctx, undefined, {
    cause: `${id} is missing`,
    severity: 'BREAKS SCREEN',
    expected: `${summary}: it is of the level that every backend has`,
    seen: 'no such operation',
    screens,
  });
}
