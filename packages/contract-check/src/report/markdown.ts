import type { Result } from '../check';
import { counts } from './console';

/** For a pull request. */
export function markdownReport(result: Result): string {
  const { baseUrl, how, requests, ms, findings, coverage, skipped } = result;
  const told = findings.flatMap(
    ({ severity, cause, operations, screens, expected, seen, exchange }) => [
      `## ${severity}: ${plain(cause)}`,
      '',
      ...(screens.length > 0 ? [`- screen: ${screens.join(', ')}`] : []),
      ...(operations.length > 0 ? [`- operations: ${operations.join(', ')}`] : []),
      `- expected: ${plain(expected)}`,
      `- seen: ${plain(seen)}`,
      ...(exchange ? ['', '```sh', exchange.curl, '```'] : []),
      '',
    ],
  );
  return [
    `# ${baseUrl}: ${counts(result)}`,
    '',
    `\`${how}\`: ${requests} requests in ${(ms / 1000).toFixed(1)} s.`,
    '',
    ...told,
    '| met | of the contract |',
    '| --- | --------------- |',
    ...coverage.map(({ name, seen, of }) => `| ${name} | ${seen} of ${of} |`),
    '',
    `Left out: ${skipped.length}`,
    '',
    ...skipped.map(({ what, why }) => `- ${plain(what)}: ${plain(why)}`),
    '',
  ].join('\n');
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[<>|`]/g, (sign) => `\\${sign}`);
}
