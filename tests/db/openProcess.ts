import { fork } from 'node:child_process';
import { program } from '../support/server/programs';
import type { Actions } from './databaseProcess';

type Answer = { id?: number; value?: unknown; error?: string; acknowledged?: number };
type Input<Name extends keyof Actions> = Parameters<Actions[Name]>[0];
type Output<Name extends keyof Actions> = Awaited<ReturnType<Actions[Name]>>;

/** A child process that the test drives; see databaseProcess.ts for what it can do. */
export type DatabaseProcess = {
  pid: number;
  /** Runs one action there; rejects with what the action threw, or when the process dies. */
  ask<Name extends keyof Actions>(name: Name, input?: Input<Name>): Promise<Output<Name>>;
  /** The highest row whose write was acknowledged. */
  acknowledged(): number;
  /** Kills it as `kill -9` does, and waits for its death. */
  kill(): Promise<void>;
};

const running = new Set<DatabaseProcess>();

/** Starts a process; with `syncLog`, each fsync in it or its threads adds a byte to that file. */
export function openProcess(args: string[], syncLog?: string): DatabaseProcess {
  const child = fork(program('databaseProcess'), args, {
    execArgv: syncLog ? ['--import', './tests/db/countSyncs.mjs'] : [],
    env: { ...process.env, SYNC_LOG: syncLog },
    silent: true,
  });
  const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>();
  let asked = 0;
  let acknowledged = 0;
  let errors = '';
  child.stderr?.on('data', (data) => (errors += String(data)));
  child.on('message', (answer: Answer) => {
    if (answer.acknowledged !== undefined) acknowledged = answer.acknowledged;
    const asker = waiting.get(answer.id ?? 0);
    if (answer.error === undefined) asker?.resolve(answer.value as never);
    else asker?.reject(new Error(answer.error));
    waiting.delete(answer.id ?? 0);
  });
  const exited = new Promise<void>((resolve) => {
    child.on('exit', () => {
      for (const { reject } of waiting.values()) reject(new Error(`The process died. ${errors}`));
      resolve();
    });
  });
  const self: DatabaseProcess = {
    pid: child.pid ?? 0,
    ask: (action, input) =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        child.send({ id: asked, action, input });
      }),
    acknowledged: () => acknowledged,
    async kill() {
      running.delete(self);
      child.kill('SIGKILL');
      await exited;
    },
  };
  running.add(self);
  return self;
}

export async function killAll(): Promise<void> {
  await Promise.all([...running].map((process) => process.kill()));
}
