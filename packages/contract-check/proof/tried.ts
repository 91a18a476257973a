import { start } from '../../../examples/backend/src/start';
import { freePort } from '../../../tests/support/server/freeAddress';
import { parseArguments, type Input } from '../src/arguments';
import { check } from '../src/check';
import { isFailure } from '../src/findings';
import { consoleReport } from '../src/report/console';

/** What `npm run contract:check` is given, but the address of the server. */
export interface Trial {
  fault: string | undefined;
  options: string[];
  level: 'core' | 'trade' | 'extra';
  seed: number;
}

export interface Tried {
  fault: string | undefined;
  /** What is held against the server: everything but advice. */
  causes: string[];
  /** The phase of the first of them. */
  phase?: string | undefined;
  /** Of processor time, of both the server and the check. */
  seconds: number;
  wallSeconds: number;
  /** The process came to an end, so that nothing is known. */
  isEnded?: boolean;
  report: string;
}

/** One server with one fault, one check. */
async function tried({ fault, options, level, seed }: Trial): Promise<Tried> {
  const mailPort = await freePort();
  const before = process.cpuUsage();
  const began = Date.now();
  const example = await start({
    ...{ port: 0, level, seed, publicUrl: 'http://127.0.0.1:5173' },
    faults: fault === undefined ? [] : [fault],
    smtpUrl: `smtp://127.0.0.1:${mailPort}?ignoreTLS=true`,
    print: () => {},
  });
  try {
    const result = await check(inputOf([example.url, '--mail-port', String(mailPort), ...options]));
    const { user, system } = process.cpuUsage(before);
    const failures = result.findings.filter(isFailure);
    return {
      fault,
      causes: failures.map(({ cause }) => cause),
      phase: failures[0]?.phase,
      seconds: (user + system) / 1e6,
      wallSeconds: (Date.now() - began) / 1000,
      report: consoleReport(result),
    };
  } finally {
    await example.stop();
  }
}

function inputOf(args: string[]): Input {
  const input = parseArguments(args);
  if ('problem' in input) throw new Error(input.problem);
  return input;
}

process.on('message', (trial: Trial) => {
  void tried(trial).then((told) => process.send?.(told));
});
