import { CALLERS } from '../contract/contract';
import { step, type Context } from '../context';

/** What the rest is derived from must say enough. */
export async function document(ctx: Context): Promise<void> {
  await step(ctx, 'every operation says who gets which answer', () => saysWho(ctx), false);
  await step(ctx, 'examples of bodies keep their schemas', () => keepSchemas(ctx), false);
}

async function saysWho(ctx: Context): Promise<void> {
  for (const { id, answers } of ctx.contract.operations.values()) {
    const missing = CALLERS.filter((caller) => answers[caller] === undefined);
    if (missing.length > 0) about(ctx, id, 'x-answers of every caller', missing.join(', '));
  }
}

async function keepSchemas(ctx: Context): Promise<void> {
  for (const { id, bodyExample } of ctx.contract.operations.values()) {
    if (bodyExample === undefined || ctx.shapes.takesBody(id, bodyExample)) continue;
    about(ctx, id, 'an example that its schema takes', JSON.stringify(bodyExample).slice(0, 120));
  }
}

function about(ctx: Context, operationId: string, expected: string, seen: string): void {
  ctx.findings.report({
    cause: `the contract lacks ${expected}`,
    severity: 'CONTRACT',
    expected,
    seen: `${operationId}: ${seen}`,
    operationId,
  });
}
