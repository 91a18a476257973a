import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs the tests that the changes since the last commit touch: those that import a changed file, and those
 * that ask the server about the same noun, which no import tells. What opens every page, and what sends
 * everything to every operation, takes its time and is left to `npm test`.
 */
const THOROUGH = ['/ui/site/hostileAddresses', '/operations/(matrix|anyBody|bodies)\\.'];
/** Where no folder of tests bears the name of what they ask. */
const askedIn: Readonly<Record<string, string>> = {
  db: 'tests/db',
  files: 'tests/api/hotels',
  http: 'tests/api/operations',
  render: 'tests/api/site',
};

function git(...args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

function testsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name));
}

/** Tests of what a file serves, by the noun in whose folder it lies. */
function testsBeside(file: string): string[] {
  if (file === 'openapi.yaml') return testsIn('tests/contract');
  const [top, noun = ''] = file.split('/');
  return top === 'server' ? testsIn(askedIn[noun] ?? `tests/api/${noun}`) : [];
}

const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
  ...git('ls-files', '--others', '--exclude-standard'),
];
// A test file is related to itself.
const files = new Set([...changed, ...changed.flatMap(testsBeside)]);
if (files.size === 0) console.log('Nothing has changed since the last commit.');
else process.exitCode = runTestsOf([...files]);

function runTestsOf(related: string[]): number {
  const left = THOROUGH.flatMap((pattern) => ['--testPathIgnorePatterns', pattern]);
  const projects = ['--selectProjects', 'rules', 'server', 'ui'];
  const options = [...projects, ...left, '--passWithNoTests', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', ['jest', ...options, '--findRelatedTests', ...related], {
    stdio: 'inherit',
    // One engine is enough here, and the one that needs nothing to be started.
    env: { ...process.env, DATABASE_URL: '' },
  });
  return status ?? 1;
}
