import type { Result } from '../check';
import { isFailure } from '../findings';
import { escaped } from './escape';

/** A case per step, and one per finding. */
export function junitReport({ steps, findings, ms }: Result): string {
  const failures = findings.filter(isFailure);
  const cases = steps.map(({ phase, name, outcome, ms: took }) => {
    const inner =
      outcome === 'skipped' || outcome === 'blocked' ? `<skipped message="${outcome}"/>` : '';
    return `<testcase classname="${escaped(phase)}" name="${escaped(name)}" time="${took / 1000}">${inner}</testcase>`;
  });
  const found = failures.map(
    ({ phase, severity, cause, expected, seen }) =>
      `<testcase classname="${escaped(phase)}" name="${escaped(cause)}"><failure type="${severity}" message="${escaped(
        `expected ${expected}; seen ${seen}`,
      )}"/></testcase>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract-check" tests="${cases.length + found.length}" failures="${failures.length}" time="${ms / 1000}">
${[...cases, ...found].join('\n')}
</testsuite>
`;
}
