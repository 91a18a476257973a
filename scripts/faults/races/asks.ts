import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../../server/http/operations';
import type { FaultRun } from '../fault';

/** Nobody's patience lasts so long: the server hangs. */
const HANGING_MS = 30_000;
/** What refuses somebody who came second. */
const REFUSALS = new Set([409, 422, 503]);

interface Request {
  token: string;
  method?: string;
  body?: object;
  key?: string;
}

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** Sends a request to one of the servers, the next one to the next. */
export type Ask = <Body>(path: string, request: Request) => Promise<Answer<Body>>;

export interface Asking {
  ask: Ask;
  /** How often there was which answer, the most frequent first. */
  told(): string;
}

/** Whatever is asked for is done, or refused with a sentence: that is expected of every answer. */
export function startAsking(
  { load, expect }: Pick<FaultRun, 'load' | 'expect'>,
  urls: readonly string[],
): Asking {
  const counts = new Map<string, number>();
  let asked = 0;
  return {
    async ask<Body>(path: string, { token, method = 'POST', body, key = randomUUID() }: Request) {
      const url = urls[(asked += 1) % urls.length]!;
      const beganAt = performance.now();
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body && { 'Content-Type': 'application/json' }),
          ...(method === 'POST' && { 'Idempotency-Key': key }),
          // They come from everywhere: one address may not change so much.
          'X-Forwarded-For': `198.51.100.${asked % 250}`,
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.any([load.signal, AbortSignal.timeout(HANGING_MS)]),
      });
      const { status, headers } = response;
      const answer = (await response.json()) as Body & Partial<Schemas['Problem']>;
      const hasRetryAfter = Number(headers.get('Retry-After')) > 0;
      load.answers.push({ status, beganAt, tookMs: performance.now() - beganAt, hasRetryAfter });
      const name = `${status} ${answer.code ?? ''}`.trim();
      if (method !== 'GET') counts.set(name, (counts.get(name) ?? 0) + 1);
      const isClear = REFUSALS.has(status) && Boolean(answer.code) && Boolean(answer.message);
      expect(`${method} ${path} is done or refused: ${name}`, status < 300 || isClear);
      return { status, body: answer };
    },
    told() {
      const all = [...counts].toSorted(([, a], [, b]) => b - a);
      return all.map(([name, count]) => `${count} × ${name}`).join(', ');
    },
  };
}
