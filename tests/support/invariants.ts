import { call } from './client';

/** Nothing in the database contradicts itself: no night is sold twice, no voucher used too often. */
export async function expectSound(server: { url?: string } = {}): Promise<void> {
  const { body } = await call<Record<string, number>>('GET', '/health/invariants', server);
  expect(Object.keys(body).length).toBeGreaterThan(3);
  for (const [name, count] of Object.entries(body)) expect([name, count]).toEqual([name, 0]);
}
