import type { Context } from './context';

/** A server that is gone is not waited for as often as there is something to undo. */
const MAX_FAILURES = 3;

/** Takes away what was made, the last first, however many requests that needs. */
export async function cleanUp(ctx: Context): Promise<void> {
  ctx.findings.phase = 'clean-up';
  ctx.client.budget = Infinity;
  let failures = 0;
  for (const undo of ctx.undo.toReversed()) {
    if (failures === MAX_FAILURES) return;
    try {
      await undo();
      failures = 0;
    } catch (error) {
      failures++;
      ctx.skipped.push({ what: 'clean-up', why: reasonOf(error) });
    }
  }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
