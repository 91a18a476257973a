import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const released = path.join(root, 'docs/contract/released.yaml');
const folder = mkdtempSync(path.join(tmpdir(), 'nghi-dau-contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the released contract would have become. */
function changed(change: (text: string) => string): string {
  const before = readFileSync(released, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  const file = path.join(folder, 'openapi.yaml');
  writeFileSync(file, after);
  return file;
}

/** As `npm run check` asks. */
function isAllowed(revision: string): boolean {
  const config = path.join(root, 'redocly.yaml');
  const diff = ['diff', released, revision, '--config', config, '--check-version'];
  const options = ['--fail-on', 'none', '--format', 'next-version'];
  const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  return spawnSync(process.execPath, [redocly, ...diff, ...options]).status === 0;
}

const withVersion = (version: string) => (text: string) =>
  text.replace(/^ {2}version: .*$/m, `  version: ${version}`);
const needsMore = (text: string) =>
  text.replace(
    'required: [code, startDate, expirationDate]',
    'required: [code, startDate, expirationDate, quantity]',
  );
const says = (version: string, change: (text: string) => string) => (text: string) =>
  withVersion(version)(change(text));

test('the contract is what its version promises', () => {
  expect(isAllowed(path.join(root, 'openapi.yaml'))).toBe(true);
});

test('a body that needs another field asks for a major version', () => {
  expect(isAllowed(changed(says('999.0.0', needsMore)))).toBe(true);
  const [major] = /^ {2}version: (\d+)/m.exec(readFileSync(released, 'utf8'))!.slice(1);
  expect(isAllowed(changed(says(`${major}.999.0`, needsMore)))).toBe(false);
});

test('every version has its lines in the changelog', () => {
  const [, version] = /^ {2}version: (.+)$/m.exec(
    readFileSync(path.join(root, 'openapi.yaml'), 'utf8'),
  )!;
  const changelog = readFileSync(path.join(root, 'docs/contract/changelog.md'), 'utf8');
  expect(changelog).toContain(`## ${version},`);
});
