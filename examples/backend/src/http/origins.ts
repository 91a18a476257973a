import type { Context } from 'hono';
import { fault } from '../faults';

/** What a page of another origin may send, and read of an answer. */
const SENT = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, If-None-Match';
const EXPOSED = 'Retry-After, ETag, Allow, X-Request-Id';

export function allowOrigin(c: Context, isError: boolean): void {
  if (isError && fault('errors-without-origin')) return;
  // No cookie is used anywhere, so that whoever asks learns nothing that they have no token for.
  c.header('Access-Control-Allow-Origin', '*');
  const isUnexposed = isError && fault('headers-unexposed-on-errors');
  if (!fault('headers-unexposed') && !isUnexposed)
    c.header('Access-Control-Expose-Headers', EXPOSED);
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('X-Content-Type-Options', 'nosniff');
}

export function answerPreflight(c: Context): Response | undefined {
  if (c.req.method !== 'OPTIONS' || fault('preflight-refused')) return undefined;
  allowOrigin(c, false);
  c.header(
    'Access-Control-Allow-Methods',
    fault('put-refused') ? 'GET, POST' : 'GET, HEAD, POST, PUT, DELETE',
  );
  const sent = fault('key-header-refused') ? SENT.replace(' Idempotency-Key,', '') : SENT;
  c.header('Access-Control-Allow-Headers', sent);
  c.header('Access-Control-Max-Age', '600');
  return c.body(null, 204);
}
