import { AsyncLocalStorage } from 'node:async_hooks';
import { OF_ADMIN } from './faults/admin';
import { OF_ANSWERS } from './faults/answers';
import { OF_AROUND } from './faults/around';
import { OF_DESK } from './faults/desk';
import { OF_HOUSE } from './faults/house';
import { OF_MISREAD } from './faults/misread';
import { OF_OVERLOOKED } from './faults/overlooked';
import { OF_OWNERS } from './faults/owners';
import { OF_PEOPLE } from './faults/people';
import { OF_QUIET } from './faults/quiet';
import { OF_SENTENCES } from './faults/sentences';
import { OF_STAYS } from './faults/stays';
import { OF_TRADE } from './faults/trade';
import { OF_TRAVELLERS } from './faults/travellers';
import { OF_WRITES } from './faults/writes';

/**
 * Bugs as real teams make them, each of which `--fault NAME` switches on. Nothing is wrong without one. They prove
 * that `contract:check` sees what a person would; the name stands where such a bug would sit.
 */

/** [name, what somebody would see] by family; a family may stand in several files. */
const FILES = [
  OF_PEOPLE,
  OF_TRADE,
  OF_ANSWERS,
  OF_TRAVELLERS,
  OF_SENTENCES,
  OF_DESK,
  OF_HOUSE,
  OF_ADMIN,
  OF_OWNERS,
  OF_STAYS,
  OF_AROUND,
  OF_MISREAD,
  OF_OVERLOOKED,
  OF_WRITES,
  OF_QUIET,
] as const;

type Rows<File> = File extends Record<string, infer Told> ? Told : never;
export type Fault = Extract<Rows<(typeof FILES)[number]>, readonly unknown[]>[number][0];

type Families = Record<string, readonly (readonly [name: Fault, seen: string])[]>;

export const ALL_FAULTS: { family: string; name: Fault; seen: string }[] = FILES.flatMap(
  (file: Families) =>
    Object.entries(file).flatMap(([family, rows]) =>
      rows.map(([name, seen]) => ({ family, name, seen })),
    ),
);

const on = new Set<Fault>();

/** These, and no others. */
export function switchOn(names: string[]): void {
  on.clear();
  for (const name of names) {
    const known = ALL_FAULTS.find((one) => one.name === name);
    if (!known) throw new Error(`No fault is named ${name}; --list prints them.`);
    on.add(known.name);
  }
}

const correct = new AsyncLocalStorage<true>();

/** Whatever is switched on elsewhere in this process. */
export const withoutFaults = <T>(run: () => T): T => correct.run(true, run);

export function fault(name: Fault): boolean {
  return on.has(name) && !correct.getStore();
}
