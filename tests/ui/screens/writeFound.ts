import { readFileSync, writeFileSync } from 'node:fs';
import type { Found, FoundOf, Loss } from './found';

const WIDTH = 110;

/** Writes into the contract what was found, beneath the level of each operation. */
export function writeFound(found: FoundOf, file = 'openapi.yaml'): void {
  const operations = readFileSync(file, 'utf8').split(/(?=^ {6}operationId: )/m);
  writeFileSync(file, operations.map((text) => withFound(text, found)).join(''));
}

function withFound(text: string, found: FoundOf): string {
  const id = /^ {6}operationId: (\w+)/.exec(text)?.[1];
  if (id === undefined) return text;
  const clean = text.replace(/^ {6}x-(screens|needed):.*\n(?: {8}.*\n)*/gm, '');
  const of = found.get(id);
  return of ? clean.replace(/^ {6}x-level: .*\n/m, (level) => level + linesOf(of)) : clean;
}

function linesOf({ screens, needed }: Found): string {
  const losses = (['page', 'section'] as const).flatMap((loss) => namesOf(needed, loss));
  const screensLine = `      x-screens: [${[...screens]
    .sort()
    .map((path) => `'${path}'`)
    .join(', ')}]\n`;
  return screensLine + (losses.length > 0 ? `      x-needed:\n${losses.join('')}` : '');
}

function namesOf(needed: Found['needed'], loss: Loss): string[] {
  const names = [...needed].filter(([, own]) => own === loss).map(([name]) => name);
  if (names.length === 0) return [];
  const lines = [''];
  for (const name of names) {
    const line = lines.at(-1)!;
    const longer = line === '' ? name : `${line} ${name}`;
    if (longer.length + 10 > WIDTH && line !== '') lines.push(name);
    else lines[lines.length - 1] = longer;
  }
  return [`        ${loss}: >-\n`, ...lines.map((line) => `          ${line}\n`)];
}
