import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'nghi-dau-lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  problems: { ruleId: string; location: { pointer: string }[] }[];
}

/** What `npm run check` would say of a contract that is broken so. */
function problemsOf(breaks: readonly (readonly [string | RegExp, string])[]): string[] {
  const contract = readFileSync(path.join(root, 'openapi.yaml'), 'utf8');
  const broken = breaks.reduce((text, [from, to]) => {
    const after = text.replace(from, to);
    if (after === text) throw new Error(`Nothing to break by ${String(from)}.`);
    return after;
  }, contract);
  const file = path.join(folder, 'openapi.yaml');
  writeFileSync(file, broken);
  const redocly = path.join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const config = ['--config', path.join(root, 'redocly.yaml'), '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, [redocly, 'lint', file, ...config], {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  const { problems } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  return [...new Set(problems.map(({ ruleId }) => ruleId))];
}

test('the linter finds what OWASP warns of, and operations without a word', () => {
  const found = problemsOf([
    ['scheme: bearer', 'scheme: basic'],
    ['  - url: /\n', '  - url: http://hotels.example\n'],
    ['- name: sort\n          in: query', '- name: apiKey\n          in: query'],
    [/ {6}description: 'Asked by every page.*\n/, ''],
    ["Retry-After: { $ref: '#/components/headers/Retry-After' }", ''],
    ['    account:\n      type: http\n', '    account:\n      type: apiKey\n      in: query\n'],
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      'rule/no-http-basic',
      'rule/servers-are-encrypted',
      'rule/no-secret-in-address',
      'rule/no-key-in-address',
      'operation-description',
      'response-contains-header',
    ]),
  );
});
