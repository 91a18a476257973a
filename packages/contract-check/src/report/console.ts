import type { Result } from '../check';
import { isFailure, SEVERITIES } from '../findings';

const MAX_LINES = 40;
const MAX_WIDTH = 160;

/** At most forty lines: what was found first, what was left out last. */
export function consoleReport(result: Result): string {
  const { findings, skipped, steps, coverage, requests, ms } = result;
  const head = [
    `${result.baseUrl} · ${result.how} · ${requests} requests in ${(ms / 1000).toFixed(1)} s`,
    `${steps.filter(({ outcome }) => outcome === 'passed').length} of ${steps.length} steps passed` +
      `, ${skipped.length} left out; ${counts(result)}`,
    `met: ${coverage.map(({ name, seen, of }) => `${name} ${seen}/${of}`).join(', ')}`,
  ];
  const whys = new Map<string, number>();
  for (const { why } of skipped) whys.set(why, (whys.get(why) ?? 0) + 1);
  const left = [...whys].slice(0, 6).map(([why, count]) => `left out ${count}: ${why}`);
  const room = Math.floor((MAX_LINES - head.length - left.length - 3) / 2);
  const told = findings
    .slice(0, room)
    .flatMap(({ severity, phase, cause, expected, seen, screens }) => [
      `${severity}  ${cause}${screens.length > 0 ? ` (${screens.slice(0, 3).join(', ')})` : ''}`,
      `    in ${phase}: expected ${expected}; seen ${seen}`,
    ]);
  const more = findings.length > room ? [`… and ${findings.length - room} more`] : [];
  return [...head, ...told, ...more, ...left]
    .map((line) => line.replaceAll(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank)))
    .map((line) => (line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH - 1)}…` : line))
    .join('\n');
}

export function counts({ findings }: Result): string {
  if (findings.length === 0) return 'nothing found';
  const told = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? `${count} ${severity}` : '';
  }).filter(Boolean);
  const verdict = findings.some(isFailure) ? 'found' : 'only';
  return `${verdict} ${told.join(', ')}`;
}
