import type { Input } from './arguments';
import { atOnce } from './atOnce';
import type { Contract, Operation } from './contract/contract';
import type { Shapes } from './contract/shapes';
import type { Coverage } from './coverage';
import { countedApart, isFailure, type Findings, type Report, type Severity } from './findings';
import type { Client } from './http/client';
import type { Answer } from './http/exchange';
import type { Mails } from './people/mails';
import { randomOf } from './random';
import type { Recorder } from './record/recorder';
import type { People, World } from './world/types';

/** What was left out, and why. */
export interface Skip {
  what: string;
  why: string;
}

export interface Step {
  phase: string;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped' | 'blocked';
  ms: number;
}

export interface Context {
  input: Input;
  contract: Contract;
  shapes: Shapes;
  client: Client;
  findings: Findings;
  coverage: Coverage;
  /** Operations that this profile asks for and the server has. */
  offered: Set<string>;
  people: People;
  mails: Mails | undefined;
  /** With `--record`. */
  recorder: Recorder | undefined;
  world: World | undefined;
  skipped: Skip[];
  steps: Step[];
  /** What undoes what was made; the last first. */
  undo: (() => Promise<unknown>)[];
  /** Numbers from 0 to 1, the same for the same seed. */
  random(): number;
}

/** What depends on this cannot go on; the reason has been reported. */
export class Blocked extends Error {}

/** Something was found, and `--fail-fast` asks for no more. */
export class Enough extends Error {}

/** An input is missing: nobody's fault. */
export class Skipped extends Error {}

interface Expectation {
  /** What the person wanted. */
  step: string;
  severity?: Severity;
  code?: string;
}

/** Reports another status than the expected, and stops what depends on it. */
export function expectStatus(
  ctx: Context,
  answer: Answer,
  expected: number | number[],
  expectation: Expectation,
): void {
  if (!seemsStatus(ctx, answer, expected, expectation)) throw new Blocked(expectation.step);
}

/** The same, for what nothing depends on. */
export function seemsStatus(
  ctx: Context,
  answer: Answer,
  expected: number | number[],
  { step, severity = 'BREAKS SCREEN', code }: Expectation,
): boolean {
  const statuses = [expected].flat();
  const isRight = statuses.includes(answer.status) && (code === undefined || answer.code === code);
  if (isRight) return true;
  const why = nobodysFault(ctx, answer);
  if (why) throw new Skipped(`${step}: ${why}`);
  tell(ctx, answer, {
    cause: step,
    severity,
    expected: `${statuses.join(' or ')}${code ? ` ${code}` : ''}`,
    seen: `${answer.status} ${answer.code} ${answer.text.slice(0, 160)}`,
  });
  return false;
}

/** Why an answer that was not wanted says nothing of the server. */
export function nobodysFault({ people }: Context, { status, code }: Answer): string | undefined {
  if (status === 429) return 'the server asks to wait';
  const isOthers = [people.customer, people.otherCustomer].some((guest) => guest && !guest.isOwn);
  return code === 'BOOKING_LIMIT' && isOthers
    ? 'a given account holds all that it may: give one without coming bookings'
    : undefined;
}

export function tell(
  ctx: Context,
  answer: Answer | undefined,
  report: Omit<Report, 'exchange' | 'operationId'>,
): void {
  const operation = answer && ctx.contract.operations.get(answer.exchange.operationId);
  ctx.findings.report({
    ...report,
    operationId: operation?.id,
    screens: operation?.screens ?? [],
    exchange: answer?.exchange,
  });
}

export function offeredOperations(ctx: Context): Operation[] {
  return [...ctx.contract.operations.values()].filter(({ id }) => ctx.offered.has(id));
}

/** Stops here unless the server has them all. */
export function needs(ctx: Context, ...ids: string[]): void {
  const missing = ids.filter((id) => !ctx.offered.has(id));
  if (missing.length > 0) throw new Skipped(`not offered: ${missing.join(', ')}`);
}

export function worldOf(ctx: Context): World {
  if (!ctx.world) throw new Skipped('no hotel of its own: needs a partner');
  return ctx.world;
}

export function personOf(ctx: Context, name: keyof People) {
  const person = ctx.people[name];
  if (!person) throw new Skipped(`no ${name}: give an account or a way to read mails`);
  return person;
}

/**
 * Goes on with the next after one that is blocked or skipped; says so. Where nothing was asked, nothing has passed: only
 * what looks at the contract alone needs no question.
 */
export async function step(
  ctx: Context,
  name: string,
  run: () => Promise<unknown>,
  needsAnswer = true,
): Promise<void> {
  const began = Date.now();
  const { failures } = ctx.findings;
  const { sent } = ctx.client;
  const hasFailed = () => ctx.findings.failures > failures;
  const done = (outcome: Step['outcome']) => {
    ctx.steps.push({ phase: ctx.findings.phase, name, outcome, ms: Date.now() - began });
    if (ctx.input.isFailFast && ctx.findings.all().some(isFailure)) throw new Enough(name);
  };
  try {
    await run();
    if (hasFailed()) return done('failed');
    if (needsAnswer && ctx.client.sent === sent) throw new Skipped('nothing to ask');
    return done('passed');
  } catch (error) {
    if (error instanceof Enough) throw error;
    if (error instanceof Skipped) {
      ctx.skipped.push({ what: `${ctx.findings.phase}: ${name}`, why: error.message });
      return done(hasFailed() ? 'failed' : 'skipped');
    }
    if (error instanceof Blocked) return done('blocked');
    if (!tellUnexpected(ctx, name, error)) throw error;
    return done('failed');
  }
}

export type NamedStep = readonly [name: string, run: (own: Context) => Promise<unknown>];

/** Steps that have nothing to do with each other, some at a time; told in their order. */
export async function stepsAtOnce(ctx: Context, steps: readonly NamedStep[]): Promise<void> {
  const lanes = steps.map(([name, run]) => ({ name, run, own: apart(ctx, name) }));
  try {
    await atOnce(lanes, ({ name, run, own }) => step(own, name, () => run(own)));
  } finally {
    for (const { own } of lanes) join(ctx, own);
  }
}

/** For what runs beside others: it counts what it asks and finds by itself, and chooses the same whatever they do. */
export function apart(ctx: Context, name: string): Context {
  const findings = countedApart(ctx.findings);
  const random = randomOf(ctx.input.seed, `${findings.phase}: ${name}`);
  return { ...ctx, findings, client: ctx.client.apart(findings), random, steps: [], skipped: [] };
}

/** What came of it, once it is over. */
export function join(ctx: Context, { steps, skipped }: Context): void {
  ctx.steps.push(...steps);
  ctx.skipped.push(...skipped);
}

/**
 * Whether the server is there, and an answer lacks what was asked for, such as the third of three rooms; then that is a
 * finding.
 */
export function tellUnexpected(ctx: Context, name: string, error: unknown): boolean {
  if (!(error instanceof TypeError || error instanceof RangeError)) return false;
  ctx.findings.report({
    cause: `${name}: answers lack what was asked for`,
    severity: 'CONTRACT',
    expected: 'what the step goes on with',
    seen: error.message,
  });
  return true;
}
