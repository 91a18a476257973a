import type { Operation } from '../contract/contract';
import type { Answer } from './exchange';
import type { Tell } from './parts';

/** What a page of another origin needs to say when to try again. */
export function examineWaiting(origin: string, { status, headers }: Answer, tell: Tell): void {
  if (status !== 429 && status !== 503) return;
  const allowed = headers.get('Access-Control-Allow-Origin') ?? 'none';
  const exposed = headers.get('Access-Control-Expose-Headers') ?? 'none';
  if ([origin, '*'].includes(allowed) && /retry-after|\*/i.test(exposed)) return;
  tell({
    cause: `the client cannot read when to try again after ${status}`,
    severity: 'WRONG MESSAGE',
    expected: `Access-Control-Allow-Origin: ${origin}, Access-Control-Expose-Headers: Retry-After`,
    seen: `${allowed}, ${exposed}`,
  });
}

/** What may be kept on the way, and when to ask again. */
export function examineHeaders(operation: Operation, answer: Answer, tell: Tell): void {
  examineKeeping(operation, answer, tell);
  examineWait(operation, answer, tell);
  if (answer.headers.get('X-Request-Id')) return;
  tell({
    cause: 'answers do not say their number in the log',
    severity: 'CONTRACT',
    expected: 'X-Request-Id',
    seen: 'none',
  });
}

function examineKeeping({ isCacheable }: Operation, { status, headers }: Answer, tell: Tell): void {
  const kept = headers.get('Cache-Control') ?? '';
  if (!isCacheable && !kept.includes('no-store')) {
    tell({
      cause: 'what is not for everybody may be kept on the way',
      severity: status < 300 ? 'UNSAFE' : 'CONTRACT',
      expected: 'Cache-Control: no-store',
      seen: kept === '' ? 'no Cache-Control' : `Cache-Control: ${kept}`,
    });
  }
  if (isCacheable && /max-age=[1-9]|immutable/.test(kept)) {
    tell({
      cause: 'what changes is kept without asking again',
      severity: 'CONTRACT',
      expected: 'Cache-Control: no-cache, with an ETag',
      seen: `Cache-Control: ${kept}`,
    });
  }
}

function examineWait({ rateLimit }: Operation, { status, headers }: Answer, tell: Tell): void {
  if (status !== 429 && status !== 503) return;
  const wait = headers.get('Retry-After') ?? '';
  if (!/^0*[1-9]\d*$/.test(wait)) {
    tell({
      cause: wait === '0' ? `${status} asks to try again at once` : `${status} without Retry-After`,
      severity: 'WRONG MESSAGE',
      expected: 'Retry-After in whole seconds: the client says when to try again',
      seen: `Retry-After: ${wait || 'none'}`,
    });
  }
  const longest = Number(rateLimit?.['seconds'] ?? Number.NaN);
  if (status !== 429 || !(Number(wait) > longest)) return;
  tell({
    cause: '429 asks to wait longer than tries are counted',
    severity: 'WRONG MESSAGE',
    expected: `Retry-After: ${longest} at most`,
    seen: `Retry-After: ${wait}`,
  });
}
