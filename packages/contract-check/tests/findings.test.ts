import { countedApart, newFindings } from '../src/findings';

const told = { cause: 'a', severity: 'CONTRACT', expected: '304', seen: '200' } as const;
const exchange = {
  operationId: 'x',
  method: 'GET',
  url: '/x',
  status: 200,
  curl: 'curl',
  answer: '',
};

it('tells one cause once, however often it is seen', () => {
  const findings = newFindings();
  findings.report({ ...told, operationId: 'x' });
  findings.report({ ...told, operationId: 'y' });
  expect(findings.all()).toMatchObject([{ times: 2, operations: ['x', 'y'] }]);
});

it('is as severe as the worst that was seen, and shows that', () => {
  const findings = newFindings();
  findings.phase = 'first';
  findings.report(told);
  findings.phase = 'later';
  findings.report({ ...told, severity: 'UNSAFE', expected: 'no-store', seen: 'public', exchange });
  findings.report({ ...told, severity: 'ADVICE', seen: 'nothing' });
  const worst = { severity: 'UNSAFE', expected: 'no-store', seen: 'public', phase: 'later' };
  expect(findings.all()).toMatchObject([{ ...worst, exchange, times: 3 }]);
});

it('counts each failure, and no advice', () => {
  const findings = newFindings();
  findings.report(told);
  findings.report(told);
  findings.report({ ...told, cause: 'b', severity: 'ADVICE' });
  expect(findings.failures).toBe(2);
});

it('of what runs beside others is told with its own phase, and counted by itself', () => {
  const findings = newFindings();
  findings.phase = 'the others';
  const own = countedApart(findings);
  own.phase = 'beside them';
  own.report(told);
  findings.report({ ...told, cause: 'b' });
  expect(findings.all()).toMatchObject([
    { cause: 'a', phase: 'beside them' },
    { cause: 'b', phase: 'the others' },
  ]);
  expect([own.failures, findings.failures]).toEqual([1, 2]);
});
