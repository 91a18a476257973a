import { Blocked, expectStatus, Skipped, step, type Context } from '../src/context';
import { newFindings } from '../src/findings';
import type { Answer } from '../src/http/exchange';
import { junitReport } from '../src/report/junit';

const report = { cause: 'a', severity: 'CONTRACT', expected: '', seen: '' } as const;

/** A step that asks the server once, unless it is said otherwise. */
async function outcomeOf(run: (ctx: Context) => unknown, { sent = 1, ctx = newContext() } = {}) {
  await step(ctx, 'a step', async () => {
    ctx.client.sent += sent;
    await run(ctx);
  });
  return ctx.steps.at(-1)?.outcome;
}

function newContext(): Context {
  const ctx: Partial<Context> = {
    input: { isFailFast: false } as Context['input'],
    client: { sent: 0 } as Context['client'],
    findings: newFindings(),
    people: {},
    skipped: [],
    steps: [],
  };
  return ctx as Context;
}

it('fails a step that finds what another has found before', async () => {
  const ctx = newContext();
  const find = () => ctx.findings.report(report);
  expect(await outcomeOf(find, { ctx })).toBe('failed');
  expect(await outcomeOf(find, { ctx })).toBe('failed');
  expect(ctx.findings.all()).toHaveLength(1);
});

it.each<[string, string, (ctx: Context) => unknown]>([
  ['passed', 'finds nothing', () => {}],
  [
    'passed',
    'has advice only',
    ({ findings }) => findings.report({ ...report, severity: 'ADVICE' }),
  ],
  ['skipped', 'lacks an input', () => Promise.reject(new Skipped('no customer'))],
  ['blocked', 'cannot go on', () => Promise.reject(new Blocked('a step'))],
])('has %s where it %s', async (outcome, _, run) => {
  expect(await outcomeOf(run)).toBe(outcome);
});

it('tells what an answer lacks, and goes on', async () => {
  const ctx = newContext();
  const [three] = [] as { id: number }[];
  expect(await outcomeOf(() => three!.id, { ctx })).toBe('failed');
  expect(ctx.findings.all()).toMatchObject([
    { cause: 'a step: answers lack what was asked for', severity: 'CONTRACT' },
  ]);
});

it('ends where the server is gone', async () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  await expect(outcomeOf(() => Promise.reject(gone))).rejects.toBe(gone);
});

it('has not passed where nothing was asked', async () => {
  const ctx = newContext();
  expect(await outcomeOf(() => {}, { ctx, sent: 0 })).toBe('skipped');
  expect(ctx.skipped).toEqual([{ what: ': a step', why: 'nothing to ask' }]);
});

it('is a failure in what continuous integration reads', async () => {
  const ctx = newContext();
  await outcomeOf(() => ctx.findings.report(report), { ctx });
  await outcomeOf(() => {}, { ctx });
  const findings = ctx.findings.all();
  const xml = junitReport({ ...ctx, findings, ms: 1 });
  // The step, and what it found.
  expect(xml).toContain('tests="3" failures="2"');
  expect(xml.match(/<failure /g)).toHaveLength(2);
});

it.each([
  ['skipped', 'an account that was given', false],
  ['blocked', 'one that was signed up for it', true],
])('has %s where %s may book no more', async (outcome, _, isOwn) => {
  const ctx = newContext();
  ctx.people = { customer: { email: 'lan@example.com', password: '', token: '', isOwn } };
  ctx.contract = { operations: new Map() } as unknown as Context['contract'];
  const exchange = { operationId: 'createBooking' };
  const full = { status: 409, code: 'BOOKING_LIMIT', text: '', exchange } as unknown as Answer;
  const book = () => expectStatus(ctx, full, 201, { step: 'a traveller books' });
  expect(await outcomeOf(book, { ctx })).toBe(outcome);
});
