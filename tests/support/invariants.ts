import assert from 'node:assert/strict';
import { call } from './client';

/**
 * Nothing in the database contradicts itself: no night is sold twice, no voucher used too often. It looks at every
 * hotel, so of the servers that a run shares it is asked once, at the end.
 *
 * @throws AssertionError that counts what there is
 */
export async function expectSound(server: { url: string }): Promise<void> {
  const { body } = await call<Record<string, number>>('GET', '/health/invariants', server);
  const counts = Object.entries(body);
  assert(counts.length > 3, JSON.stringify(body));
  assert.deepEqual(Object.fromEntries(counts.filter(([, count]) => count !== 0)), {});
}
