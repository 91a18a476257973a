import { parseArguments } from '../../../packages/contract-check/src/arguments';
import { check, type Result } from '../../../packages/contract-check/src/check';
import { startServer, type RunningServer } from '../../support/server/server';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

/** The mails that the server has written, as a stranger's command would find them. */
function readMails(): string {
  return `grep -l "$MAIL_TO" "${server.outboxDir}"/* | xargs -r cat`;
}

async function checked(profile: string): Promise<Result> {
  const input = parseArguments([
    server.url,
    ...['--profile', profile, '--mail-command', readMails()],
    ...['--admin', 'admin@example.com:Admin123'],
  ]);
  if ('problem' in input) throw new Error(input.problem);
  return check(input);
}

// It holds every phase of `core` too.
test('this server keeps the contract: trade', async () => {
  const { findings, steps, skipped } = await checked('trade');
  expect(findings).toEqual([]);
  // It has looked: with accounts, and at a hotel of its own.
  expect(steps.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(50);
  expect(skipped.filter(({ why }) => /mail|account|partner/.test(why))).toEqual([]);
});
