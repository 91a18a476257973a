import type { Result } from '../check';
import type { Step } from '../context';
import { isFailure } from '../findings';
import { escaped } from './escape';

const INNER: Record<Step['outcome'], string> = {
  passed: '',
  failed: '<failure message="see what was found"/>',
  skipped: '<skipped message="skipped"/>',
  blocked: '<skipped message="blocked"/>',
};

/** A case per step, and one per finding: of a cause that several steps met there is one. */
export function junitReport({ steps, findings, ms }: Pick<Result, 'steps' | 'findings' | 'ms'>) {
  const failures = findings.filter(isFailure);
  const failed = steps.filter(({ outcome }) => outcome === 'failed').length;
  const cases = steps.map(({ phase, name, outcome, ms: took }) => {
    return `<testcase classname="${escaped(phase)}" name="${escaped(name)}" time="${took / 1000}">${INNER[outcome]}</testcase>`;
  });
  const found = failures.map(
    ({ phase, severity, cause, expected, seen }) =>
      `<testcase classname="${escaped(phase)}" name="${escaped(cause)}"><failure type="${severity}" message="${escaped(
        `expected ${expected}; seen ${seen}`,
      )}"/></testcase>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="contract-check" tests="${cases.length + found.length}" failures="${failures.length + failed}" time="${ms / 1000}">
${[...cases, ...found].join('\n')}
</testsuite>
`;
}
