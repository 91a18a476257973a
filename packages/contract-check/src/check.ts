import type { Input } from './arguments';
import { cleanUp, reasonOf } from './cleanUp';
import { readContract } from './contract/contract';
import { shapesOf } from './contract/shapes';
import {
  apart,
  Blocked,
  Enough,
  join,
  offeredOperations,
  Skipped,
  tellUnexpected,
  type Context,
  type Skip,
  type Step,
} from './context';
import { newCoverage, type Share } from './coverage';
import { dayIn } from './days';
import { newFindings, type Finding } from './findings';
import { BudgetSpent, newClient } from './http/client';
import { askCommand, openSink, type Mails } from './people/mails';
import { untouched } from './phases/house/bystander';
import { phasesFor, type Phase } from './phases/phases';
import { newRecorder } from './record/recorder';
import { writeRecording } from './record/recording';
import type { People } from './world/types';
import { randomOf } from './random';

export interface Result {
  baseUrl: string;
  /** What else it was asked with, to have it again. */
  how: string;
  findings: Finding[];
  skipped: Skip[];
  steps: Step[];
  coverage: Share[];
  requests: number;
  ms: number;
  began: string;
}

/** Runs the phases of the profile one after the other, and takes away what they made. */
export async function check(input: Input, onPhase: (name: string) => void = () => {}) {
  const began = Date.now();
  const today = dayIn(0);
  const phases = phasesFor(input);
  const ctx = await newContext(input);
  const beside = newBeside(ctx);
  try {
    for (const phase of phases) {
      if (input.isReadOnly && phase.writes) {
        ctx.skipped.push({ what: phase.name, why: '--read-only' });
        continue;
      }
      onPhase(phase.name);
      if (phase.isApart) beside.begin(phase);
      const goesOn = phase.isApart || (await runPhase(ctx, phase));
      if (dayIn(0) !== today) {
        endAtMidnight(ctx, phase);
        break;
      }
      if (!goesOn || beside.isOver()) break;
    }
    await beside.end();
    if (dayIn(0) !== today) for (const phase of beside.phases) endAtMidnight(ctx, phase);
    await cleanUp(ctx);
  } finally {
    writeDown(ctx, began);
    await ctx.mails?.close();
  }
  return resultOf(ctx, began);
}

/** Phases that run beside the others. */
function newBeside(ctx: Context) {
  const phases: Phase[] = [];
  const running: Promise<void>[] = [];
  let isOver = false;
  const run = async (phase: Phase) => {
    const own = apart(ctx, phase.name);
    const goesOn = await runPhase(own, phase);
    isOver ||= !goesOn;
    join(ctx, own);
  };
  return {
    phases,
    /** Whether one of them has found what ends the run. */
    isOver: () => isOver,
    begin(phase: Phase): void {
      phases.push(phase);
      running.push(run(phase));
    },
    end: () => Promise.all(running),
  };
}

/** Nights are counted from today: what the phase made for one of them it has looked for at another. */
function endAtMidnight(ctx: Context, { name }: Phase): void {
  ctx.findings.forget(name);
  ctx.steps = ctx.steps.filter(({ phase }) => phase !== name);
  const why = 'a new day has begun in Vietnam meanwhile: run it once more';
  ctx.skipped.push({ what: `${name}, and what follows`, why });
}

/** Before whatever went wrong is told: it may be why somebody wants the answers. */
function writeDown({ input, recorder }: Context, began: number): void {
  if (!input.recordFile || !recorder) return;
  const head = { baseUrl: input.baseUrl, began: new Date(began).toISOString() };
  writeRecording(input.recordFile, { head, entries: recorder.entries() });
}

async function newContext(input: Input): Promise<Context> {
  const contract = readContract(input.contractFile);
  const shapes = shapesOf(contract);
  const findings = newFindings();
  const coverage = newCoverage(contract);
  const { baseUrl, budget, origin } = input;
  const people: People = {};
  const recorder = input.recordFile === undefined ? undefined : newRecorder(people);
  const onAnswer = recorder?.note;
  return {
    input,
    contract,
    shapes,
    findings,
    coverage,
    client: newClient({ baseUrl, budget, origin, contract, shapes, findings, coverage, onAnswer }),
    offered: new Set(),
    people,
    recorder,
    mails: await mailsOf(input),
    world: undefined,
    skipped: [],
    steps: [],
    undo: [],
    random: randomOf(input.seed, ''),
  };
}

async function mailsOf({ mailPort, mailCommand }: Input): Promise<Mails | undefined> {
  if (mailPort !== undefined) return openSink(mailPort);
  return mailCommand === undefined ? undefined : askCommand(mailCommand);
}

/** Whether the next may follow. */
async function runPhase(ctx: Context, { name, run }: Phase): Promise<boolean> {
  ctx.findings.phase = name;
  // The same by itself as among all others.
  ctx.random = randomOf(ctx.input.seed, name);
  try {
    await run(ctx);
    await untouched(ctx);
    return true;
  } catch (error) {
    if (error instanceof Blocked) return true;
    if (error instanceof Enough) return false;
    if (tellUnexpected(ctx, name, error)) return true;
    if (error instanceof Skipped) {
      ctx.skipped.push({ what: name, why: error.message });
      return true;
    }
    if (error instanceof BudgetSpent) {
      ctx.skipped.push({ what: `${name}, and what follows`, why: error.message });
      return false;
    }
    ctx.findings.report({
      cause: 'the server does not answer',
      severity: 'BREAKS SCREEN',
      expected: `an answer in ${name}`,
      seen: reasonOf(error),
    });
    return false;
  }
}

function resultOf(ctx: Context, began: number): Result {
  const { input, client, findings, skipped, steps, coverage } = ctx;
  const { baseUrl, profile, seed } = input;
  return {
    ...{ baseUrl, how: `--profile ${profile} --seed ${seed}`, skipped, steps },
    findings: findings.all(),
    coverage: coverage.shares(offeredOperations(ctx)),
    requests: client.sent,
    ms: Date.now() - began,
    began: new Date(began).toISOString(),
  };
}
