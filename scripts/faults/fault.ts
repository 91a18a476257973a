import type { Load } from './load';
import type { Engine, Deployment } from './deployment';
import type { Server } from './server';

/** What goes wrong for the product while people book. */
export interface Fault {
  /** By which it is asked for: `npm run faults -- name`. */
  name: string;
  engines: readonly Engine[];
  /** Whether the short form has it. */
  inShort?: boolean;
  /** The longest that anybody may wait for an answer. */
  waitMs?: number;
  /** The same in the short form, which runs on machines that are shared with others. */
  shortWaitMs?: number;
  /** Within which all is well again. */
  recoveryMs?: number;
  /** Puts up what it needs before the server starts. */
  prepare(deployment: Deployment): PreparedFault | Promise<PreparedFault>;
}

/** A fault that is ready to come. */
export interface PreparedFault {
  /** Settings of the server that it is injected into. */
  env?: Record<string, string>;
  /** Resolves when it is over: from then on all has to become well, unless `faultRun.over` has said so. */
  inject(faultRun: FaultRun): Promise<void>;
  /** When nobody books any more. */
  after?(faultRun: FaultRun): Promise<void>;
  /** Takes away what was put up. */
  clear?(): Promise<void>;
}

/** The product at work when the fault comes. */
export interface FaultRun {
  deployment: Deployment;
  server: Server;
  load: Load;
  isShort: boolean;
  /** From now on all has to become well. */
  over(): void;
  /** A promise of the product's; what is broken is told at the end, and fails the run. */
  expect(promise: string, isKept: boolean): void;
  /** Worth telling beside the table. */
  note(text: string): void;
}

/** A line of the table. */
export interface Outcome {
  name: string;
  engine: Engine;
  booked: number;
  lost: number;
  twice: number;
  /** Told to come again: 503. */
  refused: number;
  /** Any other status from 500 on. */
  failed: number;
  /** Connections that broke before the answer. */
  cut: number;
  longestMs: number;
  recoveryMs: number;
  broken: readonly string[];
  notes: readonly string[];
}

/** A run that did not come to its end. */
export function unfinished(name: string, engine: Engine, error: unknown): Outcome {
  const figures = { booked: 0, lost: 0, twice: 0, refused: 0, failed: 0, cut: 0 };
  const broken = [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  return { name, engine, ...figures, longestMs: NaN, recoveryMs: NaN, broken, notes: [] };
}
