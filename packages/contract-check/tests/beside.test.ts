import { startExample } from '../../../examples/backend/tests/support/started';
import { freePort } from '../../../tests/support/server/freeAddress';
import { parseArguments } from '../src/arguments';
import { check } from '../src/check';

it('what runs beside the others is told with them, and spends the same budget', async () => {
  const mailPort = await freePort();
  const example = await startExample('--smtp', `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`);
  try {
    const input = parseArguments([
      example.url,
      ...['--profile', 'full', '--mail-port', String(mailPort), '--budget', '500'],
      ...['--phase', 'beside the reference', '--phase', 'refusals'],
    ]);
    if ('problem' in input) throw new Error(input.problem);
    const { findings, steps, skipped, requests } = await check(input);
    expect(findings).toEqual([]);
    expect(steps.filter(({ phase }) => phase === 'refusals').length).toBeGreaterThan(10);
    expect(skipped).toContainEqual({
      what: 'beside the reference, and what follows',
      why: 'the budget is spent',
    });
    // Beyond it only what takes away what was made.
    expect(requests).toBeGreaterThan(500);
    expect(requests).toBeLessThan(560);
  } finally {
    await example.stop();
  }
});
