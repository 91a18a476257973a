import { parseArguments, USAGE } from './arguments';
import { check } from './check';
import { isFailure } from './findings';
import { consoleReport } from './report/console';
import { writeReports } from './report/files';

const input = parseArguments(process.argv.slice(2));

if ('problem' in input) {
  console.error(`${input.problem}\n\n${USAGE}`);
  process.exitCode = 2;
} else {
  const result = await check(input, (phase) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${phase} …`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  console.log(consoleReport(result));
  if (input.reportFolder !== undefined) writeReports(input.reportFolder, result);
  process.exitCode = result.findings.some(isFailure) ? 1 : 0;
}
