import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

/**
 * Runs scripts of package.json side by side, by name or, with a colon at the end, by their beginning: all of them to
 * their end, so that one run tells everything that is wrong. Those begin first that stand first.
 */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Some use several cores and two gigabytes themselves. */
const AT_ONCE = Math.min(3, availableParallelism());

const asked = process.argv.slice(2);
const isAsked = (name: string) =>
  asked.some((one) => name === one || (one.endsWith(':') && name.startsWith(one)));
const waiting = Object.entries(scripts).filter(([name]) => isAsked(name));
const failed: string[] = [];

/** What they say is told in one piece, when all is said. */
async function run(name: string, command: string): Promise<void> {
  const startedAt = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n=== ${name}: ${seconds} s ===\n${said}${complained}`.trimEnd());
  if (code !== 0) failed.push(name);
}

async function runInTurn(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await run(...next);
}

if (waiting.length === 0) throw new Error(`No script is called ${asked.join(' or ')}.`);
await Promise.all(Array.from({ length: AT_ONCE }, runInTurn));
if (failed.length > 0) {
  console.error(`\nFailed: ${failed.join(', ')}.`);
  process.exitCode = 1;
}
