import { startExample, type Example } from '../../../examples/backend/tests/support/started';
import { parseArguments } from '../src/arguments';
import { check } from '../src/check';
import { cleanUp } from '../src/cleanUp';
import type { Context } from '../src/context';
import { newFindings } from '../src/findings';
import { HOTEL } from '../src/world/world';

const PARTNER = { email: 'partner@example.com', password: 'Partner123' };

let example: Example;

beforeAll(async () => {
  example = await startExample();
});

afterAll(() => example.stop());

async function hotelsOfPartner(): Promise<string> {
  const login = await fetch(`${example.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(PARTNER),
  });
  const { jwt } = (await login.json()) as { jwt: string };
  const headers = { Authorization: `Bearer ${jwt}` };
  return (await fetch(`${example.url}/api/partner/hotels?size=50`, { headers })).text();
}

it('takes away what it made when the budget is spent', async () => {
  const input = parseArguments([
    example.url,
    ...['--customer', 'customer@example.com:Customer123', '--budget', '250'],
    ...['--partner', `${PARTNER.email}:${PARTNER.password}`],
  ]);
  if ('problem' in input) throw new Error(input.problem);
  const { skipped, steps, requests } = await check(input);
  expect(steps).toContainEqual(
    expect.objectContaining({ name: 'the partner makes a hotel', outcome: 'passed' }),
  );
  expect(skipped).toContainEqual(expect.objectContaining({ why: 'the budget is spent' }));
  expect(requests).toBeGreaterThan(250);
  expect(await hotelsOfPartner()).not.toContain(HOTEL.name);
});

it('goes on after what could not be taken away, and says so', async () => {
  const undone: string[] = [];
  const ctx: Partial<Context> = {
    client: { budget: 0 } as Context['client'],
    findings: newFindings(),
    skipped: [],
    undo: [
      () => Promise.resolve(undone.push('first')),
      () => Promise.reject(new Error('socket hang up')),
      () => Promise.resolve(undone.push('last')),
    ],
  };
  await cleanUp(ctx as Context);
  expect(undone).toEqual(['last', 'first']);
  expect(ctx.skipped).toEqual([{ what: 'clean-up', why: 'socket hang up' }]);
});
