import { Blocked, expectStatus, Skipped, step, stepsAtOnce, type Context } from '../src/context';
import { newFindings } from '../src/findings';
import { BudgetSpent, newClient } from '../src/http/client';
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

/** The real client, of which nothing is asked of a server that is not there. */
function contextOf(budget: number): Context {
  const ctx = newContext();
  const { findings } = ctx;
  const parts = { baseUrl: 'http://127.0.0.1:9', contract: {}, shapes: {}, coverage: {}, budget };
  ctx.client = newClient({ ...parts, findings } as unknown as Parameters<typeof newClient>[0]);
  ctx.input = { isFailFast: false, seed: 7 } as Context['input'];
  return ctx;
}

const ask = ({ client }: Context) =>
  client.send({ method: 'GET', url: 'http://127.0.0.1:9', headers: {} }).catch((error: unknown) => {
    if (error instanceof BudgetSpent) throw error;
  });

it('tells steps that run at once in their order, each by what it has found itself', async () => {
  const ctx = contextOf(10);
  const chosen: Record<string, number> = {};
  const finds = async (own: Context) => {
    await ask(own);
    chosen['finds'] = own.random();
    own.findings.report(report);
  };
  const asksLong = async (own: Context) => {
    for (let i = 0; i < 4; i++) await ask(own);
    chosen['asksLong'] = own.random();
  };
  const steps = [
    ['asks long', asksLong],
    ['finds', finds],
    ['asks nothing', () => Promise.resolve()],
  ] as const;
  await stepsAtOnce(ctx, steps);
  expect(ctx.steps).toMatchObject([
    { name: 'asks long', outcome: 'passed' },
    { name: 'finds', outcome: 'failed' },
    { name: 'asks nothing', outcome: 'skipped' },
  ]);
  expect(ctx.findings.all()).toMatchObject([{ cause: 'a', times: 1 }]);
  expect(ctx.client.sent).toBe(5);
  const before = { ...chosen };
  await stepsAtOnce(contextOf(10), steps.toReversed());
  expect(chosen).toEqual(before);
});

it('sends no more than the budget, however many ask at once', async () => {
  const ctx = contextOf(6);
  const lane = async (own: Context) => {
    for (let i = 0; i < 4; i++) await ask(own);
  };
  const steps = ['one', 'two', 'three'].map((name) => [name, lane] as const);
  await expect(stepsAtOnce(ctx, steps)).rejects.toThrow(BudgetSpent);
  expect(ctx.client.sent).toBe(6);
});
