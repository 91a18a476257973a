import { startExample } from '../../../examples/backend/tests/support/started';
import { DEMO_ACCOUNTS } from '../proof/demoAccounts';
import { parseArguments } from '../src/arguments';
import { check } from '../src/check';
import { isFailure } from '../src/findings';

/** Of each level that a server may stop at: what it does not offer is left out, and is no finding. */
it.each(['core', 'trade'] as const)('%s alone keeps the contract', async (level) => {
  const example = await startExample('--level', level);
  try {
    const input = parseArguments([
      example.url,
      ...['--profile', level, '--seed', '1'],
      ...DEMO_ACCOUNTS,
    ]);
    if ('problem' in input) throw new Error(input.problem);
    const { findings, steps } = await check(input);
    expect(findings.filter(isFailure)).toEqual([]);
    expect(steps.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(50);
  } finally {
    await example.stop();
  }
});
