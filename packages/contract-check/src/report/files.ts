import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '../check';
import { htmlReport } from './html';
import { junitReport } from './junit';
import { markdownReport } from './markdown';
import { sarifReport } from './sarif';

/** Every form of the report, in one folder. */
export function writeReports(folder: string, result: Result): void {
  mkdirSync(folder, { recursive: true });
  const { coverage, skipped, steps } = result;
  const files: Record<string, string> = {
    'report.html': htmlReport(result),
    'report.md': markdownReport(result),
    'junit.xml': junitReport(result),
    'report.sarif': JSON.stringify(sarifReport(result), null, 2),
    'coverage.json': JSON.stringify({ coverage, skipped, steps }, null, 2),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
}
