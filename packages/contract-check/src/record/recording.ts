import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isObject, parseJson, type Json } from '../json';

/** Of whom an answer was asked for, as the contract names callers; others have no screens. */
export type Asker = 'anonymous' | 'customer' | 'partner' | 'admin' | 'somebody else';

/** One answer, and what it was asked with. */
export interface Entry {
  operationId: string;
  asker: Asker;
  method: string;
  /** Below the address of the server. */
  path: string;
  query: string;
  status: number;
  type: string;
  headers: Record<string, string>;
  body?: Json;
  /** Of what is no JSON. */
  text?: string;
}

interface Head {
  baseUrl: string;
  /** Answers tell of days: screens are drawn on this one. */
  began: string;
}

export interface Recording {
  head: Head;
  entries: Entry[];
}

/** What was given cannot be used; the message says why. */
export class Unusable extends Error {}

const FORMAT = 'contract-check recording 1';

/** A line each, the head first: it can be searched, compared and cut by any tool. */
export function writeRecording(file: string, { head, entries }: Recording): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [{ format: FORMAT, ...head }, ...entries].map(
    (line) => `${JSON.stringify(line)}\n`,
  );
  writeFileSync(file, lines.join(''));
}

export function readRecording(file: string): Recording {
  if (!existsSync(file)) throw new Unusable(`There is no ${file}`);
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parseJson);
  const [head, ...entries] = lines;
  if (!isObject(head) || head['format'] !== FORMAT) {
    throw new Unusable(`${file} was not written by --record: its first line is no "${FORMAT}"`);
  }
  const broken = entries.findIndex((entry) => !isObject(entry));
  if (broken >= 0) throw new Unusable(`Line ${broken + 2} of ${file} is no JSON`);
  return { head, entries } as unknown as Recording;
}
