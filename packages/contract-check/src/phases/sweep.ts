import { offeredOperations, step, tell, type Context } from '../context';
import { asWhoMay } from './bodies';

/** Every question that changes nothing is asked once, so that each answer's shape is seen. */
export async function sweep(ctx: Context): Promise<void> {
  for (const operation of offeredOperations(ctx)) {
    if (operation.method !== 'GET' || operation.isStream || operation.id === 'verifyAccount')
      continue;
    await step(ctx, `${operation.id} answers`, async () => {
      const request = asWhoMay(ctx, operation);
      const answer = await ctx.client.call(operation.id, request);
      if (answer.status >= 300 && answer.status < 500 && answer.status !== 404) {
        tell(ctx, answer, {
          cause: `${operation.id} refuses what the contract allows`,
          severity: 'BREAKS SCREEN',
          expected: '200',
          seen: `${answer.status} ${answer.code} ${answer.text.slice(0, 100)}`,
        });
      }
      const tag = answer.headers.get('ETag');
      if (operation.isCacheable && tag && answer.status === 200) {
        const again = await ctx.client.call(operation.id, {
          ...request,
          headers: { 'If-None-Match': tag },
        });
        if (again.status !== 304 && again.headers.get('ETag') === tag) {
          tell(ctx, again, {
            cause: 'what is still right is sent again',
            severity: 'ADVICE',
            expected: '304',
            seen: String(again.status),
          });
        }
      }
    });
  }
}
