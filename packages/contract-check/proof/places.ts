import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a fault was caught: in which phase, and whether it took the accounts of the demonstration. */
export interface Place {
  phase: string;
  isGiven: boolean;
}

const file = fileURLToPath(new URL('../../../.data/contract-proof.json', import.meta.url));

/** Of earlier proofs on this machine: looked for there first, most faults are caught in a tenth of the time. */
export function readPlaces(): Map<string, Place> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Place>));
  } catch {
    return new Map();
  }
}

export function writePlaces(places: Map<string, Place>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(places)));
}
