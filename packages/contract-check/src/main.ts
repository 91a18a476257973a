import { parseArguments, USAGE, type Input } from './arguments';
import { check, type Result } from './check';
import { isFailure } from './findings';
import { Unusable } from './record/recording';
import { consoleReport } from './report/console';
import { writeReports } from './report/files';

const input = parseArguments(process.argv.slice(2));

if ('problem' in input) {
  console.error(`${input.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  try {
    const result = await run(input);
    console.log(consoleReport(result));
    if (input.reportFolder !== undefined) writeReports(input.reportFolder, result);
    process.exitCode = result.findings.some(isFailure) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

async function run(asked: Input): Promise<Result> {
  try {
    if (asked.replayFile === undefined) return await check(asked, tellProgress);
    const { replay } = await import('./replay/replay');
    return await replay(asked, tellProgress);
  } finally {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}

function tellProgress(name: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${name} …`);
}
