import { startExample } from '../../../examples/backend/tests/support/started';
import { freePort } from '../../../tests/support/server/freeAddress';
import { parseArguments } from '../src/arguments';
import { check } from '../src/check';

const DAY_MS = 24 * 3_600_000;

it('what has run into another day holds nothing against the server, and says so', async () => {
  const mailPort = await freePort();
  const example = await startExample('--smtp', `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`);
  const { now } = Date;
  try {
    const input = parseArguments([
      example.url,
      ...['--profile', 'full', '--mail-port', String(mailPort), '--phase', 'seasons'],
      ...['--phase', 'money'],
    ]);
    if ('problem' in input) throw new Error(input.problem);
    const begun: string[] = [];
    const { findings, steps, skipped } = await check(input, (name) => {
      begun.push(name);
      if (name !== 'seasons') return;
      // Here it is tomorrow in the middle of it; the server knows nothing of that.
      let asked = 0;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + (++asked > 40 ? DAY_MS : 0));
    });
    expect(findings).toEqual([]);
    expect(begun.at(-1)).toBe('seasons');
    expect(steps.filter(({ phase }) => phase === 'seasons')).toEqual([]);
    expect(skipped.at(-1)).toEqual({
      what: 'seasons, and what follows',
      why: 'a new day has begun in Vietnam meanwhile: run it once more',
    });
  } finally {
    await example.stop();
  }
});
