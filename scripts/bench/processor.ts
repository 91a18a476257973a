import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/db/db';

/** What the kernel counts a process's time in. */
const TICKS_MS = 10;

/** Milliseconds of processor that this process, with all its threads, and PostgreSQL's for it have taken. */
export async function processorMs(db: Db): Promise<number> {
  const { user, system } = process.cpuUsage();
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const others = await Promise.all(rows.map(({ pid }) => ticksOf(pid)));
  return (user + system) / 1000 + others.reduce((sum, ticks) => sum + ticks, 0) * TICKS_MS;
}

/** None of one that is not PostgreSQL's here: the embedded engine is a thread, another may be elsewhere. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  if (!stat.includes('(postgres)')) return 0;
  // Behind the name, in which there may be anything: state, eleven others, user and system time.
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(values[11]) + Number(values[12]);
}
