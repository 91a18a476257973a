import type { Input, Profile } from './arguments';
import { cleanUp, reasonOf } from './cleanUp';
import { readContract } from './contract/contract';
import { shapesOf } from './contract/shapes';
import {
  Blocked,
  Enough,
  offeredOperations,
  Skipped,
  type Context,
  type Skip,
  type Step,
} from './context';
import { newCoverage, type Share } from './coverage';
import { newFindings, type Finding } from './findings';
import { BudgetSpent, newClient } from './http/client';
import { askCommand, openSink, type Mails } from './people/mails';
import { PHASES, type Phase } from './phases/phases';
import { randomOf } from './random';

export interface Result {
  baseUrl: string;
  profile: Profile;
  seed: number;
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
  const ctx = await newContext(input);
  try {
    for (const phase of PHASES) {
      if (!phase.profiles.includes(input.profile)) continue;
      if (input.isReadOnly && phase.writes) {
        ctx.skipped.push({ what: phase.name, why: '--read-only' });
        continue;
      }
      onPhase(phase.name);
      if (!(await runPhase(ctx, phase))) break;
    }
    await cleanUp(ctx);
  } finally {
    await ctx.mails?.close();
  }
  return resultOf(ctx, began);
}

async function newContext(input: Input): Promise<Context> {
  const contract = readContract(input.contractFile);
  const shapes = shapesOf(contract);
  const findings = newFindings();
  const coverage = newCoverage(contract);
  const { baseUrl, budget, origin } = input;
  return {
    input,
    contract,
    shapes,
    findings,
    coverage,
    client: newClient({ baseUrl, budget, origin, contract, shapes, findings, coverage }),
    offered: new Set(),
    people: {},
    mails: await mailsOf(input),
    world: undefined,
    skipped: [],
    steps: [],
    undo: [],
    random: randomOf(input.seed),
  };
}

async function mailsOf({ mailPort, mailCommand }: Input): Promise<Mails | undefined> {
  if (mailPort !== undefined) return openSink(mailPort);
  return mailCommand === undefined ? undefined : askCommand(mailCommand);
}

/** Whether the next may follow. */
async function runPhase(ctx: Context, { name, run }: Phase): Promise<boolean> {
  ctx.findings.phase = name;
  try {
    await run(ctx);
    return true;
  } catch (error) {
    if (error instanceof Blocked) return true;
    if (error instanceof Enough) return false;
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
    ...{ baseUrl, profile, seed, skipped, steps },
    findings: findings.all(),
    coverage: coverage.shares(offeredOperations(ctx)),
    requests: client.sent,
    ms: Date.now() - began,
    began: new Date(began).toISOString(),
  };
}
