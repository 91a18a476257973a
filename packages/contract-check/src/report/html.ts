import type { Result } from '../check';
import type { Finding } from '../findings';
import { escaped } from './escape';
import { counts } from './console';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1b1f24;background:#fff}
h1{font-size:1.4rem}h2{font-size:1.1rem}article{border:1px solid #c8ced6;border-radius:8px;padding:.5rem 1rem;margin:1rem 0}
pre{background:#f3f5f7;padding:.5rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}
dt{font-weight:600}dd{margin:0 0 .5rem;overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left}
.UNSAFE{border-left:6px solid #b3001b}.BREAKS{border-left:6px solid #c24d00}.WRONG{border-left:6px solid #8a6d00}
.CONTRACT{border-left:6px solid #0b5cad}.ADVICE{border-left:6px solid #6b7280}`;

/** One page that needs nothing else. */
export function htmlReport(result: Result): string {
  const { baseUrl, how, began, requests, ms, findings, skipped, coverage } = result;
  const rows = coverage.map(({ name, seen, of, missing }) => {
    const told = missing.slice(0, 400).map(escaped).join('<br>');
    const more = missing.length > 0 ? `<details><summary>not met</summary>${told}</details>` : '';
    return `<tr><th>${escaped(name)}</th><td>${seen} of ${of}</td><td>${more}</td></tr>`;
  });
  const left = skipped.map(({ what, why }) => `<li>${escaped(what)}: ${escaped(why)}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contract check of ${escaped(baseUrl)}</title><style>${STYLE}</style></head><body>
<h1>${escaped(baseUrl)}: ${escaped(counts(result))}</h1>
<p>${escaped(how)}, ${began}: ${requests} requests in ${(ms / 1000).toFixed(1)} s.</p>
${findings.map((finding) => article(finding, result)).join('\n')}
<h2>What was met of the contract</h2><table>${rows.join('')}</table>
<h2>Left out</h2><ul>${left.join('')}</ul>
</body></html>
`;
}

function article(finding: Finding, { how }: Result): string {
  const { severity, cause, phase, operations, screens, expected, seen, times, exchange } = finding;
  const [kind = ''] = severity.split(' ');
  const facts: [string, string][] = [
    ['Screen', screens.join(', ')],
    ['Operations', operations.join(', ')],
    ['Expected', expected],
    ['Seen', `${seen}${times > 1 ? ` (${times} times)` : ''}`],
    ['Again', `${how} --phase '${phase}'`],
  ];
  const told = facts
    .filter(([, fact]) => fact !== '')
    .map(([name, fact]) => `<dt>${name}</dt><dd>${escaped(fact)}</dd>`);
  const curl = exchange ? `<pre>${escaped(exchange.curl)}</pre>` : '';
  return `<article class="${kind}"><h2>${severity}: ${escaped(cause)}</h2><dl>${told.join('')}</dl>${curl}</article>`;
}
